// Which key leads where, at a table. On the map letters are for cities, unless they come with Shift.

export const AIMS = ['question', 'map', 'hand', 'paper', 'words', 'help'] as const;
export type KeyTarget = (typeof AIMS)[number];

export const KEY_OF = {
  question: 'Q',
  map: 'B',
  hand: 'C',
  paper: 'N',
  words: 'W',
  help: '?',
} as const satisfies Record<KeyTarget, string>;

export const aimOf = (key: string): KeyTarget | null =>
  AIMS.find((aim) => KEY_OF[aim] === key.toUpperCase()) ?? null;
