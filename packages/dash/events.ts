import type { Seat } from '@race/kernel';
import type { BoosterId } from './boosters.ts';
import type { CharacterId, Vehicle } from './cards/card.ts';

/** What a dash tells. Everything that happens in it happens before everybody. */
export type DashEvent =
  | { readonly key: 'characterTaken'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly key: 'startersLaid'; readonly cards: readonly string[] }
  | { readonly key: 'roundBegun'; readonly round: number }
  | { readonly key: 'cardRevealed'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'orderMade'; readonly order: readonly Seat[] }
  | { readonly key: 'cardTaken'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'vehicleRose' | 'vehicleFell'; readonly vehicle: Vehicle; readonly card: string }
  | { readonly key: 'boosterTurned'; readonly seat: Seat; readonly card: string; readonly booster: BoosterId }
  | { readonly key: 'boosterMissing'; readonly seat: Seat; readonly card: string }
  | {
      readonly key: 'boosterIdle' | 'boosterDeclined' | 'boosterKept';
      readonly seat: Seat;
      readonly booster: BoosterId;
    }
  | { readonly key: 'vehicleRaised'; readonly seat: Seat; readonly vehicle: Vehicle }
  | { readonly key: 'cardsSwapped'; readonly seat: Seat; readonly course: string; readonly hand: string }
  | { readonly key: 'dashOver'; readonly winners: readonly Seat[]; readonly stages: readonly number[] };
