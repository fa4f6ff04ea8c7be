// A quiet sign at the edge of the table: the line is gone, or one only looks on.
import type { JSX } from 'preact';
import { isUnsent, line, news } from '../net/here.ts';
import { say } from '../words/say.ts';
import './sign.css';

function signWords(): string {
  if (line.value !== 'here') {
    if (isUnsent.value) return say('online.offline.unsent');
    return say(line.value === 'away' ? 'online.offline' : 'online.opening');
  }
  const now = news.value;
  return now !== null && now.you === null && now.stage === 'racing' ? say('online.spectator') : '';
}

/** It is there before it says anything, so that it is read out when it does. */
export function Sign(): JSX.Element {
  const words = signWords();
  return (
    <div class="sign-place" role="status">
      {words !== '' && <p class={`sign${line.value === 'here' ? '' : ' is-away'}`}>{words}</p>}
    </div>
  );
}
