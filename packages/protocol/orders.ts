import { between, type Of, orNull, shape, yesOrNo } from './read.ts';

/** More levels than any card takes: whoever says so never reacts. */
export const NEVER = 9;

const ORDERS = {
  /** Declines in a danger window, unless so many levels would be lost at least; null leaves it to the person. */
  decline: orNull(between(1, NEVER)),
  /** Passes when nobody but guards is left to be played. */
  guards: yesOrNo,
};

/** What a seat has ordered for as long as it does not say otherwise. It hangs on nothing that not everybody knows. */
export type Orders = Of<typeof ORDERS>;
export const orders = shape(ORDERS);

/** The orders of one's own seat, as a table tells them to nobody else. */
export interface OrdersNews extends Orders {
  /** The question that is answered as it was drafted once the others have answered; null where none is. */
  readonly drafted: number | null;
}
