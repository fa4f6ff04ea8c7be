// The clocks one can choose, and any clock in words.
import type { Clock } from '@race/protocol';
import { say } from '../../words/say.ts';

export const KINDS = ['none', 'decision', 'race'] as const;
export type ClockKind = (typeof KINDS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Pace = Omit<Clock, 'late'>;
/** Whoever has days for a decision needs no time for a lost connection. */
const DECISIONS: readonly Pace[] = [30, MINUTE, 2 * MINUTE, DAY, 3 * DAY].map((free) => ({
  bank: 0,
  free,
  away: free < DAY ? 3 * MINUTE : 0,
}));
const RACES: readonly Pace[] = [
  { bank: 15 * MINUTE, free: 10, away: 3 * MINUTE },
  { bank: 30 * MINUTE, free: 15, away: 5 * MINUTE },
  { bank: HOUR, free: 20, away: 5 * MINUTE },
];

export const kindOf = (clock: Clock | null): ClockKind => {
  if (clock === null) return 'none';
  return clock.bank === 0 ? 'decision' : 'race';
};

export const pacesOf = (kind: 'decision' | 'race'): readonly Pace[] => (kind === 'race' ? RACES : DECISIONS);

/** What is chosen first of each kind. */
export function defaultClock(kind: ClockKind): Clock | null {
  const pace = kind === 'none' ? undefined : pacesOf(kind)[1];
  return pace === undefined ? null : { ...pace, late: 'default' };
}

/** A pace by what tells it apart from the others of its kind. */
export const paceName = ({ bank, free }: Pace): string => `${bank}-${free}`;

function spanWords(seconds: number): string {
  if (seconds % DAY === 0) return say('clock.days', { count: seconds / DAY });
  if (seconds % HOUR === 0) return say('clock.hours', { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return say('clock.minutes', { count: seconds / MINUTE });
  return say('clock.seconds', { count: seconds });
}

export const paceWords = ({ bank, free }: Pace): string => spanWords(bank === 0 ? free : bank);

/** A clock in words, for who did not choose it. */
export function clockWords(clock: Clock | null): string {
  if (clock === null) return say('clock.words.none');
  const { bank, free, away } = clock;
  const words =
    bank === 0
      ? say('clock.words.decision', { time: spanWords(free) })
      : say('clock.words.race', { time: spanWords(bank), free: spanWords(free) });
  if (away === 0) return words;
  return say('clock.words.both', { clock: words, more: say('clock.words.away', { time: spanWords(away) }) });
}
