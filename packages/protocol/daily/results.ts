/** A leg of a route: the space it leads to, and the line it took; null over land. */
export interface RunLeg {
  readonly to: number;
  readonly line: number | null;
}

/** The route of a run, in the colours of its crew. */
export interface RunWay {
  readonly crew: string;
  readonly legs: readonly RunLeg[];
}

/** The result of a run. */
export interface RunResult {
  /** Whether it was ahead of every racer. */
  readonly won: boolean;
  readonly arrived: boolean;
  readonly prestige: number;
  readonly turns: number;
  /** How far it got on the progression track. */
  readonly level: number;
}

/** A row of the ranking of a day. */
export interface RunNews extends RunResult {
  /** Null for runs that were not finished that day. */
  readonly rank: number | null;
  readonly name: string;
  readonly isMine: boolean;
  /** The person, for administrators; null for everybody else. */
  readonly person: string | null;
  /** Its replay: of the reader's own run, and after the day of the best. */
  readonly table: string | null;
}

export interface ExpeditionNews {
  readonly day: string;
  /** When it ends and the present time, by the server's clock. */
  readonly ends: number;
  readonly now: number;
  readonly isOver: boolean;
  readonly options: object;
  /** The commitment to seed and salt, published at the beginning of the day. */
  readonly commitment: string;
  /** Published when the day is over. */
  readonly seed: readonly number[] | null;
  readonly salt: string | null;
  readonly version: number;
  readonly started: number;
  /** Null while the reader's own run could still profit from it. */
  readonly finished: number | null;
  /** The reader's own run; its result is there once it is over and verified. */
  readonly mine: {
    readonly table: string;
    readonly isFinished: boolean;
    readonly rank: number | null;
    /** Guests are ranked apart from people with an account. */
    readonly isGuest: boolean;
    /** How many runs the rank is among. */
    readonly among: number;
    readonly result: RunResult | null;
    /** Its own route, once it is over and verified. */
    readonly way: RunWay | null;
  } | null;
  /** Of people with an account; null for the same reason. */
  readonly runs: readonly RunNews[] | null;
  /** Of guests, who can begin anew as somebody else. */
  readonly guests: readonly RunNews[] | null;
  /** The route of the best run, once the day is over. */
  readonly ghost: (RunWay & { readonly name: string }) | null;
}

/** A day that is over, in a list of several. */
export interface PastExpedition {
  readonly day: string;
  readonly options: object;
  readonly started: number;
  readonly finished: number;
  /** The reader's own run of that day; its rank is null if it was not finished. */
  readonly mine: { readonly rank: number | null; readonly among: number } | null;
  /** The result of the best run; null if none was finished. */
  readonly best: { readonly name: string; readonly result: RunResult } | null;
}

export type DailyResult =
  | { readonly kind: 'expedition'; readonly expedition: ExpeditionNews }
  | { readonly kind: 'expeditions'; readonly days: readonly PastExpedition[] };

export const DAILY_RESULT_KINDS = [
  'expedition',
  'expeditions',
] as const satisfies readonly DailyResult['kind'][];
