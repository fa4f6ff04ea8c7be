import { readFileSync } from 'node:fs';
import { WORLDLY } from '@race/bots/racer/modules/index.ts';
import { MOODS } from '@race/bots/racer/prices.ts';
import { makeRace, type Race, readOptions, STREAMS, winnerOf } from '@race/great-race';
import { type History, imagine, readRecord, replay, streams, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { powerOfE } from './chances.ts';
import { type ChanceCurve, chancesOf } from './curve.ts';
import { likelihoodOf, tenthsOf } from './tenths.ts';

const nature = { moods: MOODS, sense: WORLDLY };

function recorded(name: string) {
  const file = new URL(`../great-race/recorded/${name}.game.json`, import.meta.url);
  const read = readRecord(readFileSync(file, 'utf8'));
  const options = read.ok ? readOptions(read.value.options) : read;
  if (!read.ok || !options.ok) throw new Error('no record');
  const rules = makeRace(options.options);
  const raced = replay<Race>(rules, STREAMS, read.value);
  if (!raced.ok) throw new Error('no replay');
  return { rules, history: raced.value };
}

function curveOf(race: ReturnType<typeof recorded>, seat: number | null = null): ChanceCurve {
  const computing = chancesOf({ ...race, seat, nature });
  let step = computing.next();
  while (step.done !== true) step = computing.next();
  return step.value;
}

/** The same race with other hands and another deck: nobody who only watches can tell. */
function unseen({ history }: ReturnType<typeof recorded>): History<Race> {
  const { rules, first } = history;
  return { ...history, first: imagine<Race>(rules, view<Race>(rules, first, null), streams(STREAMS, 99)) };
}

describe('the curve of a race', () => {
  const race = recorded('africa-south-2-racers');
  const curve = curveOf(race);

  it('gives the crews all chances together, from even ones to those of the winner', () => {
    for (const { chances } of curve.points)
      expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 1000)).toBeLessThan(3);
    const [start] = curve.points;
    expect(start?.line).toBe(0);
    for (const chance of start?.chances ?? []) expect(Math.abs(chance - 500)).toBeLessThan(200);
    const end = curve.points.at(-1);
    expect(end?.line).toBe(race.history.standing.length);
    expect(end?.chances.indexOf(1000)).toBe(winnerOf(race.history.state.public));
  });

  it('is the same every time', () => {
    expect(curveOf(race)).toEqual(curve);
  });

  it('knows nothing at the start that spectators do not see', () => {
    const other = { ...race, history: { ...unseen(race), standing: race.history.standing.slice(0, 1) } };
    const [start] = curve.points;
    const [same] = chancesOf({ ...other, seat: null, nature }).next().value?.points ?? [];
    expect(same).toEqual(start);
  });

  it('names at most three decisions, in order, each with a crew that it changed the chances of', () => {
    expect(curve.turnings.length).toBeGreaterThan(0);
    expect(curve.turnings.length).toBeLessThanOrEqual(3);
    const lines = curve.turnings.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    for (const { before, after, from, line } of [...curve.turnings, ...curve.luck]) {
      expect(Math.abs(after - before)).toBeGreaterThanOrEqual(40);
      expect(line).toBeGreaterThan(from);
    }
  });

  it('can be seen with the eyes of a seat', () => {
    const own = curveOf(race, 1);
    expect(own.seat).toBe(1);
    expect(own.points).not.toEqual(curve.points);
  });
});

describe('chances in words', () => {
  it('make ten races together', () => {
    expect(tenthsOf([333, 333, 334])).toEqual([3, 3, 4]);
    expect(tenthsOf([1000, 0])).toEqual([10, 0]);
    expect(tenthsOf([250, 250, 250, 250])).toEqual([3, 3, 2, 2]);
  });

  it('are hardly ever and almost always at the ends', () => {
    expect([49, 50, 950, 951].map(likelihoodOf)).toEqual(['hardly', 'about', 'about', 'almost']);
  });

  it('are computed with sums and products alone, close to what they stand for', () => {
    for (const x of [0, -0.5, -1, -3, -8, -20]) expect(powerOfE(x)).toBeCloseTo(Math.exp(x), 9);
    expect(powerOfE(-2000)).toBeGreaterThanOrEqual(0);
    expect(powerOfE(-2000)).toBeLessThan(1e-6);
  });
});
