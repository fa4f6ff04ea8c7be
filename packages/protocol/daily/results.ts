/** A leg of a way: the space it leads to, and the line it took; null over land. */
export interface RunLeg {
  readonly to: number;
  readonly line: number | null;
}

/** What became of a run. */
export interface RunResult {
  /** Ahead of every racer. */
  readonly won: boolean;
  readonly arrived: boolean;
  readonly prestige: number;
  readonly turns: number;
  /** How far it got on the progression track. */
  readonly level: number;
}

/** A line of the table of a day. */
export interface RunNews extends RunResult {
  /** Null for who did not come to the end that day. */
  readonly rank: number | null;
  readonly name: string;
  readonly isMine: boolean;
  /** Who drove, for administrators; null for everybody else. */
  readonly person: string | null;
  /** Where it can be looked at again: one's own, and after the day the best. */
  readonly table: string | null;
}

export interface ExpeditionNews {
  readonly day: string;
  /** When it ends, and what the time is now, by the server's clock. */
  readonly ends: number;
  readonly now: number;
  readonly isOver: boolean;
  readonly options: object;
  /** Published from the first moment of the day: it is the seal of seed and salt. */
  readonly commitment: string;
  /** Once the day is over. */
  readonly seed: readonly number[] | null;
  readonly salt: string | null;
  readonly version: number;
  readonly started: number;
  /** Null while one's own try could still profit from it. */
  readonly finished: number | null;
  /** One's own try; the result is there once it is over and was played again. */
  readonly mine: {
    readonly table: string;
    readonly isFinished: boolean;
    readonly rank: number | null;
    readonly result: RunResult | null;
  } | null;
  /** Likewise. */
  readonly runs: readonly RunNews[] | null;
  /** How the best run drove, once the day is over. */
  readonly ghost: { readonly crew: string; readonly name: string; readonly legs: readonly RunLeg[] } | null;
}

/** A day that is over, in a list of several. */
export interface PastExpedition {
  readonly day: string;
  readonly options: object;
  readonly started: number;
  /** The best run's; null where nobody came to the end. */
  readonly best: { readonly name: string; readonly result: RunResult } | null;
}

export type DailyResult =
  | { readonly kind: 'expedition'; readonly expedition: ExpeditionNews }
  | { readonly kind: 'expeditions'; readonly days: readonly PastExpedition[] };

export const DAILY_RESULT_KINDS = [
  'expedition',
  'expeditions',
] as const satisfies readonly DailyResult['kind'][];
