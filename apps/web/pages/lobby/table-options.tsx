// The options of an online table apart from its game: its clock, and whether only phrases may be said.
import type { Clock, Night } from '@race/protocol';
import { isOverDays } from '@race/protocol/clock.ts';
import type { JSX } from 'preact';
import { Segments } from '../../shell/frame/controls.tsx';
import { capital, say } from '../../shell/words/say.ts';
import './fields.css';

interface ClockChoiceProps {
  readonly clock: Clock | null;
  readonly onClock: (clock: Clock | null) => void;
}

export function ClockChoice({ clock, onClock }: ClockChoiceProps): JSX.Element {
  const kind = kindOf(clock);
  return (
    <div class="clock-choice">
      <Segments
        legend={say('clock.title')}
        choices={KINDS.map((value) => ({ value, words: say(`clock.${value}`) }))}
        chosen={kind}
        onChoose={(next) => onClock(defaultClock(next))}
      />
      {clock !== null && kind !== 'none' && (
        <>
          <Segments
            legend={say('clock.pace')}
            choices={pacesOf(kind).map((pace) => ({ value: paceName(pace), words: paceWords(pace) }))}
            chosen={paceName(clock)}
            onChoose={(name) => {
              const pace = pacesOf(kind).find((one) => paceName(one) === name);
              if (pace !== undefined)
                onClock({
                  ...pace,
                  gain: kind === 'race' ? clock.gain : 0,
                  late: clock.late,
                  night: clock.night,
                });
            }}
          />
          {kind === 'race' && (
            <Segments
              legend={say('clock.gain')}
              choices={GAINS.map((gain) => ({
                value: String(gain),
                words: gain === 0 ? say('clock.gain.none') : spanWords(gain),
              }))}
              chosen={String(clock.gain)}
              onChoose={(gain) => onClock({ ...clock, gain: Number(gain) })}
            />
          )}
          {isOverDays(clock) && (
            <Segments
              legend={say('clock.night')}
              choices={[
                { value: 'no', words: say('clock.night.no') },
                { value: 'night', words: spanOf(nightWords(clock.night ?? defaultNight())) },
              ]}
              chosen={clock.night === null ? 'no' : 'night'}
              onChoose={(value) => onClock({ ...clock, night: value === 'no' ? null : defaultNight() })}
            />
          )}
          <Segments
            legend={say('clock.late')}
            choices={(['default', 'bot'] as const).map((value) => ({
              value,
              words: say(`clock.late.${value}`),
            }))}
            chosen={clock.late}
            onChoose={(late) => onClock({ ...clock, late })}
          />
          <p class="aside">{say(`clock.late.${clock.late}.how`)}</p>
        </>
      )}
    </div>
  );
}

interface TalkChoiceProps {
  readonly phrasesOnly: boolean;
  readonly onPhrasesOnly: (phrasesOnly: boolean) => void;
}

export function TalkChoice({ phrasesOnly, onPhrasesOnly }: TalkChoiceProps): JSX.Element {
  return (
    <Segments
      legend={say('online.talk')}
      choices={[
        { value: 'words', words: say('online.talk.words') },
        { value: 'phrases', words: say('online.talk.phrases') },
      ]}
      chosen={phrasesOnly ? 'phrases' : 'words'}
      onChoose={(value) => onPhrasesOnly(value === 'phrases')}
    />
  );
}

const KINDS = ['none', 'decision', 'race'] as const;
type ClockKind = (typeof KINDS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Pace = Pick<Clock, 'bank' | 'free' | 'away'>;
/** Days for a decision leave time enough for a lost connection. */
const DECISIONS: readonly Pace[] = [
  30,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  DAY,
  3 * DAY,
  7 * DAY,
].map((free) => ({ bank: 0, free, away: free < DAY ? 3 * MINUTE : 0 }));
/** Seconds that every decision adds. */
const GAINS = [0, 5, 10, 20] as const;
const RACES: readonly Pace[] = [
  { bank: 5 * MINUTE, free: 10, away: 2 * MINUTE },
  { bank: 10 * MINUTE, free: 10, away: 3 * MINUTE },
  { bank: 15 * MINUTE, free: 10, away: 3 * MINUTE },
  { bank: 30 * MINUTE, free: 15, away: 5 * MINUTE },
  { bank: HOUR, free: 20, away: 5 * MINUTE },
];

const kindOf = (clock: Clock | null): ClockKind => {
  if (clock === null) return 'none';
  return clock.bank === 0 ? 'decision' : 'race';
};

const pacesOf = (kind: 'decision' | 'race'): readonly Pace[] => (kind === 'race' ? RACES : DECISIONS);

/** The first choice of each kind. */
function defaultClock(kind: ClockKind): Clock | null {
  const pace = kind === 'none' ? undefined : pacesOf(kind)[DEFAULT_PACE[kind]];
  return pace === undefined ? null : { ...pace, gain: 0, late: 'default', night: null };
}

/** A minute for a decision, half an hour for a race. */
const DEFAULT_PACE = { decision: 1, race: 3 } as const;

/** From ten in the evening to eight in the morning, by the clock of whoever chooses it. */
function defaultNight(): Night {
  const ahead = new Date().getTimezoneOffset();
  return { from: inDay(22 * MINUTES_OF_HOUR + ahead), to: inDay(8 * MINUTES_OF_HOUR + ahead) };
}

const MINUTES_OF_HOUR = 60;
const inDay = (minutes: number): number => (minutes + 24 * MINUTES_OF_HOUR) % (24 * MINUTES_OF_HOUR);

/** The beginning and the end of a night by the reader's own clock. */
export function nightWords({ from, to }: Night): { readonly evening: string; readonly morning: string } {
  const words = (minutes: number): string => {
    const own = inDay(minutes - new Date().getTimezoneOffset());
    return `${Math.floor(own / MINUTES_OF_HOUR)}:${String(own % MINUTES_OF_HOUR).padStart(2, '0')}`;
  };
  return { evening: words(from), morning: words(to) };
}

const spanOf = ({ evening, morning }: ReturnType<typeof nightWords>): string => `${evening}–${morning}`;

/** Identifies a pace among those of its kind. */
const paceName = ({ bank, free }: Pace): string => `${bank}-${free}`;

function spanWords(seconds: number): string {
  if (seconds % DAY === 0) return say('clock.days', { count: seconds / DAY });
  if (seconds % HOUR === 0) return say('clock.hours', { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return say('clock.minutes', { count: seconds / MINUTE });
  return say('clock.seconds', { count: seconds });
}

const paceWords = ({ bank, free }: Pace): string => spanWords(bank === 0 ? free : bank);

/** A clock in a few words, for a list. */
export function shortClock(clock: Clock | null): string {
  if (clock === null) return capital(say('clock.words.none'));
  const { bank, free } = clock;
  return bank === 0
    ? say('clock.words.decision', { time: spanWords(free) })
    : say('clock.short.race', { time: spanWords(bank) });
}

/** A clock in words. */
export function clockWords(clock: Clock | null): string {
  if (clock === null) return say('clock.words.none');
  const { bank, free, gain, away, night } = clock;
  const words =
    bank === 0
      ? say('clock.words.decision', { time: spanWords(free) })
      : say('clock.words.race', { time: spanWords(bank), free: spanWords(free) });
  const more = [
    gain > 0 && say('clock.words.gain', { time: spanWords(gain) }),
    away > 0 && say('clock.words.away', { time: spanWords(away) }),
    night !== null && say('clock.words.night', nightWords(night)),
  ];
  return more
    .filter((one) => one !== false)
    .reduce((told, one) => say('clock.words.both', { clock: told, more: one }), words);
}
