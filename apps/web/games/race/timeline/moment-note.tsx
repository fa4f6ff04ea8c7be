// A note over the timeline: what happened in a moment, and whether the player may go back before it.
import { BEHIND_THE_HORIZON } from '@race/kernel/refuse.ts';
import type { JSX } from 'preact';
import { capital, named, refusalWords, say } from '../../../shell/words/say.ts';
import { theCrew } from '../../../table/dashboard/crew.tsx';
import { sentencesOf } from '../../../table/model/sentences.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { weightiest } from '../../../table/newspaper/weights.ts';
import { RuleButton } from '../../../table/rules/open-rule.tsx';
import type { TimelineMoment } from './layout.ts';

interface Props {
  readonly moment: TimelineMoment;
  /** The place of the moment on the rail. */
  readonly x: number;
  /** How many answers would be taken back; 0 when that is not possible. */
  readonly steps: number;
  /** Whether it was tapped, and not only pointed at: then it has buttons. */
  readonly isHeld: boolean;
  readonly onTakeBack: () => void;
}

export function MomentNote({ moment, x, steps, isHeld, onTakeBack }: Props): JSX.Element {
  const table = useTable();
  const { onlineTable } = table;
  const Back = onlineTable?.Back;
  return (
    <div class="moment sheet" style={{ '--x': `${x}px` }}>
      <p class="label">{whenWords(moment)}</p>
      <p>{momentWords(table, moment)}</p>
      {isHeld && steps > 0 && (
        <button type="button" class="button moment-back" onClick={onTakeBack}>
          {say('timeline.takeBack', { count: steps })}
        </button>
      )}
      {isHeld && steps === 0 && moment.line > 0 && (
        <div class="moment-why">
          <p>{refusalWords(BEHIND_THE_HORIZON)}</p>
          <RuleButton rule={BEHIND_THE_HORIZON.rule} />
          {Back && <Back line={moment.line} />}
        </div>
      )}
    </div>
  );
}

// A moment of the timeline in words.
const MOST_SENTENCES = 3;

/** "Turn 6, convoy". */
export function whenWords({ turn, phase }: TimelineMoment): string {
  const name = named('phase', phase);
  return turn === 0 ? capital(String(name)) : say('timeline.moment', { turn, phase: name });
}

/** Its events, or that there were none. */
export function momentWords(table: TableModel, { seat, phase, events }: TimelineMoment): string {
  const { crews } = table;
  const { sentenceOf } = sentencesOf(table);
  if (events.length > 0) return weightiest(table, events, MOST_SENTENCES).map(sentenceOf).join(' ');
  const actor = seat === null ? undefined : crews.value[seat];
  const crew = actor === undefined ? '' : theCrew(table, actor);
  return say(phase === 'planning' ? 'timeline.moment.plan' : 'timeline.moment.silent', { crew });
}
