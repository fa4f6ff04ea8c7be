// A note over the timeline: what a moment told, and whether one may go back before it.
import type { JSX } from 'preact';
import { refusalWords, say } from '../../words/say.ts';
import { onlineTable } from '../online-table.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import { momentWords, whenWords } from './moment-words.ts';
import type { TimelineMoment } from './moments.ts';

interface Props {
  readonly moment: TimelineMoment;
  /** Where on the rail the moment lies. */
  readonly x: number;
  /** How many answers go when this one is taken back; 0 when it cannot be. */
  readonly steps: number;
  /** Touched, not only pointed at: then it can be acted upon. */
  readonly isHeld: boolean;
  readonly onTakeBack: () => void;
}

const NO_WAY_BACK = { reason: 'undo.horizon', rule: 'TABLE-01', with: {} };

export function MomentNote({ moment, x, steps, isHeld, onTakeBack }: Props): JSX.Element {
  const Back = onlineTable.value?.Back;
  return (
    <div class="moment sheet" style={{ '--x': `${x}px` }}>
      <p class="label">{whenWords(moment)}</p>
      <p>{momentWords(moment)}</p>
      {isHeld && steps > 0 && (
        <button type="button" class="button moment-back" onClick={onTakeBack}>
          {say('desk.takeBack', { count: steps })}
        </button>
      )}
      {isHeld && steps === 0 && moment.line > 0 && (
        <div class="moment-why">
          <p>{refusalWords(NO_WAY_BACK)}</p>
          <RuleButton rule={NO_WAY_BACK.rule} />
          {Back && <Back line={moment.line} />}
        </div>
      )}
    </div>
  );
}
