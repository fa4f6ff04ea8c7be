// Announcements for screen readers, once and in order: each line of the log as it is shown, then the question.

import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isSingleKey } from '../shell/settings/preferences.ts';
import { language, say } from '../shell/words/say.ts';

export interface Announcements {
  /** How many lines of the log have been announced; null before the first look. */
  readonly announced: number | null;
  /** The question that was announced last. */
  readonly asked: string;
  readonly lines: readonly Announcement[];
}

interface Announcement {
  /** A running number, so that a line is never announced as another one. */
  readonly at: number;
  readonly words: string;
}

/** What there is to announce at a table. */
export interface Announced {
  /** The log so far, a function for each line; empty text where a line says nothing to this listener. */
  readonly log: readonly (() => string)[];
  /** The open question; null while nobody is asked. */
  readonly question: string | null;
  /** Nobody is at the table: what was announced to one person is cleared before the next one sits down. */
  readonly isShut: boolean;
}

export const NOTHING_ANNOUNCED: Announcements = { announced: null, asked: '', lines: [] };

/** How many announcements are kept to be read again. */
const KEPT_LINES = 40;

export function announce(before: Announcements, { log, question, isShut }: Announced): Announcements {
  if (isShut) return { announced: before.announced ?? log.length, asked: '', lines: [] };
  // What happened before the reader came is in the newspaper, and what was taken back is not announced.
  const from = Math.min(before.announced ?? log.length, log.length);
  const fresh = log
    .slice(from)
    .map((words) => words())
    .filter((words) => words !== '');
  // The same words are a new question once something has happened, or was taken back.
  const isNew = fresh.length > 0 || log.length < (before.announced ?? 0);
  if (question !== null && (isNew || question !== before.asked)) fresh.push(question);
  const asked = question ?? (isNew ? '' : before.asked);
  if (fresh.length === 0 && before.announced === log.length) return before;
  const next = (before.lines.at(-1)?.at ?? -1) + 1;
  const lines = [...before.lines, ...fresh.map((words, index) => ({ at: next + index, words }))];
  return { announced: log.length, asked, lines: lines.slice(-KEPT_LINES - fresh.length) };
}

// Keys that lead to a part of a table, in any game.
/** What a key does; null where it does nothing. */
type WayOf = (key: string) => (() => void) | null;

/** Begins to listen for them; returns how to stop. */
export function listenFor(wayOf: WayOf): () => void {
  const press = (event: KeyboardEvent): void => {
    const go = isSingleKey(event) ? wayOf(event.key) : null;
    // A sheet over the table has the keys for itself.
    if (go === null || document.querySelector('dialog:modal, [aria-modal=true]') !== null) return;
    event.preventDefault();
    go();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** Focuses the first of these that takes the focus; it may have to be drawn first. */
export function goToFirst(places: readonly string[]): void {
  requestAnimationFrame(() => setTimeout(() => focusFirst(places)));
}

function focusFirst(places: readonly string[]): void {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    found?.focus();
    if (found !== null && document.activeElement === found) return;
  }
}

// The live region: what happened and what is asked in one element, so that a screen reader keeps the order.
export function LiveRegion(announced: Announced): JSX.Element {
  const announcements = useSignal(NOTHING_ANNOUNCED);
  // Announcements in another language are removed.
  useEffect(() => {
    announcements.value = { ...announcements.value, asked: '', lines: [] };
  }, [language.value]);
  useEffect(() => {
    announcements.value = announce(announcements.value, announced);
  });
  return (
    <div class="unseen" role="log" aria-label={say('table.told')}>
      {/* What one person was told is gone in the moment the device is handed over, not in the next. */}
      {!announced.isShut && announcements.value.lines.map(({ at, words: line }) => <p key={at}>{line}</p>)}
    </div>
  );
}

/** The open help sheet: the keys, or the map in words. */
export const openedAid = signal<'help' | 'words' | null>(null);
