// Statistics of the games of one kind, whatever game they are; `front/libraries.ts` lists the kinds.

export interface Figures {
  /** The game they are of. */
  readonly title: string;
  readonly sums: readonly (readonly [name: string, value: string])[];
  /** How often one came in at each place, from the first. */
  readonly places: readonly number[];
  /** What one was worth from game to game, the oldest first. */
  readonly worth: { readonly title: string; readonly points: readonly FigurePoint[] };
  /** How groups are counted: how many games there are, and how many are won. */
  readonly counted: string;
  readonly groups: readonly { readonly title: string; readonly rows: readonly FigureGroup[] }[];
  readonly all: AllGames;
  readonly file: FiguresFile;
}

export interface FigurePoint {
  /** Null where nothing was counted. */
  readonly worth: number | null;
  readonly won: boolean;
}

/** Games that have something in common. */
export interface FigureGroup {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

/** Game by game, the latest first. */
interface AllGames {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly game: string;
    readonly touched: number;
    readonly cells: readonly string[];
  }[];
}

interface FiguresFile {
  /** Without its ending. */
  readonly name: string;
  json(): string;
  csv(): string;
}

/** Counts the games of one kind that are over. */
export interface GameTally {
  /** None where no such game is over; the figures are made anew for each language. */
  count(told: (done: number, of: number) => void): Promise<Counted>;
}

export type Counted =
  | { readonly is: 'counted'; readonly figures: (() => Figures) | null }
  | { readonly is: 'silent' };

interface Counting<G extends { readonly table: string }, A> {
  /** Those that are over, the oldest first; null when nobody answers. */
  list(): Promise<readonly G[] | null>;
  /** What people have to show of one. */
  accounts(game: G): Promise<readonly A[]>;
  figures(all: readonly A[]): Figures;
}

/** A game that is over stays as it is: each is looked at once. */
export function makeTally<G extends { readonly table: string }, A>(counting: Counting<G, A>): GameTally {
  const known = new Map<string, readonly A[]>();
  return {
    async count(told) {
      const games = await counting.list();
      if (games === null) return { is: 'silent' };
      const all: A[] = [];
      for (const [done, game] of games.entries()) {
        told(done, games.length);
        const accounts = known.get(game.table) ?? (await counting.accounts(game));
        known.set(game.table, accounts);
        all.push(...accounts);
      }
      return { is: 'counted', figures: all.length === 0 ? null : () => counting.figures(all) };
    },
  };
}
