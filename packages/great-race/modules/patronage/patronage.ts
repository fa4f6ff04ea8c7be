import type { Seat } from '@race/kernel';
import type { RaceModule } from '../../module.ts';
import { CASH, offer } from './cash.ts';
import { advance, dandy } from './dandy.ts';
import { facts } from './facts.ts';
import { type PatronageSlot, slot, takeOff } from './track.ts';

declare module '../../more.ts' {
  interface MoreAnswers {
    readonly patronage: typeof CASH;
  }
  interface MoreEvents {
    readonly patronage: {
      readonly key: 'patronMoved' | 'patronCashed';
      readonly seat: Seat;
      readonly francs: number;
    };
  }
  interface MoreCards {
    readonly patronage: typeof dandy;
  }
  interface MoreSlots {
    readonly patronage: PatronageSlot;
  }
}

/** Patrons: funding moves a marker along rising sums, until its crew cashes in. PATRON-01 to PATRON-06. */
export const patronage: RaceModule = {
  facts,
  play: () => ({
    cards: [dandy],
    answers: [CASH],
    slot,
    offer,
    // PATRON-03: one space for each assistant, after the money of the action has come in (MIX-03).
    funded: advance,
    arrived: takeOff,
  }),
};
