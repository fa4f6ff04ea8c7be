import type { CardIndex, DashPublic, DashRules } from '@race/dash';
import { chooseFrom, type Seat, type Stream } from '@race/kernel';
import { best, gains } from './worth.ts';

/** A card that brings most now, its hopes included; any of them, where several do. */
export function bestTake(
  rules: DashRules,
  known: DashPublic,
  { seat, chance }: { readonly seat: Seat; readonly chance: Stream },
): CardIndex {
  const values = gains(rules, known, seat);
  const most = values[best(values)];
  const good = known.offer.filter((_, at) => values[at] === most);
  return chooseFrom(chance, good);
}
