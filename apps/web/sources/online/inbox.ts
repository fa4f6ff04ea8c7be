// Messages of the server that are not about the open table's game: turns at other tables, chat, sanctions.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { SanctionMessage, TableNews, TalkLine } from '@race/protocol';
import { addTexts, say } from '../../shell/words/say.ts';
import type { Link } from './link.ts';

type Subscribe = Link['subscribe'];

/** The open table, and the answers its reader may give. */
interface OpenTable {
  readonly news: ReadonlySignal<TableNews | null>;
  readonly waits: ReadonlySignal<{ readonly answers: readonly unknown[] } | null>;
}

export const makeInbox = (subscribe: Subscribe, open: OpenTable) => ({
  turnsElsewhere: countTurns(subscribe, open),
  lastMessage: showTalk(subscribe),
  ...collectSanctions(subscribe),
});

/** The other tables that wait for an answer, the longest wait first; their number is in the title and on the icon. */
function countTurns(subscribe: Subscribe, { news, waits }: OpenTable): ReadonlySignal<readonly string[]> {
  const called = signal<readonly string[]>([]);
  const isHidden = signal(document.hidden);
  document.addEventListener('visibilitychange', () => {
    isHidden.value = document.hidden;
  });
  subscribe((message) => {
    if (message.type === 'turn' && !called.peek().includes(message.table))
      called.value = [...called.peek(), message.table];
  });
  // A table that is open needs no reminder.
  effect(() => {
    const table = news.value?.table;
    if (called.value.some((one) => one === table)) called.value = called.value.filter((one) => one !== table);
  });
  const elsewhere = computed(() => called.value.filter((one) => one !== news.value?.table));
  const isTurnHere = computed(
    () => news.value?.stage === 'racing' && news.value.you !== null && (waits.value?.answers.length ?? 0) > 0,
  );
  // The open table counts as well while the page is hidden.
  const count = computed(() => elsewhere.value.length + (isHidden.value && isTurnHere.value ? 1 : 0));
  effect(() => {
    const name = say('names.game');
    document.title = count.value === 0 ? name : `(${count.value}) ${name}`;
    if (!('setAppBadge' in navigator)) return;
    const shown = count.value === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count.value);
    // A page that is not installed has no icon to write on.
    shown.catch(() => undefined);
  });
  return elsewhere;
}

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
