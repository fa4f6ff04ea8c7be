// How long sessions, known devices and codes last. PEOPLE-06.
import type { Change, SessionRow } from '@race/store';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** How long a session of an account lasts: without use, and in any case. */
const ACCOUNT_IDLE = 60 * DAY;
const ACCOUNT_AGE = 365 * DAY;
/** A guest has only the token, so it lasts longer: it expires after this time without use. */
const GUEST_IDLE = 400 * DAY;
/** A known device is remembered for this long after the last sign-in. */
const DEVICE_KNOWN = 400 * DAY;
/** The most sessions of a person; the one that was not used for longest is ended first. */
export const MOST_SESSIONS = 50;

type Times = Pick<SessionRow, 'made' | 'used'>;

export function isExpired({ made, used }: Times, hasAccount: boolean, now: number): boolean {
  if (!hasAccount) return now - used > GUEST_IDLE;
  return now - used > ACCOUNT_IDLE || now - made > ACCOUNT_AGE;
}

/** Whether to store that a session is in use. */
export const isUnnoted = ({ used, label }: SessionRow, newLabel: string, now: number): boolean =>
  now - used > HOUR || label !== newLabel;

/** The changes that delete expired sessions, devices and codes. */
export const expiring = (now: number): readonly Change[] => [
  {
    write: 'expireSessions',
    guestUsed: now - GUEST_IDLE,
    accountUsed: now - ACCOUNT_IDLE,
    accountMade: now - ACCOUNT_AGE,
  },
  { write: 'expireDevices', before: now - DEVICE_KNOWN },
  { write: 'expireCodes', at: now },
  { write: 'expireApiTokens', at: now },
];
