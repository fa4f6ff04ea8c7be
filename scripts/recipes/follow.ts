// Follows recipes in a copy of the repository and checks the result: with the tests concerned, with the type check, and by leaving
// things out.
import { type Copy, copyRepository } from './copy.ts';
import { type Lapse, proofOf, type Recipe, touched, whole } from './recipe.ts';
import { checkTypes, type Result, runTests } from './tools.ts';

export interface Followed {
  readonly recipe: string;
  readonly files: number;
  /** Of these, how many count, and how many may. */
  readonly counted: number;
  readonly limit: number | null;
  /** What was left out to see whether it is noticed. */
  readonly noticed: readonly string[];
  readonly faults: readonly string[];
}

export interface FollowedAll {
  readonly ok: boolean;
  readonly seconds: number;
  readonly recipes: readonly Followed[];
  /** Faults in files that no recipe touches: one of them lacks a step. */
  readonly elsewhere: readonly string[];
  /** What the tests and the type check print where they fail. */
  readonly output: string;
}

type Faults = ReadonlyMap<Recipe, string[]>;

/** All of them together in one copy, so that each check is run once. */
export async function followRecipes(
  recipes: readonly Recipe[],
  tell: (line: string) => void,
): Promise<FollowedAll> {
  const start = Date.now();
  tell('copying the repository');
  const copy = copyRepository();
  try {
    const faults: Faults = new Map(recipes.map((recipe) => [recipe, overLimit(recipe)]));
    const copied = new Map<Recipe, number>();
    for (const recipe of recipes) {
      tell(`following “${recipe.heading}”`);
      try {
        copied.set(recipe, follow(copy, recipe));
      } catch (error) {
        faults.get(recipe)?.push(error instanceof Error ? error.message : String(error));
      }
    }
    const results = copied.size < recipes.length ? [] : await check(copy, recipes, faults, tell);
    const followed = recipes.map((recipe) =>
      resultOf(recipe, copied.get(recipe) ?? 0, faults.get(recipe) ?? []),
    );
    return {
      ok: results.every(({ ok }) => ok) && followed.every((one) => one.faults.length === 0),
      seconds: (Date.now() - start) / 1000,
      recipes: followed,
      elsewhere: [...new Set(results.flatMap(({ failed }) => failed))]
        .filter((file) => !recipes.some((recipe) => isTouched(recipe, file) || recipe.tests.includes(file)))
        .map((file) => `an error in ${file}, which no recipe touches`),
      output: results.flatMap(({ ok, output }) => (ok ? [] : [output])).join('\n'),
    };
  } finally {
    copy.remove();
  }
}

/** Returns how many files its folders brought. */
function follow(copy: Copy, { name, folders = [], steps, proof }: Recipe): number {
  const copied = folders
    .map(({ from, to }) => copy.copyFolder(from, to))
    .reduce((sum, count) => sum + count, 0);
  for (const { files, edit } of steps) for (const file of files) copy.edit(file, edit(file));
  copy.edit(proofOf(name), whole(proof));
  return copied;
}

/** Adds to the faults of each recipe. What is left out is only tried once everything else is right. */
async function check(
  copy: Copy,
  recipes: readonly Recipe[],
  faults: Faults,
  tell: (line: string) => void,
): Promise<readonly Result[]> {
  const blame = (recipe: Recipe, fault: string) => faults.get(recipe)?.push(fault);
  const testsOf = ({ name, tests }: Recipe) => [...tests, proofOf(name)];

  tell('running the tests concerned');
  const tests = await runTests(copy, [...new Set(recipes.flatMap(testsOf))]);
  for (const recipe of recipes)
    for (const file of new Set(tests.failed))
      if (testsOf(recipe).includes(file)) blame(recipe, `a test fails: ${file}`);

  tell('checking types');
  const types = await checkTypes(copy);
  for (const recipe of recipes)
    for (const file of new Set(types.failed))
      if (isTouched(recipe, file)) blame(recipe, `a type error in ${file}`);
  if (!tests.ok || !types.ok) return [tests, types];

  const lapses = recipes.flatMap((recipe) => recipe.lapses.map((lapse) => ({ recipe, ...lapse })));
  const byTest = lapses.filter(({ noticedBy }) => 'test' in noticedBy);
  const byTypes = lapses.filter(({ noticedBy }) => 'types' in noticedBy);
  const unnoticed = (some: typeof lapses, failed: readonly string[]) => {
    for (const { recipe, what } of some.filter((lapse) => !isNoticed(lapse, some, failed)))
      blame(recipe, `nothing fails without ${what}`);
  };
  tell(`leaving out ${byTest.length} things that tests must notice`);
  const { failed } = await leavingOut(copy, byTest, () => runTests(copy, byTest.map(noticedIn)));
  unnoticed(byTest, failed);
  tell(`leaving out ${byTypes.length} things that the type check must notice`);
  unnoticed(byTypes, (await leavingOut(copy, byTypes, () => checkTypes(copy))).failed);
  return [tests, types];
}

const isTouched = ({ name, steps, folders = [] }: Recipe, file: string): boolean =>
  file === proofOf(name) ||
  steps.some(({ files }) => files.includes(file)) ||
  folders.some(({ to }) => file.startsWith(`${to}/`));

async function leavingOut(copy: Copy, lapses: readonly Lapse[], run: () => Promise<Result>): Promise<Result> {
  if (lapses.length === 0) return { ok: true, failed: [], output: '' };
  const undo = lapses.map(({ file, edit }) => copy.edit(file, edit));
  const result = await run();
  for (const one of undo.reverse()) one();
  return result;
}

const noticedIn = ({ noticedBy }: Lapse): string => ('test' in noticedBy ? noticedBy.test : noticedBy.types);

/** Where several must be noticed in one file, it must fail as often. */
function isNoticed(lapse: Lapse, all: readonly Lapse[], failed: readonly string[]): boolean {
  const file = noticedIn(lapse);
  const wanted = all.filter((one) => noticedIn(one) === file).length;
  return failed.filter((one) => one === file).length >= wanted;
}

function overLimit(recipe: Recipe): string[] {
  const { counted } = touched(recipe);
  const { limit } = recipe;
  return limit !== undefined && counted > limit.files
    ? [`it touches ${counted} files: at most ${limit.files}`]
    : [];
}

function resultOf(recipe: Recipe, copied: number, faults: readonly string[]): Followed {
  const { files, counted } = touched(recipe);
  return {
    recipe: recipe.name,
    files: files + copied,
    counted,
    limit: recipe.limit?.files ?? null,
    noticed: recipe.lapses.map(({ what }) => what),
    faults,
  };
}
