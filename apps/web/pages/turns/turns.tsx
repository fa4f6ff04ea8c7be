// Fetched for readers who have sat at an online table: it follows their turns on every page.

import { computed, effect, signal } from '@preact/signals';
import { listOf } from '@race/words/t.ts';
import { useEffect } from 'preact/hooks';
import { loadSound } from '../../shell/chunks.ts';
import '../../shell/frame/call.css';
import { call } from '../../shell/frame/call.tsx';
import { isolated, nameOf, say, words } from '../../shell/words/say.ts';
import { news, turns, waits } from '../../sources/online/connection.ts';
import type { Turn } from '../../sources/online/turns.ts';
import { isShort, timeWords } from './time-left.ts';
import { tellTurn } from './turn-notice.ts';

/** Whether the open table asks the reader. */
const isAskedHere = computed(
  () => news.value?.stage === 'racing' && news.value.you !== null && (waits.value?.answers.length ?? 0) > 0,
);

let isStarted = false;

/** Begins to call; once. */
function callReader(): void {
  if (isStarted) return;
  isStarted = true;
  const tick = signal(performance.now());
  setInterval(() => (tick.value = performance.now()), A_SECOND);
  effect(() => {
    call.value = callOf(turns.value, tick.value);
  });
  const count = computed(() => turns.value.length + (isAskedHere.value ? 1 : 0));
  effect(() => {
    document.title = count.value === 0 ? say('names.game') : say('notice.tab.title', { count: count.value });
    showOnIcon(count.value);
  });
  ringWhenCalled();
}

const A_SECOND = 1_000;

function callOf([first, ...others]: readonly Turn[], now: number) {
  if (first === undefined) return null;
  const { table, options, others: people, due, challenge } = first;
  const race = raceName(options);
  const names = listOf(words(), people.map(isolated));
  return {
    to: { at: 'online', table },
    head: say(challenge === true ? 'notice.tab.challenge' : 'notice.tab.head'),
    race: names === '' ? race : say('notice.tab.with', { race, names }),
    left: due === null ? '' : timeWords(due - now),
    isShort: due !== null && isShort(due - now),
    more: others.length === 0 ? '' : say('notice.tab.more', { count: others.length }),
  } as const;
}

/** A race by its board; what has none is the Dash. */
const raceName = (options: object): string =>
  'board' in options ? nameOf('board', String(options.board)) : say('front.way.dash');

const ICON = new URL('../../shell/look/icon-turn.svg', import.meta.url).href;
let plainIcon = '';

function showOnIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) {
    plainIcon ||= link.href;
    link.href = count === 0 ? plainIcon : ICON;
  }
  if (!('setAppBadge' in navigator)) return;
  const shown = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  // A page that is not installed has no icon to write on.
  shown.catch(() => undefined);
}

/** Several decisions in a row are one turn. */
const SAME_TURN = 2_500;
/** A hidden page rings once more. */
const ONCE_MORE = 30_000;

/** Rings when the open table asks after others have played, and when another table begins to wait. */
function ringWhenCalled(): void {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let known: readonly string[] = [];
  let again: ReturnType<typeof setTimeout> | undefined;
  const ring = (table: string): void => {
    clearTimeout(again);
    void loadSound().then(({ playCall }) => playCall('call'));
    if (!document.hidden) return;
    tellTurn(table);
    again = setTimeout(() => {
      if (document.hidden) void loadSound().then(({ playCall }) => playCall('call'));
    }, ONCE_MORE);
  };
  effect(() => {
    const table = news.value?.table;
    if (!isAskedHere.value) {
      clearTimeout(again);
      answeredAt = performance.now();
    } else if (table !== undefined && performance.now() - answeredAt > SAME_TURN) ring(table);
  });
  effect(() => {
    const tables = turns.value.map(({ table }) => table);
    const fresh = tables.find((table) => !known.includes(table));
    known = tables;
    if (fresh !== undefined) ring(fresh);
  });
}

export function Turns(): null {
  useEffect(callReader, []);
  return null;
}
