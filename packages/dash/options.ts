export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 7;

/** Characters are drawn, or chosen in seat order. DASH-SETUP-04. */
export const WAYS_TO_CAST = ['drawn', 'chosen'] as const;

/** What a table agrees on before a dash. */
export interface DashOptions {
  readonly players: number;
  readonly characters: (typeof WAYS_TO_CAST)[number];
  /** The version of the cards; released ones stay. */
  readonly data: number;
}

const DEFAULTS: DashOptions = { players: 4, characters: 'drawn', data: 1 };

export interface DashOptionFault {
  readonly option: string;
  readonly reason: 'unknown' | 'notAllowed';
}

export type ReadDashOptions =
  | { readonly ok: true; readonly options: DashOptions }
  | { readonly ok: false; readonly fault: DashOptionFault };

const CHECKS = {
  players: (value) =>
    Number.isInteger(value) && Number(value) >= FEWEST_PLAYERS && Number(value) <= MOST_PLAYERS,
  characters: (value) => WAYS_TO_CAST.some((way) => way === value),
  data: (value) => value === 1,
} satisfies Record<keyof DashOptions, (value: unknown) => boolean>;

/** Reads options that came from outside; what is left out has its usual value. */
export function readDashOptions(from: unknown): ReadDashOptions {
  if (typeof from !== 'object' || from === null || Array.isArray(from)) return fault('options', 'notAllowed');
  for (const [option, value] of Object.entries(from)) {
    if (!isOption(option)) return fault(option, 'unknown');
    if (!CHECKS[option](value)) return fault(option, 'notAllowed');
  }
  return { ok: true, options: { ...DEFAULTS, ...from } };
}

const isOption = (name: string): name is keyof DashOptions => Object.hasOwn(CHECKS, name);

const fault = (option: string, reason: DashOptionFault['reason']): ReadDashOptions => ({
  ok: false,
  fault: { option, reason },
});
