// A quiet sign at the edge of the table: the line is gone, somebody says something, or one only looks on.
import type { TableNews } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import type { ComponentChildren, JSX } from 'preact';
import { connection, hasUnsentRequests, news, waits } from '../net/connection.ts';
import { lastMessage } from '../people/talk/last-message.ts';
import { saidWords } from '../people/talk/said-words.ts';
import { say, words } from '../words/say.ts';
import { freeSeatIn } from './free-seat.tsx';
import './sign.css';

function signWords(isOfLineAlone: boolean): string {
  if (connection.value !== 'here') {
    if (hasUnsentRequests.value) return say('online.offline.unsent');
    return say(connection.value === 'away' ? 'online.offline' : 'online.opening');
  }
  const now = news.value;
  const message = lastMessage.value;
  // In the waiting room it stands among what was said, for all to see.
  const isHeard = message !== null && message.table === now?.table && now.stage !== 'gathering';
  if (isHeard) return saidWords(message);
  if (isOfLineAlone || now === null || now.stage !== 'racing') return '';
  if (now.you !== null) return waitWords(now);
  // Who is offered a seat knows what they are.
  return freeSeatIn(now) < 0 ? say('online.spectator') : '';
}

/** Whom everybody waits for, once one has answered oneself. */
function waitWords({ you, seats }: TableNews): string {
  const waitsFor = waits.value?.waitsFor ?? [];
  if (waits.value?.answers.length !== 0 || waitsFor.some((seat) => seat === you)) return '';
  const names = waitsFor.flatMap((seat) => {
    const sits = seats[seat];
    return sits?.kind === 'person' ? [sits.name] : [];
  });
  return names.length === 0 ? '' : say('online.waits', { names: listOf(words(), names) });
}

interface Props {
  readonly isOfLineAlone?: boolean;
  /** What else stands at this edge. */
  readonly children?: ComponentChildren;
}

/** It is there before it says anything, so that it is read out when it does. */
export function Sign({ isOfLineAlone = false, children }: Props): JSX.Element {
  const words = signWords(isOfLineAlone);
  return (
    <div class="sign-place">
      {children}
      <div role="status">
        {words !== '' && <p class={`sign${connection.value === 'here' ? '' : ' is-away'}`}>{words}</p>}
      </div>
    </div>
  );
}
