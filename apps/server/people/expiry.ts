// How long signing in holds: sessions, known devices and codes end by themselves. PEOPLE-06.
import type { Change, SessionRow } from '@race/store';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** With an account one signs in again after this time: without use, and in any case. */
const ACCOUNT_IDLE = 60 * DAY;
const ACCOUNT_AGE = 365 * DAY;
/** A guest has nothing but the token: it ends only when nobody has come with it for this long. */
const GUEST_IDLE = 400 * DAY;
/** A device on which somebody signed in is remembered for this long after the last time. */
const DEVICE_KNOWN = 400 * DAY;
/** More than anybody has devices; the one that was not used for longest goes first. */
export const MOST_SESSIONS = 50;

type Times = Pick<SessionRow, 'made' | 'used'>;

export function isExpired({ made, used }: Times, hasAccount: boolean, now: number): boolean {
  if (!hasAccount) return now - used > GUEST_IDLE;
  return now - used > ACCOUNT_IDLE || now - made > ACCOUNT_AGE;
}

/** Whether it is worth noting that a session is in use. */
export const isUnnoted = ({ used, label }: SessionRow, newLabel: string, now: number): boolean =>
  now - used > HOUR || label !== newLabel;

/** What to write so that nothing of signing in is kept longer than it holds. */
export const expiring = (now: number): readonly Change[] => [
  {
    write: 'expireSessions',
    guestUsed: now - GUEST_IDLE,
    accountUsed: now - ACCOUNT_IDLE,
    accountMade: now - ACCOUNT_AGE,
  },
  { write: 'expireDevices', before: now - DEVICE_KNOWN },
  { write: 'expireCodes', at: now },
];
