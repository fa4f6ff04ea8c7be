import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedOf } from '@race/balance';
import { PACK_SIZE, readPuzzles, writePuzzles } from '@race/study/pack.ts';
import { difficultyOf, type Puzzle } from '@race/study/puzzle.ts';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file, flag, whole } from '../cli/options.ts';
import type { ProgressLine } from '../cli/progress.ts';
import { table } from '../cli/table.ts';
import { overCores } from '../cores/cores.ts';

const PACKS = fileURLToPath(new URL('../../../packages/study/packs/', import.meta.url));
/** So many of a hundred puzzles have to be confirmed. */
const ENOUGH = 0.97;

export const puzzles = command({
  name: 'puzzles',
  summary: 'Finds puzzles in races of strong bots, or checks puzzles again.',
  mayTake: 'FILE',
  options: {
    races: whole('number of races to look for puzzles in', 8, { least: 1 }),
    first: whole('the number of the first race', 0, { least: 0 }),
    seed: whole('the same seed gives the same puzzles, and the same check', 1, {
      least: 0,
      most: 0x7fffffff,
    }),
    out: file('where the puzzles that were found are written', null),
    verify: flag('checks the puzzles of FILE, or those that ship, in worlds of this seed'),
    pack: flag('writes the puzzles of FILE as the packs that ship'),
    sample: whole('checks only so many of them', null, { least: 1 }),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run(given, { files: [named = null], progress }) {
    if (given.verify) return check({ ...given, file: named }, progress);
    if (given.pack) return packed(named === null ? [] : puzzlesIn(named));
    return mine(given, progress);
  },
});

interface Mining {
  readonly races: number;
  readonly first: number;
  readonly seed: number;
  readonly out: string | null;
  readonly threads: number | null;
}

async function mine({ races, first, seed, out, threads }: Mining, progress: ProgressLine) {
  const jobs = Array.from({ length: races }, (_, nth) => ({ seed, race: first + nth }));
  let done = 0;
  const found = await overCores('mining', {
    jobs,
    threads,
    done: () => progress.show(++done, races, 'races'),
  });
  const all = found.flat();
  if (out !== null) writeFileSync(out, writePuzzles(all));
  return { result: { races, seed, puzzles: all.length, ...counted(all) }, text: shown(all), ok: true };
}

interface Checking extends Pick<Mining, 'seed' | 'threads'> {
  readonly file: string | null;
  readonly sample: number | null;
}

async function check({ file: from, sample, seed, threads }: Checking, progress: ProgressLine) {
  const all = from === null ? shipped() : puzzlesIn(from);
  const some = sampled(all, sample ?? all.length, seed);
  let done = 0;
  const verdicts = await overCores('checking', {
    jobs: some.map((puzzle, nth) => ({ puzzle, seed: seedOf(seed, nth) })),
    threads,
    done: () => progress.show(++done, some.length, 'puzzles'),
  });
  const confirmed = verdicts.filter(Boolean).length;
  const text = `${all.length} puzzles, ${some.length} checked, ${confirmed} confirmed`;
  return {
    result: { puzzles: all.length, checked: some.length, confirmed },
    text,
    ok: confirmed >= ENOUGH * some.length,
  };
}

/** So many of them, spread over the whole list; another seed takes others. */
function sampled(all: readonly Puzzle[], count: number, seed: number): readonly Puzzle[] {
  const step = Math.max(1, all.length / count);
  const from = seed % Math.max(1, Math.floor(step));
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, nth) => all[Math.floor(from + nth * step) % all.length],
  ).filter((puzzle) => puzzle !== undefined);
}

function packed(all: readonly Puzzle[]) {
  const mixed = inTurn(all, (puzzle) => `${puzzle.theme} ${difficultyOf(puzzle)}`);
  const packs = Math.ceil(mixed.length / PACK_SIZE);
  if (packs === 0) throw new UsageFault('there is nothing to pack: puzzles FILE --pack');
  for (let nth = 0; nth < packs; nth++)
    writeFileSync(
      `${PACKS}${nth + 1}.json`,
      writePuzzles(mixed.slice(nth * PACK_SIZE, (nth + 1) * PACK_SIZE)),
    );
  return {
    result: { packs, puzzles: mixed.length, ...counted(mixed) },
    text: shown(mixed),
    ok: true,
  };
}

/** One of each theme and difficulty after the other, so that every pack has some of all. */
function inTurn(puzzles: readonly Puzzle[], kindOf: (puzzle: Puzzle) => string): Puzzle[] {
  const kinds = Map.groupBy(puzzles, kindOf);
  const mixed: Puzzle[] = [];
  for (let nth = 0; mixed.length < puzzles.length; nth++)
    for (const kind of kinds.values()) {
      const puzzle = kind[nth];
      if (puzzle !== undefined) mixed.push(puzzle);
    }
  return mixed;
}

const shipped = (): Puzzle[] =>
  readdirSync(PACKS)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => puzzlesIn(`${PACKS}${name}`));

function puzzlesIn(path: string): Puzzle[] {
  const read = readPuzzles(textIn(path));
  if (read === null) throw new UsageFault(`${path} is no list of puzzles`);
  return read;
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageFault(`${path} cannot be read`);
  }
}

function counted(all: readonly Puzzle[]) {
  const count = (kindOf: (puzzle: Puzzle) => string) =>
    Object.fromEntries([...Map.groupBy(all, kindOf)].map(([kind, some]) => [kind, some.length]));
  return {
    themes: count(({ theme }) => theme),
    difficulties: count(difficultyOf),
    modules: Object.fromEntries(
      [
        ...Map.groupBy(
          all.flatMap(({ table: { modules } }) => modules),
          (name) => name,
        ),
      ].map(([name, some]) => [name, some.length]),
    ),
  };
}

function shown(all: readonly Puzzle[]): string {
  const { themes, difficulties, modules } = counted(all);
  return table([
    ['', 'puzzles'],
    ...Object.entries({ ...themes, ...difficulties, ...modules }),
    ['all', all.length],
  ]);
}
