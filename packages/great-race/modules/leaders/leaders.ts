import type { Seat } from '@race/kernel';
import type { RaceModule } from '../../module.ts';
import { no } from '../../refusals.ts';
import { hasSimonesPower } from '../fifth/simone.ts';
import {
  chooseLeaders,
  choosingFrame,
  LEAD,
  type LeadersFrame,
  type MercenaryFrame,
  mercenaryFrame,
} from './choosing.ts';
import { deforet } from './deforet.ts';
import {
  afterLine,
  DISCOUNT,
  type DiscountFrame,
  discountFrame,
  FULL_FARE,
  offerDiscount,
} from './discount.ts';
import { facts } from './facts.ts';
import { cardsInCity, offer, POWER, payChevy } from './powers.ts';
import { seaRebate } from './rebate.ts';
import { KEEP, offerRedraw, REDRAW, type RedrawFrame, redrawFrame } from './redraw.ts';
import { topographer } from './topographer.ts';
import { type LeaderId, type LeadersSlot, makeReady, slot } from './who.ts';

declare module '../../more.ts' {
  interface MoreAnswers {
    readonly leaders:
      | (typeof LEAD)[number]
      | typeof POWER
      | typeof KEEP
      | typeof REDRAW
      | typeof DISCOUNT
      | typeof FULL_FARE;
  }
  interface MoreEvents {
    readonly leaders:
      | { readonly key: 'leaderChosen'; readonly seat: Seat; readonly leader: LeaderId }
      | { readonly key: 'powerUsed'; readonly seat: Seat }
      | { readonly key: 'tileRedrawn'; readonly seat: Seat; readonly tile: string; readonly space: number };
  }
  interface MoreFrames {
    readonly leaders: LeadersFrame | MercenaryFrame | RedrawFrame | DiscountFrame;
  }
  interface MoreCrews {
    readonly leaders: 'swiss' | 'suffragettes';
  }
  interface MoreCards {
    readonly leaders: typeof topographer;
  }
  interface MoreSlots {
    readonly leaders: LeadersSlot;
  }
}

const NO_REDRAW = no('misplaced.redraw', 'LEADER-CHAPMAN');
const NO_DISCOUNT = no('misplaced.discount', 'LEADER-10');

/** Seven leaders, each with a power, and the topographer. LEADER-01 to LEADER-12. */
export const leaders: RaceModule = {
  facts,
  play: (_variant, { modules }) => ({
    cards: [topographer],
    answers: [...LEAD, POWER, KEEP, REDRAW, DISCOUNT, FULL_FARE],
    frames: {
      leaders: choosingFrame,
      mercenary: mercenaryFrame,
      redraw: redrawFrame,
      discount: discountFrame,
    },
    misplaced: {
      lead: no('misplaced.lead', 'LEADER-02'),
      keep: NO_REDRAW,
      redraw: NO_REDRAW,
      discount: NO_DISCOUNT,
      fullFare: NO_DISCOUNT,
    },
    slot,
    offer,
    choosesCrews: true,
    setUp: chooseLeaders,
    turnBegins: makeReady,
    convoyBegins: payChevy,
    uncovered: offerRedraw,
    entering: offerDiscount,
    rebate: seaRebate,
    lineTaken: afterLine,
    cityCards: cardsInCity,
    // FIFTH-04: a table may switch her power off.
    ...(hasSimonesPower(modules) ? { alsoTakes: deforet } : {}),
  }),
};
