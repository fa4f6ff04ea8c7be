// A bound of our own design: what it is about, the limit, what was measured, whether it holds.

export interface Bound {
  readonly what: string;
  readonly limit: string;
  readonly measured: string;
  readonly holds: boolean;
}

export type Range = readonly [least: number, most: number];

export function within(what: string, value: number, [least, most]: Range): Bound {
  return {
    what,
    limit: `${least} to ${most}`,
    measured: plain(value),
    holds: value >= least - 1e-9 && value <= most + 1e-9,
  };
}

export function atLeast(what: string, value: number, least: number): Bound {
  return { what, limit: `at least ${plain(least)}`, measured: plain(value), holds: value >= least - 1e-9 };
}

export function claim(what: string, holds: boolean, measured: string): Bound {
  return { what, limit: 'yes', measured, holds };
}

export function plain(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** The bounds as a table for people's eyes. */
export function table(title: string, bounds: readonly Bound[]): string {
  const rows = bounds.map((b) => [b.holds ? 'ok' : 'BROKEN', b.what, b.limit, b.measured]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return [title, ...lines].join('\n');
}
