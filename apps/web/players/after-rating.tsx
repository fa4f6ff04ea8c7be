import type { SeatRating, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sendRequest } from '../net/connection.ts';
import { writeRoute } from '../router/router.ts';
import { say } from '../words/say.ts';
import { changeWords } from './rating-words.ts';

/** What the race has made of one's rating, for who sat at it. */
export function AfterRating({ news }: { news: TableNews }): JSX.Element | null {
  const { table, you } = news;
  const [mine, setMine] = useState<SeatRating | null>(null);
  useEffect(() => {
    void sendRequest({ do: 'ratings', table }).then((found) => {
      if (found.ok && found.value.kind === 'ratings') setMine(found.value.seats[you ?? -1] ?? null);
    });
  }, [table, you]);
  if (mine === null || mine.change === null) return null;
  const { rating, give, change } = mine;
  return (
    <p>
      <a href={writeRoute({ at: 'player', person: null })}>
        {say('rated.after', { rating, give, change: changeWords(change) })}
      </a>
    </p>
  );
}
