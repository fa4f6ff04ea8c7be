import { type Race, type RaceRules, STREAMS } from '@race/great-race';
import { fingerprint, streams } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS, playOut, type RaceBot, seatBots } from './index.ts';
import { loadBot } from './load.ts';
import { raceWith } from './testing/tables.ts';

/** The end of a race of four such bots. */
function end(rules: RaceRules, bot: RaceBot): string {
  const players = seatBots<Race, RaceRules>(new Array(rules.seats).fill(bot), 9);
  return fingerprint(playOut<Race, RaceRules>(rules, players, streams(STREAMS, 9)).state);
}

describe('a bot that was fetched for a table', () => {
  it.each([
    ['without modules', []],
    ['with modules', ['leaders', 'season:hard', 'village', 'postal', 'patronage', 'diplomacy:normal']],
  ])('plays as the bot that knows everything, %s', async (_how, modules) => {
    const rules = raceWith({ crews: 4, modules });
    expect(end(rules, await loadBot('racer', rules.options))).toBe(end(rules, BOTS.racer));
  });

  it('leaves to chance what its name says', async () => {
    expect(await loadBot('random', raceWith({}).options)).toBe(BOTS.random);
  });
});
