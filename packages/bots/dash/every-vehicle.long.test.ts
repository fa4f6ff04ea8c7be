import { cardAt, type Dash, type DashEvent, makeDash, ROUNDS, STREAMS, VEHICLES } from '@race/dash';
import { legalActions, listSeats, open, pending, play, start, streams, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { seatBots } from '../play-out.ts';
import { DASH_BOTS } from './index.ts';

/** How often each vehicle is laid in each round, where equal drivers play. */
function laidBy(players: number, games: number): number[][] {
  const rules = makeDash({ players, characters: 'drawn', data: 1 });
  const laid = Array.from({ length: ROUNDS }, () => VEHICLES.map(() => 0));
  for (let seed = 0; seed < games; seed++) {
    const seated = seatBots(
      Array.from({ length: players }, () => DASH_BOTS.driver),
      seed,
    );
    const events: DashEvent[] = [];
    const g = open<Dash>(rules, start<Dash>(rules, streams(STREAMS, seed)), events);
    for (let asked = pending(rules, g); asked !== 0; asked = pending(rules, g))
      for (const [seat, { bot, chance }] of seated.entries())
        if (listSeats(asked).includes(seat)) {
          const answers = legalActions(g, seat);
          play(g, seat, bot.choose({ rules, view: view(rules, g, seat), answers, chance }));
        }
    let round = 1;
    for (const event of events) {
      if (event.key === 'roundBegun') round = event.round;
      if (event.key !== 'cardRevealed') continue;
      const { vehicle } = cardAt(rules, rules.cardIndex.get(event.card) ?? -1);
      const counts = laid[round - 1];
      const at = VEHICLES.indexOf(vehicle);
      if (counts !== undefined) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return laid;
}

describe('DASH-COMP-03 our own numbers', () => {
  // A fifth would be even; nobody lays a card in vain, and none is only for the beginning or the end.
  it.each([2, 4, 7])('give a reason to play every vehicle in every round, %i players', (players) => {
    const games = Math.ceil(400 / players);
    for (const counts of laidBy(players, games))
      for (const count of counts) expect(count / (games * players)).toBeGreaterThan(0.05);
  });
});
