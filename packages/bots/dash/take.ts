import type { CardIndex, DashPublic, DashRules } from '@race/dash';
import type { Seat, Stream } from '@race/kernel';
import { anyBest, gains } from './worth.ts';

/** A card that brings most now, its hopes included. */
export const bestTake = (
  rules: DashRules,
  known: DashPublic,
  { seat, chance }: { readonly seat: Seat; readonly chance: Stream },
): CardIndex => anyBest(known.offer, gains(rules, known, seat), chance);
