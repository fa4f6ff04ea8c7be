import { type Dash, type DashAnswer, type DashPublic, type DashRules, handOf } from '@race/dash';
import { chooseFrom, type Seat, type Stream } from '@race/kernel';
import type { Bot } from '../base/bots.ts';
import { bestBoost } from './boost.ts';
import { evenly, foreseen, likely, promises, prospects } from './chances.ts';
import { bestTake } from './take.ts';

/** How freely a card is chosen that promises less, in stages: always the best one would be seen through. */
const HEAT = 0.25;
const HEAT_OF_OTHERS = 0.3;
/** A card is drawn with so many parts in all. */
const PARTS = Array.from({ length: 1000 }, (_, part) => part);

export interface Situation {
  readonly rules: DashRules;
  readonly known: DashPublic;
  readonly seat: Seat;
  readonly answers: readonly DashAnswer[];
  readonly chance: Stream;
}

/** How well a player guesses what the others will lay: not at all, or by putting itself in their place. */
type Guess = 'anything' | 'what they would';

/** What a player does who looks at the table and no further. */
export function driverAnswer(asked: Situation, guess: Guess): DashAnswer {
  const { rules, known, seat, answers, chance } = asked;
  switch (known.stack.at(-1)?.kind) {
    case 'take':
      return rules.answers.take[bestTake(rules, known, { seat, chance })] ?? chooseFrom(chance, answers);
    case 'boost':
      return bestBoost(rules, { known, seat, answers }) ?? rules.answers.decline;
    case 'play':
    case 'follow':
      return promising(asked, guess);
    default:
      return chooseFrom(chance, answers);
  }
}

function promising({ rules, known, seat, answers, chance }: Situation, guess: Guess): DashAnswer {
  const all = prospects(rules, known);
  const others = guess === 'anything' ? evenly(all) : foreseen(all, HEAT_OF_OTHERS);
  const shares = likely(promises(all, others, seat), HEAT);
  let part = chooseFrom(chance, PARTS) / PARTS.length;
  const at = shares.findIndex((share) => {
    part -= share;
    return part < 0;
  });
  return rules.answers.play[handOf(known, seat).at(at) ?? -1] ?? chooseFrom(chance, answers);
}

/** Knows what the table offers, guesses what the others will lay and how early that leaves it; looks no further. */
export const driver: Bot<Dash, DashRules> = {
  name: 'driver',
  choose({ rules, view, answers, chance }) {
    if (view.seat === null) return chooseFrom(chance, answers);
    return driverAnswer({ rules, known: view.public, seat: view.seat, answers, chance }, 'what they would');
  },
};
