import type { Compared } from '@race/bots/search/compare.ts';

const ofHundred = (share: number): number => Math.round(share * 100);

/** What was estimated, as races of a hundred. */
export function figuresOf({ chance, difference, low, high }: Compared): {
  readonly chance: number;
  readonly more: number;
  readonly low: number;
  readonly high: number;
  /** More than could be chance, and more than nothing. */
  readonly isClear: boolean;
} {
  return {
    chance: ofHundred(chance),
    more: Math.max(1, ofHundred(difference)),
    low: Math.max(0, ofHundred(low)),
    high: ofHundred(high),
    isClear: low > 0 && ofHundred(high) > 0,
  };
}
