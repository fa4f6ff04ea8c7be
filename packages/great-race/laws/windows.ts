import {
  chooseFrom,
  close,
  copy,
  includes,
  legalActions,
  open,
  pending,
  play,
  type Seat,
  type Table,
} from '@race/kernel';
import type { Moment, Verdict } from '@race/kernel/laws/index.ts';
import type { RaceRules } from '../rules.ts';
import type { Race } from '../state.ts';

/**
 * CARD-02, law 5: the first in turn order who did not decline settles a danger. What the later ones
 * would have done is spent by nobody and shown to nobody: the same race goes on.
 */
export function settlesOnce(rules: RaceRules, { g, dice }: Moment<Race>): Verdict {
  const window = g.public.stack.at(-1);
  if (window?.kind !== 'window' || !('seat' in window) || g.table.ready !== 0) return 0;
  const asked = inTurnOrder(g, Number(window.seat));
  const settler = chooseFrom(dice, asked);
  const shields = legalActions(g, settler).filter((answer) => answer !== rules.answers.decline);
  if (asked.length < 2 || shields.length === 0) return 0;
  const shield = chooseFrom(dice, shields);
  const settled = () => {
    const world = open(rules, copy(rules, close(g)), []);
    for (const [at, seat] of asked.entries()) {
      const late = at > asked.indexOf(settler);
      const answer = late ? chooseFrom(dice, legalActions(g, seat)) : rules.answers.decline;
      play(world, seat, seat === settler ? shield : answer);
    }
    return JSON.stringify([close(world), world.events]);
  };
  const first = settled();
  return settled() === first ? 1 : 'who answers a danger too late leaves a trace';
}

/** Those who are asked, in turn order after the player of the card. */
function inTurnOrder(g: Table<Race>, after: Seat): Seat[] {
  const { order } = g.public;
  const from = order.indexOf(after);
  const around = [...order.slice(from), ...order.slice(0, from)];
  return around.filter((seat) => includes(pending(g.rules, g), seat));
}
