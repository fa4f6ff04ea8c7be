// All accounts of a device put together.
import type { Account } from '@race/table/account.ts';

/** An account with the race it is of. */
export interface Counted extends Account {
  readonly table: string;
  readonly touched: number;
  readonly board: string;
  readonly crews: number;
}

export interface Sum {
  readonly races: number;
  readonly wins: number;
  readonly arrived: number;
  /** Of those that arrived; null where none did. */
  readonly prestige: number | null;
  readonly turns: number;
  readonly spaces: number;
  readonly longest: number;
  readonly francs: number;
  readonly cards: number;
  readonly dangers: number;
}

/** Only who arrived can win. BASE-END-07. */
const isWon = ({ place, arrived }: Account): boolean => place === 1 && arrived;

export function sumOf(all: readonly Counted[]): Sum {
  const total = (of: (one: Counted) => number) => all.reduce((sum, one) => sum + of(one), 0);
  const home = all.filter(({ arrived }) => arrived);
  return {
    races: all.length,
    wins: all.filter(isWon).length,
    arrived: home.length,
    prestige: home.length === 0 ? null : home.reduce((sum, { prestige }) => sum + prestige, 0) / home.length,
    turns: all.length === 0 ? 0 : total(({ turns }) => turns) / all.length,
    spaces: total(({ spaces }) => spaces),
    longest: Math.max(0, ...all.map(({ longest }) => longest)),
    francs: total(({ francs }) => francs),
    cards: total(({ cards }) => cards),
    dangers: total(({ dangers }) => dangers),
  };
}

export interface Group {
  readonly name: string;
  readonly races: number;
  readonly wins: number;
}

/** Races and wins by what they have in common, the most first. */
export function groupsOf(all: readonly Counted[], by: (one: Counted) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const one of all) {
    const name = by(one);
    const { races, wins } = groups.get(name) ?? { races: 0, wins: 0 };
    groups.set(name, { name, races: races + 1, wins: wins + (isWon(one) ? 1 : 0) });
  }
  return [...groups.values()].sort((a, b) => b.races - a.races || (a.name < b.name ? -1 : 1));
}

/** How often one came in at each place, from the first. */
export function placesOf(all: readonly Counted[]): number[] {
  const last = Math.max(0, ...all.map(({ place }) => place));
  return Array.from({ length: last }, (_, at) => all.filter(({ place }) => place === at + 1).length);
}

const COLUMNS = [
  'table',
  'touched',
  'board',
  'crews',
  'seat',
  'name',
  'crew',
  'captain',
  'place',
  'arrived',
  'prestige',
  'turns',
  'spaces',
  'longest',
  'francs',
  'cards',
  'dangers',
] as const satisfies readonly (keyof Counted)[];

/** A line a race, with the names of the columns above; times as the rest of the world writes them. */
export function csvOf(all: readonly Counted[]): string {
  const lines = all.map((one) =>
    COLUMNS.map((column) =>
      cell(column === 'touched' ? new Date(one.touched).toISOString() : one[column]),
    ).join(','),
  );
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

/** What a spreadsheet would read as a formula is kept from being one. */
function cell(value: string | number | boolean | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const jsonOf = (all: readonly Counted[]): string => JSON.stringify({ format: 1, races: all }, null, 2);
