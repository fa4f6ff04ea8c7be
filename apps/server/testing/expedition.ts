// A person on the daily expedition, for tests.
import { BOTS } from '@race/bots';
import type { RaceRules } from '@race/great-race';
import { chooseFrom } from '@race/kernel';
import { viewOf } from '@race/online';
import { chanceFor, type Player } from './player.ts';
import { isOver } from './server.ts';

export async function setOff(player: Player, day: string): Promise<string> {
  const result = await player.get({ do: 'setOff', day });
  if (result.kind !== 'table') throw new Error('no table');
  await player.get({ do: 'watch', table: result.table, since: null });
  return result.table;
}

/** How many of forty answers are random, by seed. */
const CALM = 40;

/** Drives to the end like a racer, with more random answers the higher the seed. */
export async function finish(player: Player, table: string, seed: number): Promise<void> {
  const chance = chanceFor(seed);
  const lots = Array.from({ length: CALM }, (_, at) => at);
  while (!isOver(player)) {
    await player.until((one) => isOver(one) || one.answers().length > 0);
    const { rules, mirror } = player;
    const answers = player.answers();
    if (rules === null || mirror === null || answers.length === 0) continue;
    const answer =
      chooseFrom(chance, lots) < seed
        ? chooseFrom(chance, answers)
        : BOTS.racer.choose({ rules: rules as RaceRules, view: viewOf(mirror), answers, chance });
    await player.give(table, answer);
  }
}
