import { type Dash, type DashRules, dashWinners, makeDash, STREAMS } from '@race/dash';
import { fast, legalActions, listSeats, open, pending, play, start, streams, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../base/bots.ts';
import { playOut, seatBots } from '../play-out.ts';
import { makeAce } from './ace.ts';
import { DASH_BOTS } from './index.ts';
import { DASH_BOT_NAMES } from './names.ts';

const rulesFor = (players: number): DashRules => makeDash({ players, characters: 'drawn', data: 1 });

/** Thinks fewer games through: quick enough for a test, and still an ace. */
const quickAce = makeAce('ace', { secret: 60, open: 8 });

/** How many of so many games between two kinds of bots, seated in turn, the first kind wins. */
function winsOf(
  strong: Bot<Dash, DashRules>,
  weak: Bot<Dash, DashRules>,
  { games, players }: { readonly games: number; readonly players: number },
): number {
  const rules = rulesFor(players);
  let wins = 0;
  for (let seed = 0; seed < games; seed++) {
    const seated = Array.from({ length: rules.seats }, (_, seat) =>
      (seat + seed) % 2 === 0 ? strong : weak,
    );
    const { state } = playOut(rules, seatBots(seated, seed), streams(STREAMS, seed));
    const winners = dashWinners(rules, state.public);
    wins += winners.filter((seat) => seated[seat] === strong).length / winners.length;
  }
  return wins;
}

describe('the bots of the Dash', () => {
  // Half of all games would be an even match. Chances of such scores between equals are below one in a hundred.
  it('a rookie beats who plays anything', () => {
    expect(winsOf(DASH_BOTS.rookie, DASH_BOTS.random, { games: 30, players: 4 })).toBeGreaterThan(22);
  });

  it('a driver beats a rookie', () => {
    expect(winsOf(DASH_BOTS.driver, DASH_BOTS.rookie, { games: 120, players: 2 })).toBeGreaterThan(73);
  });

  it('an ace beats a driver', () => {
    expect(winsOf(DASH_BOTS.ace, DASH_BOTS.driver, { games: 60, players: 2 })).toBeGreaterThan(39);
  });

  it.each(DASH_BOT_NAMES)(
    '%s gives the same answer to the same view and chance, and one that is offered',
    (name) => {
      const bot = name === 'ace' ? quickAce : DASH_BOTS[name];
      for (const players of [2, 3]) {
        const rules = rulesFor(players);
        const g = open(rules, start(rules, streams(STREAMS, players)));
        for (let asked = pending(rules, g); asked !== 0; asked = pending(rules, g))
          for (const seat of listSeats(asked)) {
            const answers = legalActions(g, seat);
            const choose = () =>
              bot.choose({ rules, view: view(rules, g, seat), answers, chance: fast(seat, 9) });
            const answer = choose();
            expect(answers).toContain(answer);
            expect(choose()).toBe(answer);
            play(g, seat, answer);
          }
      }
    },
  );

  it('an ace mixes its answers where all choose at once', () => {
    const rules = rulesFor(3);
    const state = start(rules, streams(STREAMS, 4));
    const answers = legalActions(open(rules, state), 0);
    const chosen = new Set(
      Array.from({ length: 20 }, (_, seed) =>
        quickAce.choose({ rules, view: view(rules, state, 0), answers, chance: fast(seed, 1) }),
      ),
    );
    expect(chosen.size).toBeGreaterThan(1);
  });
});
