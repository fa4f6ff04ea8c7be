// What happened since one last looked, on a slip of paper.
import type { JSX } from 'preact';
import { missedAfter } from '../net/here.ts';
import { say } from '../words/say.ts';

/** The rest is in the log. */
const MOST = 8;

interface Part {
  readonly title: string;
  /** One for each thing that happened, the latest last. */
  readonly told: readonly string[];
}

interface Props {
  readonly parts: readonly Part[];
  /** What else is put away with it. */
  readonly onClose?: () => void;
  /** Ends what is being shown beside it; null while nothing is. */
  readonly onSkip?: (() => void) | null;
}

export function AwaySlip({ parts, onClose, onSkip = null }: Props): JSX.Element | null {
  const some = parts.filter(({ told }) => told.length > 0);
  if (some.length === 0) return null;
  const close = () => {
    missedAfter.value = null;
    onClose?.();
  };
  return (
    <section class="slip sheet" aria-label={say('online.while')}>
      <h2>{say('online.while')}</h2>
      {some.map(({ title, told }) => (
        <div key={title}>
          <h3 class="label">{title}</h3>
          <ul>
            {told.slice(-MOST).map((words, at) => (
              <li key={at}>{words}</li>
            ))}
          </ul>
        </div>
      ))}
      <div class="slip-acts">
        {onSkip !== null && (
          <button type="button" class="button" onClick={onSkip}>
            {say('online.while.skip')}
          </button>
        )}
        <button type="button" class="button" onClick={close}>
          {say('live.close')}
        </button>
      </div>
    </section>
  );
}
