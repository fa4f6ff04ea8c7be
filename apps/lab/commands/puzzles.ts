import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedOf } from '@race/balance';
import { CATALOGUE, MODULE_CHOICES } from '@race/great-race';
import { gather, kindsOf } from '@race/study/gather.ts';
import { MOST_BYTES, PACK_SIZE, readPuzzles, writePuzzles } from '@race/study/pack.ts';
import type { Puzzle } from '@race/study/puzzle.ts';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file, flag, maybeList, whole } from '../cli/options.ts';
import type { ProgressLine } from '../cli/progress.ts';
import { table } from '../cli/table.ts';
import { overCores } from '../cores/cores.ts';

const PACKS = fileURLToPath(new URL('../../../packages/study/packs/', import.meta.url));
/** So many of a hundred puzzles have to be confirmed. */
const ENOUGH = 0.97;

export const puzzles = command({
  name: 'puzzles',
  summary: `Finds puzzles in races of strong bots, or checks puzzles again.

Mined on several machines, or with several seeds, and merged with those that ship:

  puzzles --races 500 --seed 11 --out a.json
  puzzles --races 500 --seed 12 --modules postal,patronage,diplomacy --out b.json
  puzzles --merge a.json b.json packages/study/packs/*.json --most 300 --out all.json
  puzzles --verify all.json --seed 5 --drop --out sure.json
  puzzles --pack sure.json

What is mined stands in its file after every race; --first goes on where another run ended.`,
  mayTake: 'FILE',
  isRepeatable: true,
  options: {
    races: whole('number of races to look for puzzles in', 8, { least: 1 }),
    first: whole('the number of the first race', 0, { least: 0 }),
    seed: whole('the same seed gives the same puzzles, and the same check', 1, {
      least: 0,
      most: 0x7fffffff,
    }),
    modules: maybeList('mines only in races with one of these modules, such as postal,season:hard'),
    out: file('where the puzzles are written', null),
    verify: flag('checks the puzzles of the files, or those that ship, in worlds of this seed'),
    drop: flag('with --verify: writes those that were confirmed to --out'),
    merge: flag('writes the puzzles of all files to --out, each once, so that no kind is rare'),
    pack: flag('the same, as the packs that ship'),
    most: whole('with --merge or --pack: so many of them', 300, { least: 1 }),
    sample: whole('with --verify: checks only so many of them', null, { least: 1 }),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run(given, { files, progress }) {
    const { verify, drop, merge, pack, most, out } = given;
    if ([verify, merge, pack].filter(Boolean).length > 1)
      throw new UsageFault('puzzles takes one of --verify, --merge and --pack');
    if ((merge || drop) && out === null) throw new UsageFault('there is no file to write to: --out FILE');
    if (drop && !verify) throw new UsageFault('--drop is for --verify');
    if (verify) return check({ ...given, files }, progress);
    if (merge || pack) {
      if (files.length === 0) throw new UsageFault('there is nothing to merge: puzzles --merge FILE …');
      const all = gather(files.flatMap(puzzlesIn), most);
      return pack ? packed(all) : merged(all, out);
    }
    if (files.length > 0)
      throw new UsageFault('files are for --verify, --merge or --pack; mined puzzles go to --out FILE');
    return mine(given, progress);
  },
});

interface Mining {
  readonly races: number;
  readonly first: number;
  readonly seed: number;
  readonly modules: readonly string[] | null;
  readonly out: string | null;
  readonly threads: number | null;
}

async function mine({ races, first, seed, modules, out, threads }: Mining, progress: ProgressLine) {
  const choices = (modules ?? []).flatMap(choicesOf);
  const jobs = Array.from({ length: races }, (_, nth) => ({ seed, race: first + nth, choices }));
  const soFar: Puzzle[] = [];
  let done = 0;
  const found = await overCores('mining', {
    jobs,
    threads,
    done(some) {
      progress.show(++done, races, 'races');
      soFar.push(...some);
      if (out !== null) writeFileSync(out, writePuzzles(soFar));
    },
  });
  const all = found.flat();
  if (out !== null) writeFileSync(out, writePuzzles(all));
  return { result: { races, seed, puzzles: all.length, ...counted(all) }, text: shown(all), ok: true };
}

/** A module by its name is every way to play it. */
function choicesOf(named: string): readonly string[] {
  const choices = MODULE_CHOICES.filter((choice) => choice === named || choice.startsWith(`${named}:`));
  if (choices.length > 0) return choices;
  throw new UsageFault(`there is no module “${named}”, only ${CATALOGUE.map(({ name }) => name).join(', ')}`);
}

function merged(all: readonly Puzzle[], out: string | null) {
  if (out !== null) writeFileSync(out, writePuzzles(all));
  return { result: { puzzles: all.length, ...counted(all) }, text: shown(all), ok: true };
}

interface Checking extends Pick<Mining, 'seed' | 'threads' | 'out'> {
  readonly files: readonly string[];
  readonly sample: number | null;
  readonly drop: boolean;
}

async function check({ files, sample, seed, threads, drop, out }: Checking, progress: ProgressLine) {
  const all = files.length === 0 ? shipped() : files.flatMap(puzzlesIn);
  const some = sampled(all, sample ?? all.length, seed);
  let done = 0;
  const verdicts = await overCores('checking', {
    jobs: some.map((puzzle, nth) => ({ puzzle, seed: seedOf(seed, nth) })),
    threads,
    done: () => progress.show(++done, some.length, 'puzzles'),
  });
  const confirmed = verdicts.filter(Boolean).length;
  if (drop && out !== null) writeFileSync(out, writePuzzles(some.filter((_, nth) => verdicts[nth])));
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
  const texts = Array.from({ length: Math.ceil(all.length / PACK_SIZE) }, (_, nth) =>
    writePuzzles(all.slice(nth * PACK_SIZE, (nth + 1) * PACK_SIZE)),
  );
  if (texts.some((text) => text.length > MOST_BYTES))
    throw new UsageFault(`a pack would be larger than ${MOST_BYTES} bytes`);
  for (const name of packNames()) rmSync(`${PACKS}${name}`);
  for (const [nth, text] of texts.entries()) writeFileSync(`${PACKS}${nth + 1}.json`, text);
  return {
    result: { packs: texts.length, puzzles: all.length, ...counted(all) },
    text: shown(all),
    ok: true,
  };
}

const packNames = () => readdirSync(PACKS).filter((name) => name.endsWith('.json'));

const shipped = (): Puzzle[] => packNames().flatMap((name) => puzzlesIn(`${PACKS}${name}`));

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

const counted = (all: readonly Puzzle[]) => kindsOf(all, MODULE_CHOICES);

function shown(all: readonly Puzzle[]): string {
  const { themes, difficulties, modules } = counted(all);
  return table([
    ['', 'puzzles'],
    ...Object.entries({ ...themes, ...difficulties, ...modules }),
    ['all', all.length],
  ]);
}
