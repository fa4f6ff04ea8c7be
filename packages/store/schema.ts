import { ACCOUNTS, CODES, PASSKEYS, PEOPLE, RECOVERIES } from './accounts.ts';
import { ACTS, CHORES, QUOTES, REPORTS, SANCTIONS } from './administration.ts';
import { CLUB_CUPS, CLUB_MEMBERS, CLUB_TABLES, CLUBS } from './clubs.ts';
import { CUP_ENTRANTS, CUP_LINES, CUP_TABLES, CUPS } from './cups.ts';
import { RUNS } from './daily.ts';
import { GONE } from './deletion.ts';
import { AWAITS, CALLS, MAILS, PUSHES } from './notices.ts';
import { PACES } from './paces.ts';
import { PROFILES, TIES } from './players.ts';
import { HOUSES, PRESENCES } from './presence.ts';
import { API_TOKENS, BOTS } from './programs.ts';
import { ENDINGS, RATINGS, RESULTS, SEEKERS } from './ratings.ts';
import { DEVICES, MAIL_CODES, TOKENS, TOTPS } from './signing-in.ts';
import { BUGS, LINES, LOOKS, MARKS, RESTS, SITTINGS, TABLES } from './tables.ts';
import { MUTES, TALK, WORDLESS } from './talk.ts';
import { ATTEMPTS, TRAINING_DAYS } from './training.ts';

const ENTITIES = [
  ...[TABLES, LINES, SITTINGS, LOOKS, BUGS, MARKS, RESTS],
  ...[PUSHES, MAILS, AWAITS, CALLS],
  ...[PEOPLE, CODES, ACCOUNTS, PASSKEYS, RECOVERIES],
  ...[TOKENS, DEVICES, TOTPS, MAIL_CODES],
  ...[BOTS, API_TOKENS],
  ...[TALK, MUTES, WORDLESS],
  ...[PROFILES, TIES],
  ...[CLUBS, CLUB_MEMBERS, CLUB_TABLES, CLUB_CUPS],
  ...[CUPS, CUP_LINES, CUP_ENTRANTS, CUP_TABLES],
  ...[RUNS, RATINGS, RESULTS, ENDINGS, SEEKERS],
  ...[REPORTS, QUOTES, SANCTIONS, ACTS, CHORES, GONE],
  ...[HOUSES, PRESENCES, PACES],
];

const madeOf = (some: readonly { readonly create: string }[]): string =>
  some.map(({ create }) => create).join(';\n');

/**
 * The first step makes an empty store; each release may add one that changes what the release before has left. From
 * release 1.0 on, a new column is a step here as well as a line in its entity, and the first step is what 1.0 made.
 */
export const STEPS: readonly string[] = [madeOf(ENTITIES), madeOf([ATTEMPTS, TRAINING_DAYS])];

/** The version of the last store from before the first release. */
const LAST_UNRELEASED = 15;

/** The version that a store has after all these steps. */
export const versionOf = (steps: readonly string[]): number => LAST_UNRELEASED + steps.length;

/** Why a store of this version cannot be opened; null where it can. A new one has version 0. */
export function faultOfVersion(version: number, steps: readonly string[] = STEPS): string | null {
  if (version > versionOf(steps))
    return `the store was made by a later release (${version}, this one knows ${versionOf(steps)})`;
  if (version > 0 && version <= LAST_UNRELEASED)
    return `the store was made before the first release (${version}) and cannot be opened: start with a new one`;
  return null;
}

/** The steps that a store of this version still needs. */
export function stepsAfter(version: number, steps: readonly string[]): readonly string[] {
  const fault = faultOfVersion(version, steps);
  if (fault !== null) throw new Error(fault);
  return steps.slice(Math.max(0, version - LAST_UNRELEASED));
}
