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

export function onwardFrom(agreed: readonly number[], { at, isDriving, hasRevealed }: Now): Onward | null {
  const reached = agreed.indexOf(at);
  const spaces = agreed.slice(reached + 1);
  return !isDriving || reached < 0 || spaces.length === 0 ? null : { spaces, isSure: !hasRevealed };
}
