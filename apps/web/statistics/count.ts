// Accounts of games put together, whatever game they are of.
import type { FigureGroup } from './figures.ts';

/** How somebody came out of a game. */
interface Result {
  readonly place: number;
  readonly won: boolean;
}

export const total = <A>(all: readonly A[], of: (one: A) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** Null where there is nothing. */
export const mean = <A>(all: readonly A[], of: (one: A) => number): number | null =>
  all.length === 0 ? null : total(all, of) / all.length;

export const most = <A>(all: readonly A[], of: (one: A) => number): number => Math.max(0, ...all.map(of));

export const winsIn = (all: readonly Result[]): number => all.filter(({ won }) => won).length;

/** Games and wins by what they have in common, the most first. */
export function groupsOf<A extends Result>(all: readonly A[], by: (one: A) => string): FigureGroup[] {
  const names = [...new Set(all.map(by))];
  const groups = names.map((name) => {
    const some = all.filter((one) => by(one) === name);
    return { name, games: some.length, wins: winsIn(some) };
  });
  return groups.sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}

/** How often one came in at each place, from the first. */
export const placesOf = (all: readonly Result[]): number[] =>
  Array.from(
    { length: most(all, ({ place }) => place) },
    (_, at) => all.filter(({ place }) => place === at + 1).length,
  );

type Cell = string | number | boolean | null;

/** A line an account, with the names of the columns above; times as the rest of the world writes them. */
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

/** What a spreadsheet would read as a formula is kept from being one. */
function cell(value: Cell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
