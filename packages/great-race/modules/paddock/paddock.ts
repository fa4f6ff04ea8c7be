import type { Seat } from '@race/kernel';
import type { RaceModule } from '../../module.ts';
import { no } from '../../refusals.ts';
import { isManned } from '../../seams.ts';
import { crewIn, type Game, tell } from '../../state.ts';
import { openPaddock, type PaddockFrame, paddockFrame } from './build.ts';
import { facts } from './facts.ts';
import { type Gauge, outfit, TUNE, type Tuning } from './gauge.ts';
import { presetsOf } from './presets.ts';
import { paddockCard, type WorkshopFrame, workshopFrame } from './workshop.ts';

declare module '../../more.ts' {
  interface MoreAnswers {
    readonly paddock: Tuning;
  }
  interface MoreCards {
    readonly paddock: typeof paddockCard;
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

function outfitAll(g: Game): void {
  // Everybody's vehicle changes: the way back is closed. TABLE-01.
  g.horizon = true;
  const presets = presetsOf(g.rules.options);
  for (const seat of g.public.order.filter((one) => isManned(g.rules, one))) {
    const { id } = crewIn(g.public, seat);
    const preset = id === null ? undefined : presets[id];
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
