import type { RacePublic } from '@race/great-race';
import { bribeOf, stepPrice } from '@race/great-race/modules/diplomacy/lines.ts';
import type { DiscountFrame } from '@race/great-race/modules/leaders/discount.ts';
import { sumUnder } from '@race/great-race/modules/patronage/track.ts';
import type { ParcelFrame } from '@race/great-race/modules/postal/arrival.ts';
import { COLOURS, FRANCS_A_PARCEL, parcelAboard } from '@race/great-race/modules/postal/parcels.ts';
import { soloIn } from '@race/great-race/modules/solo/slot.ts';
import { giftOf } from '@race/great-race/modules/village/gifts.ts';
import type { MoreAnswer } from '@race/great-race/more.ts';
import type { ChoiceContext } from '../context.ts';
import type { QuestionContext } from '../question.ts';

type Figures = { readonly [name: string]: number | string };

/** What an answer of a module costs or brings, where it does not say so itself. */
export function pricesOf(answer: MoreAnswer, { known, seat, rules }: ChoiceContext): Figures {
  switch (answer.do) {
    case 'cash':
      return { francs: sumUnder(known, seat) };
    case 'influence':
      return { francs: stepPrice(known, seat, answer.colour) ?? 0 };
    case 'discount':
      return { francs: fareNow(known).fare };
    case 'fullFare':
      return { francs: fareNow(known).full };
    case 'bribe':
      return { francs: bribeNow(known) };
    case 'claim': {
      const card = known.row[soloIn(known).spaces.indexOf(answer.number)];
      return { card: rules.cards[card ?? -1]?.id ?? '' };
    }
    default:
      return {};
  }
}

/** What a question offers or asks for, where its frame does not say so itself. */
export function offersOf(frame: RacePublic['stack'][number], { known, rules }: QuestionContext): Figures {
  if (isBorder(frame)) return { francs: bribeOf(known, frame) };
  if (isParcel(frame)) {
    const colour = frame.stage === 'load' ? frame.here : parcelAboard(known, frame.seat);
    return { colour: COLOURS[colour] ?? '', francs: FRANCS_A_PARCEL };
  }
  if (frame.kind !== 'village' || !('space' in frame)) return {};
  const gift = giftOf(rules.tiles[known.tiles[Number(frame.space)] ?? -1]);
  return gift === undefined ? {} : { gift };
}

/** The bribe that is asked for, if one is. */
function bribeNow(known: RacePublic): number {
  const frame = known.stack.at(-1);
  return frame !== undefined && isBorder(frame) ? bribeOf(known, frame) : 0;
}

/** What a sea line costs Walledgrave with his discount, and without. */
function fareNow(known: RacePublic): Pick<DiscountFrame, 'fare' | 'full'> {
  const frame = known.stack.at(-1);
  return frame !== undefined && isDiscount(frame) ? frame : { fare: 0, full: 0 };
}

const isDiscount = (frame: RacePublic['stack'][number]): frame is DiscountFrame => frame.kind === 'discount';

const isBorder = (frame: RacePublic['stack'][number]): frame is Parameters<typeof bribeOf>[1] =>
  frame.kind === 'border';

const isParcel = (frame: RacePublic['stack'][number]): frame is ParcelFrame => frame.kind === 'parcel';
