// The statistics of finished games, the same for every game.
import { words } from '../../shell/words/say.ts';

export interface Figures {
  /** The name of the game. */
  readonly title: string;
  readonly sums: readonly (readonly [name: string, value: string])[];
  /** How many games ended in each place, from the first. */
  readonly places: readonly number[];
  /** The score from game to game, the oldest first. */
  readonly worth: { readonly title: string; readonly points: readonly FigurePoint[] };
  /** The heading of the column that counts games. */
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

/** Counts the finished games of one kind. */
export interface GameTally {
  /** Null figures when no game is finished; computed again when the language changes. */
  count(told: (done: number, of: number) => void): Promise<Counted>;
}

type Counted =
  | { readonly is: 'counted'; readonly figures: (() => Figures) | null }
  | { readonly is: 'silent' };

interface Counting<G extends { readonly table: string }, A> {
  /** The finished games, the oldest first; null when the worker does not answer. */
  list(): Promise<readonly G[] | null>;
  /** The results of the people who played a game. */
  results(game: G): Promise<readonly A[]>;
  figures(all: readonly A[]): Figures;
}

/** A finished game never changes, so each is read once. */
export function makeTally<G extends { readonly table: string }, A>(counting: Counting<G, A>): GameTally {
  const known = new Map<string, readonly A[]>();
  return {
    async count(told) {
      const games = await counting.list();
      if (games === null) return { is: 'silent' };
      const all: A[] = [];
      for (const [done, game] of games.entries()) {
        told(done, games.length);
        const results = known.get(game.table) ?? (await counting.results(game));
        known.set(game.table, results);
        all.push(...results);
      }
      return { is: 'counted', figures: all.length === 0 ? null : () => counting.figures(all) };
    },
  };
}

/** The result of one player of a game. */
interface Result {
  readonly place: number;
  readonly won: boolean;
}

export const total = <A>(all: readonly A[], of: (one: A) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** Null for an empty list. */
export const mean = <A>(all: readonly A[], of: (one: A) => number): number | null =>
  all.length === 0 ? null : total(all, of) / all.length;

export const most = <A>(all: readonly A[], of: (one: A) => number): number => Math.max(0, ...all.map(of));

export const winsIn = (all: readonly Result[]): number => all.filter(({ won }) => won).length;

/** Games and wins by a property, the largest group first. */
export function groupsOf<A extends Result>(all: readonly A[], by: (one: A) => string): FigureGroup[] {
  const names = [...new Set(all.map(by))];
  const groups = names.map((name) => {
    const some = all.filter((one) => by(one) === name);
    return { name, games: some.length, wins: winsIn(some) };
  });
  return groups.sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}

/** How many games ended in each place, from the first. */
export const placesOf = (all: readonly Result[]): number[] =>
  Array.from(
    { length: most(all, ({ place }) => place) },
    (_, at) => all.filter(({ place }) => place === at + 1).length,
  );

type Cell = string | number | boolean | null;

/** A header line and one line for each result, with times in ISO 8601. */
export function csvOf<C extends string>(
  columns: readonly C[],
  all: readonly (Readonly<Record<C, Cell>> & { readonly touched: number })[],
): string {
  const lines = all.map((one) => {
    const row: Readonly<Record<C, Cell>> = { ...one, touched: new Date(one.touched).toISOString() };
    return columns.map((column) => cell(row[column])).join(',');
  });
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

/** A quote keeps a spreadsheet from reading a text as a formula. */
function cell(value: Cell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number with one decimal at most. */
export const figure = (value: number): string => words().number.format(Math.round(value * 10) / 10);

export const meanWords = (value: number | null): string => (value === null ? '–' : figure(value));
