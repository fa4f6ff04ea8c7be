import type { Seat } from '@race/kernel';
import type { RaceModule } from '../../module.ts';
import { no } from '../../refusals.ts';
import {
  chooseLeaders,
  choosingFrame,
  LEAD,
  type LeadersFrame,
  type MercenaryFrame,
  mercenaryFrame,
} from './choosing.ts';
import { deforet } from './deforet.ts';
import { facts } from './facts.ts';
import { afterLine, cardsInCity, offer, POWER, payChevy } from './powers.ts';
import { seaRebate } from './rebate.ts';
import { KEEP, offerRedraw, REDRAW, type RedrawFrame, redrawFrame } from './redraw.ts';
import { topographer } from './topographer.ts';
import { type LeaderId, type LeadersSlot, makeReady, slot } from './who.ts';

declare module '../../more.ts' {
  interface MoreAnswers {
    readonly leaders: (typeof LEAD)[number] | typeof POWER | typeof KEEP | typeof REDRAW;
  }
  interface MoreEvents {
    readonly leaders:
      | { readonly key: 'leaderChosen'; readonly seat: Seat; readonly leader: LeaderId }
      | { readonly key: 'powerUsed'; readonly seat: Seat }
      | { readonly key: 'tileRedrawn'; readonly seat: Seat; readonly tile: string; readonly space: number };
  }
  interface MoreFrames {
    readonly leaders: LeadersFrame | MercenaryFrame | RedrawFrame;
  }
  interface MoreCrews {
    readonly leaders: 'swiss' | 'suffragettes';
  }
  interface MoreSlots {
    readonly leaders: LeadersSlot;
  }
}

const NO_REDRAW = no('misplaced.redraw', 'LEADER-CHAPMAN');

/** Seven leaders, each with a power, and the topographer. LEADER-01 to LEADER-12. */
export const leaders: RaceModule = {
  facts,
  play: () => ({
    cards: [topographer],
    answers: [...LEAD, POWER, KEEP, REDRAW],
    frames: { leaders: choosingFrame, mercenary: mercenaryFrame, redraw: redrawFrame },
    misplaced: { lead: no('misplaced.lead', 'LEADER-02'), keep: NO_REDRAW, redraw: NO_REDRAW },
    slot,
    offer,
    choosesCrews: true,
    setUp: chooseLeaders,
    turnBegins: makeReady,
    convoyBegins: payChevy,
    uncovered: offerRedraw,
    rebate: seaRebate,
    lineTaken: afterLine,
    cityCards: cardsInCity,
    alsoTakes: deforet,
  }),
};
