import type { Seat } from '@race/kernel';
import type { CampFrame, CLAIM } from './camp/camp.ts';
import type { MenaceFrame, SUFFER } from './camp/menace.ts';
import type { ReneId, Target } from './rene/cards.ts';
import type { SoloSlot } from './slot.ts';
import type { TorpedoFrame } from './torpedo/drive.ts';
import type { TilePlacement } from './torpedo/places.ts';
import type { Stay, TorpedoStep } from './torpedo/step.ts';
import type { Aim } from './torpedo/target.ts';

declare module '../../more.ts' {
  interface MoreAnswers {
    readonly solo: (typeof CLAIM)[number] | typeof SUFFER;
  }
  interface MoreFrames {
    readonly solo: TorpedoFrame | CampFrame | MenaceFrame;
  }
  interface MoreCrews {
    readonly solo: 'torpedo' | 'suffragettes';
  }
  interface MoreSlots {
    readonly solo: SoloSlot;
  }
  /** What René does, told with what it was chosen from. */
  interface MoreEvents {
    readonly solo:
      | { readonly key: 'reneRevealed'; readonly seat: Seat; readonly rene: ReneId; readonly colour: Target }
      | { readonly key: 'reneShuffled'; readonly seat: Seat; readonly count: number }
      | { readonly key: 'torpedoGoes'; readonly seat: Seat; readonly assistant: number }
      | {
          readonly key: 'targetNamed';
          readonly seat: Seat;
          readonly space: number;
          readonly why: Aim['why'];
          readonly by: Aim['by'];
          readonly candidates: Aim['candidates'];
          /** How many steps away the destination is. */
          readonly end: number;
        }
      | {
          readonly key: 'torpedoLaid';
          readonly seat: Seat;
          readonly tile: string;
          readonly value: number;
          readonly limit: number;
          readonly space: number;
          readonly where: Exclude<TilePlacement['where'], 'nowhere'>;
          /** The way it was to lie on, as far as he looked. */
          readonly candidates: TilePlacement['candidates'];
        }
      | {
          readonly key: 'torpedoBoxed';
          readonly seat: Seat;
          readonly tile: string;
          readonly value: number;
          readonly limit: number;
          readonly candidates: TilePlacement['candidates'];
        }
      | {
          readonly key: 'torpedoSteps';
          readonly seat: Seat;
          readonly space: number;
          readonly why: Exclude<TorpedoStep['why'], Stay>;
          readonly by: TorpedoStep['by'];
          readonly candidates: TorpedoStep['candidates'];
        }
      | {
          readonly key: 'torpedoStays';
          readonly seat: Seat;
          readonly why: Stay;
          readonly candidates: TorpedoStep['candidates'];
        }
      | { readonly key: 'torpedoDrew'; readonly seat: Seat; readonly cards: readonly string[] }
      | {
          readonly key: 'torpedoUsed';
          readonly seat: Seat;
          readonly card: string;
          readonly petrol: number;
          readonly mechanics: number;
        }
      | {
          readonly key: 'torpedoTook';
          readonly seat: Seat;
          readonly card: string;
          /** The space his card names, and the one that was filled. */
          readonly named: number;
          readonly number: number;
        }
      | {
          readonly key: 'torpedoRecovered';
          readonly seat: Seat;
          readonly petrol: number;
          readonly mechanics: number;
        }
      | { readonly key: 'torpedoRewarded'; readonly seat: Seat; readonly petrol: number }
      | { readonly key: 'powerGained'; readonly seat: Seat; readonly colour: Target; readonly level: number }
      | {
          readonly key: 'dangersLoom';
          readonly seat: Seat;
          readonly dangers: number;
          readonly damage: number;
          readonly why: 'left' | 'taken' | 'city';
        }
      | { readonly key: 'dangerStopped'; readonly seat: Seat; readonly shield: string }
      | { readonly key: 'campCleared'; readonly seat: Seat; readonly cards: readonly string[] };
  }
}
