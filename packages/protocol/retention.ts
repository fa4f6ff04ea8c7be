// How long the server stores data. One list for deleting it, for the operations guide and for the privacy page.
import * as v from 'valibot';

/** In days. The host may set each of them; older data is deleted. */
export const RETENTION = {
  /** Tables whose race has not begun, since anybody last sat down or stood up. */
  unbegun: 7,
  /** Races in which nobody has made a move. */
  abandoned: 180,
  /** Finished races all of whose players are deleted. */
  deserted: 30,
  /** Cups and their standings, since the last thing that happened in them. */
  cups: 365,
  /** Clubs where nothing has happened. */
  clubs: 365,
  /** Guests who have never played, since their last visit. */
  guests: 30,
  /** Reports that an administrator has settled, and those that nobody has. */
  settledReports: 180,
  openReports: 365,
  /** Warnings, and silences and bans that are over. */
  sanctions: 365,
  /** Acts of administrators. */
  acts: 730,
  /** Bug reports. */
  bugs: 90,
  /** The names of deleted tables. */
  gone: 365,
  /** Downtimes of the server, for the clocks of races. */
  rests: 400,
} as const satisfies { readonly [name: string]: number };

/** Fixed times, in days; codes in minutes. */
export const SIGNED_IN = { accountIdle: 60, accountAge: 365, guestIdle: 400, device: 400 } as const;
export const CODE_MINUTES = 10;

export type RetentionKind = keyof typeof RETENTION;
export type Retention = { readonly [K in RetentionKind]: number };

export const RETENTION_KINDS: readonly RetentionKind[] = Object.keys(RETENTION).filter(
  (name): name is RetentionKind => name in RETENTION,
);

export const isRetentionKind = (name: string): name is RetentionKind => Object.hasOwn(RETENTION, name);

/** The retention times of a server, as it publishes them. */
export interface PrivacyNews {
  /** The contact of the server's host; null where there is none. */
  readonly contact: string | null;
  readonly days: Retention;
  /** Finished races, where an administrator has set it; null for as long as a player has an account here. */
  readonly finished: number | null;
}

export const PRIVACY_PATH = '/privacy.json';

const DAYS = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const PRIVACY = v.object({
  contact: v.nullable(v.pipe(v.string(), v.regex(/^(mailto:|https:)/))),
  finished: v.nullable(DAYS),
  days: v.record(v.string(), v.unknown()),
});

/** Parses the retention times of a server; null for anything else. */
export function readPrivacy(value: unknown): PrivacyNews | null {
  const read = v.safeParse(PRIVACY, value);
  if (!read.success) return null;
  const { contact, finished, days } = read.output;
  const found = Object.entries(days).filter(([name, value]) => isRetentionKind(name) && v.is(DAYS, value));
  return { contact, finished, days: { ...RETENTION, ...Object.fromEntries(found) } };
}
