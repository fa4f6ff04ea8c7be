import { BOTS } from '@race/bots';
import { makeRace, readOptions } from '@race/great-race';
import { releasedData } from '@race/great-race/released/index.ts';
import { describe, expect, it } from 'vitest';
import { DANGERS, FARES, PRINTED, withTrialRules } from './house-rules.ts';
import { runRaces } from './races.ts';

const read = readOptions({ board: 'africa', crews: 2 });
if (!read.ok) throw new Error('no race');
const { options } = read;
const data = releasedData(options);

describe('house rules of the laboratory', () => {
  it('leave everything as it is printed, unless one is chosen', () => {
    expect(withTrialRules(data, PRINTED)).toEqual(data);
  });

  it('halve fares, close all lines, take dangers off the tiles', () => {
    const half = withTrialRules(data, { ...PRINTED, fares: 'half' }).board.lines;
    expect(half.map(({ price }) => price * 2)).toEqual(data.board.lines.map(({ price }) => price));
    expect(withTrialRules(data, { ...PRINTED, fares: 'none' }).board.lines).toEqual([]);
    const { tiles } = withTrialRules(data, { ...PRINTED, dangers: 'none' });
    expect(tiles.some(({ danger }) => danger)).toBe(false);
    expect(tiles.map(({ copies }) => copies)).toEqual(data.tiles.map(({ copies }) => copies));
  });

  it('can be raced with, all of them', () => {
    for (const fares of FARES)
      for (const dangers of DANGERS) {
        const rules = makeRace(options, withTrialRules(data, { fares, dangers }));
        const tally = runRaces({ rules, bots: [BOTS.racer], seed: 2, first: 0, races: 2 });
        expect(tally.noWinner).toBe(0);
        expect(fares === 'none' && tally.withLines > 0).toBe(false);
      }
  });
});
