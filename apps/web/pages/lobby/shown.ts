// Tells the server when the page shows the question, since the reader's clock waits for that; and does not let it wait long.
import type { ReadonlySignal } from '@preact/signals';
import type { TableNews } from '@race/protocol';
import { useEffect } from 'preact/hooks';
import { clocks, news, sendRequest, waits } from '../../sources/online/connection.ts';
import '../../table/dashboard/presence.css';
import type { Whereabouts } from '../../table/model/shown-state.ts';
import { presenceIn } from './presence.ts';
import { secondsSinceNews } from './seats.tsx';

const LOOK_EVERY = 10_000;

export function usePresence(
  news: TableNews,
  onPresence: (presence: readonly (Whereabouts | null)[]) => void,
): void {
  useEffect(() => {
    const look = () => onPresence(presenceIn(news, secondsSinceNews()));
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [news]);
}

interface Shows {
  /** The question that the page shows; null while it still shows what the others did. */
  readonly questionNumber: ReadonlySignal<number | null>;
  /** Shows the rest at once. */
  readonly skip: () => void;
}

/** Well below the time that the server waits. */
const LONGEST_FILM = 8_000;

/** Where a clock runs for the reader, what the others did is cut short, and the server is told when that has been shown. */
export function useShown({ questionNumber, skip }: Shows): void {
  const isAsked = (waits.value?.waitsFor ?? []).some((seat) => seat === news.value?.you);
  const isTimed = isAsked && news.value?.clock != null && news.value.stage === 'racing';
  const shown = questionNumber.value;
  const asked = isTimed ? (clocks.value?.message.runs ?? 0) : null;
  useEffect(() => {
    if (!isTimed || shown !== null) return;
    const timer = setTimeout(skip, LONGEST_FILM);
    return () => clearTimeout(timer);
  }, [isTimed, shown === null]);
  useEffect(() => {
    const table = news.peek()?.table;
    if (isTimed && shown !== null && table !== undefined)
      void sendRequest({ do: 'shown', table, question: shown });
  }, [isTimed, shown, asked === null]);
}
