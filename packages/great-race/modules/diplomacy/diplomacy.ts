import type { Seat } from '@race/kernel';
import type { RaceModule } from '../../module.ts';
import { no } from '../../refusals.ts';
import { askAtBorder, BRIBE, borderFrame, ROLL, STAY, visa } from './border.ts';
import { facts } from './facts.ts';
import { INFLUENCE, type InfluenceFrame, influenceFrame, offerInfluence, slotFor } from './influence.ts';
import type { BorderFrame, Colour, DiplomacySlot } from './lines.ts';

declare module '../../more.ts' {
  interface MoreAnswers {
    readonly diplomacy: typeof ROLL | typeof BRIBE | typeof STAY | (typeof INFLUENCE)[number];
  }
  interface MoreEvents {
    readonly diplomacy:
      | {
          readonly key: 'borderRolled';
          readonly seat: Seat;
          readonly colour: Colour;
          readonly face: number;
          readonly level: number;
        }
      | { readonly key: 'borderClosed' | 'bribePaid'; readonly seat: Seat; readonly francs: number }
      | {
          readonly key: 'influenceBought';
          readonly seat: Seat;
          readonly colour: Colour;
          readonly level: number;
          readonly francs: number;
        };
  }
  interface MoreFrames {
    readonly diplomacy: BorderFrame | InfluenceFrame;
  }
  interface MoreCards {
    readonly diplomacy: typeof visa;
  }
  interface MoreSlots {
    readonly diplomacy: DiplomacySlot;
  }
}

const NO_BORDER = no('misplaced.border', 'DIPLO-03');

/** Officials at the gates of every coloured city. DIPLO-01 to DIPLO-08. */
export const diplomacy: RaceModule = {
  facts,
  play: (level) => ({
    cards: [visa],
    answers: [ROLL, BRIBE, STAY, ...INFLUENCE],
    frames: { border: borderFrame, influence: influenceFrame },
    misplaced: {
      roll: NO_BORDER,
      bribe: NO_BORDER,
      stay: NO_BORDER,
      influence: no('misplaced.influence', 'DIPLO-04'),
    },
    slot: slotFor(level === 'hard' ? 'hard' : 'normal'),
    driveBegins: askAtBorder,
    // MIX-03: after the money and the patron's marker.
    funded: offerInfluence,
  }),
};
