// Looking for a race: what is looked for is said again every few seconds, until a table is found or one stops.
import type { SeekingNews, SeekPace } from '@race/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sendRequest } from '../../net/connection.ts';
import { refusalWords } from '../../words/say.ts';

export interface Sought {
  readonly game: string;
  /** Null for any. */
  readonly board: string | null;
  readonly crews: number;
  readonly pace: SeekPace;
}

const AGAIN = 4_000;

export interface Looking {
  readonly news: SeekingNews | null;
  readonly trouble: string;
  withBots(): void;
}

/** A hook: looks as long as something is sought. */
export function useLooking(sought: Sought | null, onFound: (table: string) => void): Looking {
  const [news, setNews] = useState<SeekingNews | null>(null);
  const [trouble, setTrouble] = useState('');
  const bots = useRef(false);
  const look = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (sought === null) return;
    let isOver = false;
    const again = async () => {
      const said = await sendRequest({ do: 'seek', ...sought, bots: bots.current });
      if (isOver) return;
      if (!said.ok) setTrouble(refusalWords(said.refusal));
      else if (said.value.kind === 'seeking') {
        setTrouble('');
        setNews(said.value.seeking);
        if (said.value.seeking.table !== null) onFound(said.value.seeking.table);
      }
    };
    look.current = () => void again();
    // What was found earlier and never opened is over.
    void sendRequest({ do: 'unseek' }).then(() => (isOver ? undefined : again()));
    const timer = setInterval(look.current, AGAIN);
    return () => {
      isOver = true;
      clearInterval(timer);
      bots.current = false;
      setNews(null);
      void sendRequest({ do: 'unseek' });
    };
  }, [sought]);
  return {
    news,
    trouble,
    withBots() {
      bots.current = true;
      look.current();
    },
  };
}
