import { exactly, wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import type { Of } from './base/read.ts';

/** More levels than any card takes: with it a seat always declines. */
export const NEVER = 9;

const ORDERS = {
  /** Declines in a danger window, unless at least so many levels would be lost; null asks the person. */
  decline: v.nullable(wholeFrom(1, NEVER)),
  /** Passes when only guards are left. */
  guards: v.boolean(),
};

/** The automatic responses of a seat. They depend only on public information. */
export type Orders = Of<typeof ORDERS>;
export const orders = exactly(ORDERS);

/** The orders of the reader's own seat; nobody else gets them. */
export interface OrdersNews extends Orders {
  /** The question with a draft, which is answered once the others have answered; null where there is none. */
  readonly drafted: number | null;
}
