import type { Seat } from '@race/kernel';
import type { CrewId } from '../../crew/crews.ts';
import type { RaceModule } from '../../module.ts';
import { no } from '../../refusals.ts';
import { isManned } from '../../seams.ts';
import { crewIn, type Game, tell } from '../../state.ts';
import { facts } from './facts.ts';
import { type Gauge, outfit, TUNE, type Tuning } from './gauge.ts';
import {
  openPaddock,
  type PaddockFrame,
  paddockCard,
  paddockFrame,
  type WorkshopFrame,
  workshopFrame,
} from './workshop.ts';

declare module '../../more.ts' {
  interface MoreAnswers {
    readonly paddock: Tuning;
  }
  interface MoreEvents {
    readonly paddock:
      | {
          readonly key: 'gaugeTuned';
          readonly seat: Seat;
          readonly gauge: Gauge;
          readonly by: Tuning['by'];
          readonly max: number;
        }
      | {
          readonly key: 'vehicleOutfitted';
          readonly seat: Seat;
          readonly petrol: number;
          readonly engine: number;
          readonly chassis: number;
        }
      | { readonly key: 'paddockLeft'; readonly seat: Seat };
  }
  interface MoreFrames {
    readonly paddock: PaddockFrame | WorkshopFrame;
  }
}

/** PADDOCK-02: every vehicle's own maxima. Two are known, the others our own design; all sum to 17. */
export const PRESETS: { readonly [crew in CrewId]?: Record<Gauge, number> } = {
  french: { petrol: 7, engine: 5, chassis: 5 },
  italian: { petrol: 5, engine: 7, chassis: 5 },
  english: { petrol: 6, engine: 5, chassis: 6 },
  belgian: { petrol: 6, engine: 6, chassis: 5 },
  swiss: { petrol: 6, engine: 5, chassis: 6 },
  suffragettes: { petrol: 7, engine: 4, chassis: 6 },
};

function outfitAll(g: Game): void {
  // Everybody's vehicle changes: the way back is closed. TABLE-01.
  g.horizon = true;
  for (const seat of g.public.order.filter((one) => isManned(g.rules, one))) {
    const { id } = crewIn(g.public, seat);
    const preset = id === null ? undefined : PRESETS[id];
    if (preset === undefined) throw new Error(`seat ${seat} has no vehicle of its own`);
    outfit(g, seat, preset);
    tell(g, { key: 'vehicleOutfitted', seat, ...preset });
  }
}

/** Vehicles that are not all alike. PADDOCK-01 to PADDOCK-05. */
export const paddock: RaceModule = {
  facts,
  play: (mode) => ({
    cards: [paddockCard],
    answers: TUNE,
    frames: { paddock: paddockFrame, workshop: workshopFrame },
    misplaced: { tune: no('misplaced.tune', 'PADDOCK-01') },
    setUp: mode === 'free' ? openPaddock : outfitAll,
  }),
};
