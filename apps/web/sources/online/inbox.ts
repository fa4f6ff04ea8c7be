// Messages of the server that are not about the open table's game: chat, sanctions.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { SanctionMessage, TalkLine } from '@race/protocol';
import { addTexts } from '../../shell/words/say.ts';
import type { Link } from './link.ts';

type Subscribe = Link['subscribe'];

export const makeInbox = (subscribe: Subscribe) => ({
  lastMessage: showTalk(subscribe),
  ...collectSanctions(subscribe),
});

type TalkMessage = TalkLine & { readonly table: string };

const TALK_SHOWN_FOR = 12_000;

/** The last chat message, for a while; then it is only in the list of messages. Its texts are fetched with the first one. */
function showTalk(subscribe: Subscribe): ReadonlySignal<TalkMessage | null> {
  const lastMessage = signal<TalkMessage | null>(null);
  let hiding: ReturnType<typeof setTimeout> | undefined;
  subscribe((message) => {
    if (message.type !== 'talk') return;
    void addTexts('people').then(() => {
      lastMessage.value = message;
      clearTimeout(hiding);
      hiding = setTimeout(() => {
        lastMessage.value = null;
      }, TALK_SHOWN_FOR);
    });
  });
  return lastMessage;
}

/** Warnings and silences that have not been confirmed. */
function collectSanctions(subscribe: Subscribe) {
  const unread = signal<readonly SanctionMessage[]>([]);
  subscribe((message) => {
    if (message.type !== 'sanction') return;
    if (unread.peek().some((one) => one.sanction === message.sanction)) return;
    unread.value = [...unread.peek(), message];
  });
  const markRead = (sanction: string): void => {
    unread.value = unread.value.filter((one) => one.sanction !== sanction);
  };
  return { unread, markRead };
}
