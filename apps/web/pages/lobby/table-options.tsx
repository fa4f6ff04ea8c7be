// The options of an online table apart from its game: its clock, and whether only phrases may be said.
import type { Clock } from '@race/protocol';
import type { JSX } from 'preact';
import { Segments } from '../../shell/frame/controls.tsx';
import { say } from '../../shell/words/say.ts';
import './clock-choice.css';

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
              if (pace !== undefined) onClock({ ...pace, late: clock.late });
            }}
          />
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

type Pace = Omit<Clock, 'late'>;
/** Days for a decision leave time enough for a lost connection. */
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

const kindOf = (clock: Clock | null): ClockKind => {
  if (clock === null) return 'none';
  return clock.bank === 0 ? 'decision' : 'race';
};

const pacesOf = (kind: 'decision' | 'race'): readonly Pace[] => (kind === 'race' ? RACES : DECISIONS);

/** The first choice of each kind. */
function defaultClock(kind: ClockKind): Clock | null {
  const pace = kind === 'none' ? undefined : pacesOf(kind)[1];
  return pace === undefined ? null : { ...pace, late: 'default' };
}

/** Identifies a pace among those of its kind. */
const paceName = ({ bank, free }: Pace): string => `${bank}-${free}`;

function spanWords(seconds: number): string {
  if (seconds % DAY === 0) return say('clock.days', { count: seconds / DAY });
  if (seconds % HOUR === 0) return say('clock.hours', { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return say('clock.minutes', { count: seconds / MINUTE });
  return say('clock.seconds', { count: seconds });
}

const paceWords = ({ bank, free }: Pace): string => spanWords(bank === 0 ? free : bank);

/** A clock in words. */
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
