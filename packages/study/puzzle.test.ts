import { readdirSync, readFileSync } from 'node:fs';
import { WORLDLY } from '@race/bots/racer/modules/index.ts';
import { MOODS } from '@race/bots/racer/prices.ts';
import { CATALOGUE, makeRace, readOptions } from '@race/great-race';
import { splitChoice } from '@race/great-race/module.ts';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { told } from './mine.ts';
import { PACK_SIZE, readPuzzles, writePuzzles } from './pack.ts';
import { DIFFICULTIES, difficultyOf, placeText, pose, puzzleOptions, readPlaces, THEMES } from './puzzle.ts';

const PACKS = new URL('./packs/', import.meta.url);
const packs = readdirSync(PACKS).map((name) => readFileSync(new URL(name, PACKS), 'utf8'));
const all = packs.flatMap((text) => readPuzzles(text) ?? []);

describe('the packs that ship', () => {
  it('hold up to fifty puzzles each, in at most 60 kB', () => {
    for (const text of packs) {
      expect(readPuzzles(text)?.length).toBeLessThanOrEqual(PACK_SIZE);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    }
  });

  it('have every theme and difficulty, and no puzzle twice', () => {
    expect(new Set(all.map(({ theme }) => theme))).toEqual(new Set(THEMES));
    expect(new Set(all.map(difficultyOf))).toEqual(new Set(DIFFICULTIES));
    expect(new Set(all.map(({ seed, played: log }) => `${seed} ${log}`)).size).toBe(all.length);
  });

  it('are at least 300, and cover all modules', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    const played = all.flatMap(({ table }) => table.modules.map((choice) => splitChoice(choice).name));
    expect(new Set(played)).toEqual(new Set(CATALOGUE.map(({ name }) => name)));
  });

  it('can be posed: every answer that is named can be given', () => {
    for (const puzzle of all) {
      const options = readOptions(puzzleOptions(puzzle.table));
      if (!options.ok) throw new Error(options.fault.option);
      const posed = pose(makeRace(options.options), puzzle);
      if (posed === null) throw new Error(`no race comes to ${puzzle.played}`);
      expect(puzzle.right).not.toContain(puzzle.miss);
      for (const place of [...puzzle.right, puzzle.miss]) expect(posed.answers[place]).toBeDefined();
    }
  });
});

describe('a puzzle played out', () => {
  const nature = { moods: MOODS, sense: WORLDLY };
  const route = all.find(({ theme, table }) => theme === 'route' && table.modules.length === 0);
  if (route === undefined) throw new Error('there is no puzzle about the route');
  const options = readOptions(puzzleOptions(route.table));
  if (!options.ok) throw new Error(options.fault.option);
  const rules = makeRace(options.options);
  const answers = pose(rules, route)?.answers ?? [];
  const linesAfter = (given: number | null) => linesOf({ rules, nature, puzzle: route, given });

  it('begins with the answer that was given, if it is right, else with the best', () => {
    const [best = 0] = route.right;
    for (const right of route.right) expect(linesAfter(right)?.right[0]?.answer).toEqual(answers[right]);
    expect(linesAfter(null)?.right[0]?.answer).toEqual(answers[best]);
    expect(linesAfter(null)?.wrong).toEqual([]);
  });

  it('has the one act of a wrong answer beside it', () => {
    const lines = linesAfter(route.miss);
    expect(lines?.right).toEqual(linesAfter(null)?.right);
    expect(lines?.wrong.map(({ answer }) => answer)).toEqual([answers[route.miss]]);
    expect(lines?.right.length).toBeLessThanOrEqual(4);
  });
});

describe('a puzzle as text', () => {
  it('is read as it was written, and anything else is refused', () => {
    const some = all.slice(0, 3);
    expect(readPuzzles(writePuzzles(some))).toEqual(some);
    for (const bad of ['', '{}', '[1]', '[{"seed":1}]', JSON.stringify([{ ...some[0], theme: 'chess' }])])
      expect(readPuzzles(bad)).toBeNull();
  });

  it('has one character for a place, or three for a high one', () => {
    const places = [0, 9, 35, 61, 62, 700];
    expect(readPlaces(places.map(placeText).join(''))).toEqual(places);
    expect(readPlaces('12?')).toBeNull();
    expect(readPlaces('-1')).toBeNull();
  });

  it('that no race comes to cannot be posed', () => {
    const [puzzle] = all;
    const options = readOptions(
      puzzleOptions(puzzle?.table ?? { board: 'africa', towards: 'south', crews: 2, modules: [] }),
    );
    if (!options.ok) throw new Error(options.fault.option);
    const rules = makeRace(options.options);
    expect(pose(rules, { seed: 1, played: 'Z' })).toBeNull();
    expect(pose(rules, { seed: 1, played: '!' })).toBeNull();
  });
});

describe('right and wrong answers', () => {
  const weighed = (...losses: readonly number[]) =>
    losses.map((loss) => ({ answer: { do: 'pass' as const }, chance: 0.5 - loss, loss, least: loss - 0.01 }));

  it('are told apart only by a gap, where few are right', () => {
    expect(told(weighed(0, 0.1, 0.2, 0.3))?.right).toHaveLength(1);
    expect(told(weighed(0, 0.01, 0.1, 0.2, 0.2, 0.3))?.right).toHaveLength(2);
    expect(told(weighed(0, 0.03, 0.2, 0.3))).toBeNull();
    expect(told(weighed(0, 0.01, 0.1))).toBeNull();
    expect(told(weighed(0, 0, 0, 0))).toBeNull();
  });
});
