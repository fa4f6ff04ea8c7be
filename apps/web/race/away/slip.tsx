// What happened since one last looked, on a slip of paper that can be folded.
import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import '../slips.css';

/** The rest is in the log. */
const MOST = 8;

/** It is being shown on the map and can be ended, or it can be shown there. */
export type OnMap = { readonly end: () => void } | { readonly show: () => void };

export interface SlipProps {
  /** What was done to oneself, and what else happened: one text for each thing, the latest last. */
  readonly mine?: readonly string[];
  readonly others: readonly string[];
  readonly onClose: () => void;
  readonly onMap?: OnMap | null;
  readonly isFolded?: boolean;
}

export function Slip({ mine = [], others, onClose, onMap = null, isFolded = false }: SlipProps): JSX.Element {
  const parts = [
    { title: say('desk.paper.you'), told: mine },
    { title: say('back.while.others'), told: others },
  ].filter(({ told }) => told.length > 0);
  return (
    <section class="slip sheet" aria-label={say('back.while')}>
      <details open={!isFolded}>
        <summary>
          <h2>{say('back.while')}</h2>
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
          {say('live.close')}
        </button>
      </div>
    </section>
  );
}

const MapButton = ({ onMap }: { onMap: OnMap }): JSX.Element => (
  <button type="button" class="button" onClick={'end' in onMap ? onMap.end : onMap.show}>
    {say('end' in onMap ? 'back.while.skip' : 'back.while.show')}
  </button>
);
