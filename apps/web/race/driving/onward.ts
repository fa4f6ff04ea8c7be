/** How an agreed way goes on: by itself, or asked for anew because something was revealed. Null when it is over. */
export interface Onward {
  readonly spaces: readonly number[];
  readonly isSure: boolean;
}

interface Now {
  /** Where the vehicle stands. */
  readonly at: number;
  readonly isDriving: boolean;
  /** Nobody had seen this space when the way was agreed to. */
  readonly hasRevealed: boolean;
}

interface Agreed {
  readonly from: number;
  readonly spaces: readonly number[];
}

/** It may not have begun yet: an official at the gate asks first. */
export function onwardFrom(agreed: Agreed, { at, isDriving, hasRevealed }: Now): Onward | null {
  const reached = agreed.spaces.indexOf(at);
  const spaces = agreed.spaces.slice(reached + 1);
  const isOff = reached < 0 && at !== agreed.from;
  return !isDriving || isOff || spaces.length === 0 ? null : { spaces, isSure: reached < 0 || !hasRevealed };
}
