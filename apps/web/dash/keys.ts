// Which key leads where, at a table of the Dash: the same letters as at the race's.

export const AIMS = ['question', 'board', 'hand', 'log', 'help'] as const;
export type DashAim = (typeof AIMS)[number];

export const KEY_OF = {
  question: 'Q',
  board: 'B',
  hand: 'C',
  log: 'N',
  help: '?',
} as const satisfies Record<DashAim, string>;

export const aimOf = (key: string): DashAim | null =>
  AIMS.find((aim) => KEY_OF[aim] === key.toUpperCase()) ?? null;
