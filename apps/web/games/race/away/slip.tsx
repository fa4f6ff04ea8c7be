// What happened since the player last looked, on a slip of paper that can be folded.
import type { JSX } from 'preact';
import { say } from '../../../shell/words/say.ts';
import '../slips.css';

/** The most texts; the rest is in the log. */
const MOST = 8;

/** The recap: it is running and can be ended, or it can be started. */
export type OnMap = { readonly end: () => void } | { readonly show: () => void };

export interface SlipProps {
  /** What was done to the player, and what else happened: one text each, the latest last. */
  readonly mine?: readonly string[];
  /** What was played in the player's seat. */
  readonly own?: readonly string[];
  readonly others: readonly string[];
  readonly onClose: () => void;
  readonly onMap?: OnMap | null;
  readonly isFolded?: boolean;
}

export function Slip({
  mine = [],
  own = [],
  others,
  onClose,
  onMap = null,
  isFolded = false,
}: SlipProps): JSX.Element {
  const parts = [
    { title: say('newspaper.you'), told: mine },
    { title: say('replay.while.own'), told: own },
    { title: say('replay.while.others'), told: others },
  ].filter(({ told }) => told.length > 0);
  return (
    <section class="slip sheet" aria-label={say('replay.while')}>
      <details open={!isFolded}>
        <summary>
          <h2>{say('replay.while')}</h2>
        </summary>
        {parts.map(({ title, told }) => (
          <div key={title}>
            <h3 class="label">{title}</h3>
            <ul>
              {told.slice(-MOST).map((words, at) => (
                <li key={at}>{words}</li>
              ))}
            </ul>
          </div>
        ))}
      </details>
      <div class="slip-acts">
        {onMap !== null && <MapButton onMap={onMap} />}
        <button type="button" class="button" onClick={onClose}>
          {say('table.close')}
        </button>
      </div>
    </section>
  );
}

const MapButton = ({ onMap }: { onMap: OnMap }): JSX.Element => (
  <button type="button" class="button" onClick={'end' in onMap ? onMap.end : onMap.show}>
    {say('end' in onMap ? 'replay.while.skip' : 'replay.while.show')}
  </button>
);
