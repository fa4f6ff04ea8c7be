import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORLDLY } from '@race/bots/racer/modules/index.ts';
import { MOODS } from '@race/bots/racer/prices.ts';
import { makeRace, type Race, readOptions, STREAMS } from '@race/great-race';
import { copy, legalActions, open, play, readRecord, replay, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { judge } from './best.ts';
import { readPuzzles } from './pack.ts';
import { pose, puzzleOptions } from './puzzle.ts';

const nature = { moods: MOODS, sense: WORLDLY };
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

function posed(number: number) {
  const puzzle = readPuzzles(read('packs/1.json'))?.[number];
  const options = puzzle === undefined ? null : readOptions(puzzleOptions(puzzle.table));
  if (puzzle === undefined || options?.ok !== true) throw new Error('no such puzzle');
  const rules = makeRace(options.options);
  const found = pose(rules, puzzle);
  if (found === null) throw new Error('no race comes to it');
  const known = view<Race>(rules, found.state, found.seat);
  const ways = found.answers.map((answer) => [answer]);
  return { ...found, puzzle, rules, known, ways };
}

describe('what is best at a moment', () => {
  it('is what a puzzle says, from what its seat knows alone', () => {
    for (const number of [0, 3]) {
      const { puzzle, rules, known, ways, seat } = posed(number);
      const judged = judge({ rules, nature, known, seat, ways, kept: [puzzle.miss] });
      expect(puzzle.right).toContain(judged.ways[0]?.place);
      expect(judged.isEven).toBe(false);
      expect(judged.ways.find(({ place }) => place === puzzle.miss)?.isBest).toBe(false);
      expect(judged.crews.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(990);
    }
  });

  it('is the same each time, and does not change with what the seat cannot see', () => {
    const { rules, known, ways, seat, state } = posed(1);
    const other = copy<Race>(rules, state);
    other.table.chance = { ...other.table.chance };
    const once = judge({ rules, nature, known, seat, ways, kept: [] });
    expect(judge({ rules, nature, known: view<Race>(rules, other, seat), seat, ways, kept: [] })).toEqual(
      once,
    );
  });

  it('with all cards open is no foresight: made-up chance is all that is still to be drawn', () => {
    const { rules, ways, seat, state } = posed(1);
    const luckier = copy<Race>(rules, state);
    luckier.table.chance = copy<Race>(rules, posed(2).state).table.chance;
    const once = judge({ rules, nature, known: state, seat, ways, kept: [] });
    expect(judge({ rules, nature, known: luckier, seat, ways, kept: [] })).toEqual(once);
  });

  it('of ways that come to the same it says that it hardly matters', () => {
    const { rules, known, ways, seat } = posed(0);
    const [way = []] = ways;
    const judged = judge({ rules, nature, known, seat, ways: [way, way], kept: [] });
    expect(judged.isEven).toBe(true);
    expect(judged.ways.every(({ isBest }) => isBest)).toBe(true);
  });

  it('takes a drive as one way: all its spaces', () => {
    const text = read('../great-race/recorded/africa-south-2-racers.game.json');
    const record = readRecord(text);
    const options = record.ok ? readOptions(record.value.options) : record;
    if (!record.ok || !options.ok) throw new Error('no race');
    const rules = makeRace(options.options);
    const raced = replay<Race>(rules, STREAMS, record.value);
    if (!raced.ok) throw new Error('no race');
    const g = open<Race>(rules, copy<Race>(rules, raced.value.first));
    const { standing } = raced.value;
    const from = standing.findIndex(
      ({ answer }, at) => answer.do === 'drive' && standing[at + 2]?.answer.do === 'enter',
    );
    for (const { seat, answer } of standing.slice(0, from)) play<Race>(g, seat, answer);
    const drive = standing.slice(from, from + 3);
    const [first] = drive;
    if (first === undefined) throw new Error('nobody drives');
    const { seat } = first;
    const ways = [drive.map(({ answer }) => answer), ...legalActions(g, seat).map((one) => [one])];
    const judged = judge({ rules, nature, known: view<Race>(rules, g, seat), seat, ways, kept: [0] });
    expect(judged.ways.map(({ place }) => place)).toContain(0);
  });
});
