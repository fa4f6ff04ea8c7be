// A day of the expedition: its date and hours, and driving its road again on this device once it is over. DAILY-01.
import type { RaceOptions } from '@race/great-race/options.ts';
import type { ExpeditionNews, RunNews } from '@race/protocol';
import { say, words } from '../../shell/words/say.ts';

/** "Sunday, 15 November 2026". */
export const dayWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** "01:00", in the reader's time zone unless another is given. */
export const hourWords = (moment: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(moment);

const AN_HOUR = 3_600_000;
const A_MINUTE = 60_000;

/** "in 4 hours"; the last two of them in minutes. */
export function untilWords(left: number, locale: string): string {
  const told = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (left >= 2 * AN_HOUR) return told.format(Math.floor(left / AN_HOUR), 'hour');
  return told.format(Math.max(1, Math.ceil(left / A_MINUTE)), 'minute');
}

const A_DAY = 24 * AN_HOUR;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * A_DAY).toISOString().slice(0, 10);

export const dayBefore = (day: string): string => shifted(day, -1);

/** The last days up to this one, in their order. */
export const daysUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => shifted(day, at + 1 - count));

/** How many days without a gap were driven, up to today or, while today's road is still to be driven, up to yesterday. */
export function runningDays(today: string, isDriven: (day: string) => boolean): number {
  let day = isDriven(today) ? today : dayBefore(today);
  let count = 0;
  for (; isDriven(day); day = dayBefore(day)) count += 1;
  return count;
}

/** A place as if a hundred had come home; the first is always first. */
export const ofHundred = (rank: number, among: number): number =>
  among === 0 ? 1 : 1 + Math.floor(((rank - 1) * 100) / among);

/** Hours, minutes and seconds, two figures each. */
export function digitsLeft(left: number): readonly [hours: string, minutes: string, seconds: string] {
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  const two = (figure: number) => String(figure).padStart(2, '0');
  return [two(Math.floor(seconds / 3_600)), two(Math.floor(seconds / 60) % 60), two(seconds % 60)];
}

/** A race with the same road, seed and salt, as a file without answers; null while the seed is secret. */
export function fileOf(
  { seed, salt, commitment, version }: Pick<ExpeditionNews, 'seed' | 'salt' | 'commitment' | 'version'>,
  options: RaceOptions,
  name: string,
): string | null {
  if (seed === null || salt === null) return null;
  const rivals = Array.from({ length: options.crews - 1 }, () => ({ kind: 'bot', bot: 'racer' }));
  return JSON.stringify({
    format: 1,
    game: 'race',
    version,
    options,
    seed,
    salt,
    commitment,
    entries: [],
    players: [{ kind: 'person', name }, ...rivals],
  });
}

/** The best run of a day: of somebody with an account, if anybody had one. */
export const bestRun = ({ runs, guests }: Pick<ExpeditionNews, 'runs' | 'guests'>): RunNews | undefined =>
  [...(runs ?? []), ...(guests ?? [])].find(({ rank }) => rank === 1);

/** The place among people with an account, or among guests. */
export function placeWords({ rank, among, isGuest }: NonNullable<ExpeditionNews['mine']>): string {
  if (rank === null) return say('expedition.mine.none');
  return say(isGuest ? 'expedition.mine.guest' : 'expedition.mine', { rank, count: among });
}

/** What is shared of a run. */
export function resultText(
  { day }: Pick<ExpeditionNews, 'day'>,
  mine: NonNullable<ExpeditionNews['mine']>,
  address: string,
): string {
  const { result } = mine;
  const went =
    result?.arrived === true
      ? say('expedition.share.arrived', { turns: result.turns, prestige: result.prestige })
      : say('expedition.share.lost', { level: result?.level ?? 0 });
  return [
    say('expedition.share.head', { day: dayWords(day, words().locale) }),
    went,
    placeWords(mine),
    address,
  ].join('\n');
}
