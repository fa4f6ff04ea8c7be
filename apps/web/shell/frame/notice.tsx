import type { JSX } from 'preact';
import { say } from '../words/say.ts';
import './notice.css';

interface Props {
  /** Null when there is nothing to say. */
  readonly words: string | null;
  readonly onDismiss: () => void;
}

/** A message over the page. Its alert region is there from the start, so that screen readers read the message out. */
export function Notice({ words, onDismiss }: Props): JSX.Element {
  return (
    <div role="alert">
      {words !== null && (
        <div class="notice sheet">
          <p>{words}</p>
          <button type="button" class="button" onClick={onDismiss}>
            {say('site.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}
