import { type DashAnswer, type DashPublic, type DashRules, handOf } from '@race/dash';
import { chooseFrom, type Seat, type Stream } from '@race/kernel';
import { bestBoost } from './boost.ts';
import { evenly, likely, promises, prospects } from './chances.ts';
import { bestTake } from './take.ts';

/** How freely a card is chosen that promises less, in stages: always the best one would be seen through. */
const HEAT = 0.25;
/** A card is drawn with so many parts in all. */
const PARTS = Array.from({ length: 1000 }, (_, part) => part);

export interface Situation {
  readonly rules: DashRules;
  readonly known: DashPublic;
  readonly seat: Seat;
  readonly answers: readonly DashAnswer[];
  readonly chance: Stream;
}

/** What a player does who looks at the table and no further. */
export function plainAnswer(asked: Situation): DashAnswer {
  const { rules, known, seat, answers, chance } = asked;
  switch (known.stack.at(-1)?.kind) {
    case 'take':
      return rules.answers.take[bestTake(rules, known, { seat, chance })] ?? chooseFrom(chance, answers);
    case 'boost':
      return bestBoost(rules, { known, seat, answers }) ?? rules.answers.decline;
    case 'play':
    case 'follow':
      return promising(asked);
    default:
      return chooseFrom(chance, answers);
  }
}

/** Where the others may lay anything. */
function promising({ rules, known, seat, answers, chance }: Situation): DashAnswer {
  const all = prospects(rules, known);
  const shares = likely(promises(all, evenly(all), seat), HEAT);
  let part = chooseFrom(chance, PARTS) / PARTS.length;
  const at = shares.findIndex((share) => {
    part -= share;
    return part < 0;
  });
  return rules.answers.play[handOf(known, seat).at(at) ?? -1] ?? chooseFrom(chance, answers);
}
