// How long the server keeps what people leave behind. One list for what is deleted, for the guide to operating a server and
// for the privacy page.

/** In days. The host may set each of them; what is older is deleted. */
export const RETENTION = {
  /** Tables whose race has not begun, since anybody last sat down or stood up. */
  unbegun: 7,
  /** Races in which nobody has made a move. */
  abandoned: 180,
  /** Finished races of which nobody is left who took part. */
  deserted: 30,
  /** Guests who have never played, since they were last here. */
  guests: 30,
  /** Reports that an administrator has dealt with, and those nobody has. */
  settledReports: 180,
  openReports: 365,
  /** Warnings, and silences and bans that are over. */
  sanctions: 365,
  /** What administrators did. */
  acts: 730,
  /** Notes about faults. */
  bugs: 90,
  /** That a table was here and is deleted. */
  gone: 365,
  /** When no server was running, for the clocks of races. */
  rests: 400,
} as const satisfies { readonly [name: string]: number };

/** What the program itself decides, in days; and in minutes how long a code works. */
export const SIGNED_IN = { accountIdle: 60, accountAge: 365, guestIdle: 400, device: 400 } as const;
export const CODE_MINUTES = 10;

export type RetentionKind = keyof typeof RETENTION;
export type Retention = { readonly [K in RetentionKind]: number };

export const RETENTION_KINDS: readonly RetentionKind[] = Object.keys(RETENTION).filter(
  (name): name is RetentionKind => name in RETENTION,
);

export const isRetentionKind = (name: string): name is RetentionKind => Object.hasOwn(RETENTION, name);

/** What this server tells everybody about what it keeps. */
export interface PrivacyNews {
  /** Who answers for the server; null where nobody has said. */
  readonly contact: string | null;
  readonly days: Retention;
  /** Finished races, where an administrator has set it; null for as long as somebody who took part has an account here. */
  readonly finished: number | null;
}

export const PRIVACY_PATH = '/privacy.json';

/** Reads what a server says; null where it is no such thing. */
export function readPrivacy(value: unknown): PrivacyNews | null {
  if (typeof value !== 'object' || value === null) return null;
  const { contact, days, finished } = value as Partial<Record<keyof PrivacyNews, unknown>>;
  if (contact !== null && (typeof contact !== 'string' || !/^(mailto:|https:)/.test(contact))) return null;
  if (finished !== null && !isDays(finished)) return null;
  if (typeof days !== 'object' || days === null) return null;
  const found = Object.entries(days).filter(([name, value]) => isRetentionKind(name) && isDays(value));
  return { contact, finished, days: { ...RETENTION, ...Object.fromEntries(found) } };
}

const isDays = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
