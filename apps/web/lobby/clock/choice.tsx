// Choosing how a table keeps time.
import type { Clock } from '@race/protocol';
import type { JSX } from 'preact';
import { Segments } from '../../front/segments.tsx';
import { say } from '../../words/say.ts';
import { defaultClock, KINDS, kindOf, paceName, pacesOf, paceWords } from './paces.ts';
import './choice.css';

interface Props {
  readonly clock: Clock | null;
  readonly onClock: (clock: Clock | null) => void;
}

export function ClockChoice({ clock, onClock }: Props): JSX.Element {
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
