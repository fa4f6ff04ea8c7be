import { type CardIndex, cardAt, compareIn, countingAs, type DashPublic, type DashRules } from '@race/dash';
import type { Seat } from '@race/kernel';

/** How many others could go before a seat that lays a card: hands lie open, and so does what is laid already. */
export function mostAhead(
  rules: Pick<DashRules, 'cards'>,
  publicState: DashPublic,
  { seat, card }: { readonly seat: Seat; readonly card: CardIndex },
): number {
  const compare = compareIn(publicState);
  const counts = (of: Seat, index: CardIndex) => countingAs(publicState, of, cardAt(rules, index));
  const mine = counts(seat, card);
  return publicState.hands.filter((hand, other) => {
    const played = publicState.played[other] ?? null;
    const could = played === null ? hand : [played];
    return other !== seat && could.some((index) => compare(counts(other, index), mine) < 0);
  }).length;
}
