// The tables at which one is asked while one looks elsewhere: counted in the title of the page and on its icon.
import { computed, effect, signal } from '@preact/signals';
import { news, subscribeToServer, waits } from '../../net/connection.ts';
import { say } from '../../words/say.ts';

const called = signal<readonly string[]>([]);
const isHidden = signal(document.hidden);
document.addEventListener('visibilitychange', () => {
  isHidden.value = document.hidden;
});

subscribeToServer((message) => {
  if (message.type === 'turn' && !called.peek().includes(message.table))
    called.value = [...called.peek(), message.table];
});

/** Whoever looks at a table needs no telling of it. */
effect(() => {
  const table = news.value?.table;
  if (called.value.some((one) => one === table)) called.value = called.value.filter((one) => one !== table);
});

/** The other tables at which one is asked, the first one first. */
export const turnsElsewhere = computed(() => called.value.filter((one) => one !== news.value?.table));

const isAskedHere = computed(
  () => news.value?.stage === 'racing' && news.value.you !== null && (waits.value?.answers.length ?? 0) > 0,
);

/** The table on the page counts as well while nobody sees it. */
const count = computed(() => turnsElsewhere.value.length + (isHidden.value && isAskedHere.value ? 1 : 0));

effect(() => {
  const name = say('names.game');
  document.title = count.value === 0 ? name : `(${count.value}) ${name}`;
  if (!('setAppBadge' in navigator)) return;
  const shown = count.value === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count.value);
  // A page that is not installed has no icon to write on.
  shown.catch(() => undefined);
});
