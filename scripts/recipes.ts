// npm run recipes [-- card setting … --json]: follows recipes of CONTRIBUTING in a copy of the repository, all of them where none
// is named, and counts the files they touch.
import { type FollowedAll, followRecipes } from './recipes/follow.ts';
import { RECIPES } from './recipes/index.ts';
import type { Recipe } from './recipes/recipe.ts';

const request = readArguments(process.argv.slice(2));
if (typeof request === 'string') {
  console.error(`recipes: ${request}`);
  console.error(`npm run recipes [-- ${RECIPES.map(({ name }) => name).join(' | ')} … --json]`);
  process.exitCode = 2;
} else {
  const followed = await followRecipes(request.recipes, (line) => process.stderr.write(`${line} …\n`));
  if (request.json) console.log(JSON.stringify(followed));
  else print(followed);
  process.exitCode = followed.ok ? 0 : 1;
}

/** What is wanted, or what is wrong with the arguments. */
function readArguments(
  args: readonly string[],
): { readonly recipes: readonly Recipe[]; readonly json: boolean } | string {
  const names = args.filter((one) => !one.startsWith('-'));
  const strange = args.find((one) => one.startsWith('-') && one !== '--json');
  if (strange !== undefined) return `there is no option ${strange}`;
  const unknown = names.find((name) => RECIPES.every((recipe) => recipe.name !== name));
  if (unknown !== undefined) return `there is no recipe “${unknown}”`;
  const recipes = names.length === 0 ? RECIPES : RECIPES.filter(({ name }) => names.includes(name));
  return { recipes, json: args.includes('--json') };
}

function print({ ok, seconds, recipes, elsewhere, output }: FollowedAll): void {
  console.table(
    Object.fromEntries(
      recipes.map(({ recipe, files, counted, limit, noticed, faults }) => [
        recipe,
        {
          files,
          counted: limit === null ? '' : `${counted} of ${limit}`,
          'noticed when left out': noticed.length,
          result: faults.length === 0 ? 'ok' : 'FAILED',
        },
      ]),
    ),
  );
  if (output !== '') console.log(output);
  for (const { recipe, faults } of recipes) for (const fault of faults) console.log(`${recipe}: ${fault}`);
  for (const fault of elsewhere) console.log(fault);
  console.log(`${ok ? 'Every recipe works' : 'FAILED'} (${seconds.toFixed(0)} s)`);
}
