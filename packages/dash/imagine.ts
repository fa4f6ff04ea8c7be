import { chooseFrom, includes, only, type SeatView, type State, type Streams } from '@race/kernel';
import { type Dash, type DashRules, handOf } from './state.ts';

/** Who has chosen a card in secret may have chosen any of their hand; nothing else is hidden. */
export function imagineDash(rules: DashRules, view: SeatView<Dash>, chance: Streams): State<Dash> {
  const { characters: dice } = chance;
  if (dice === undefined) throw new Error('a world is made up with the stream named characters');
  const known = rules.copyPublic(view.public);
  let ready = view.ready;
  const seats = known.hands.map((_, seat) => {
    if (seat === view.seat && view.own !== null) {
      if (view.own.sealed !== null) ready |= only(seat);
      return rules.copySeat(view.own);
    }
    if (!includes(ready, seat)) return { sealed: null };
    return { sealed: rules.answers.play[chooseFrom(dice, handOf(known, seat))] ?? null };
  });
  return { public: known, seats, table: { chance, ready } };
}
