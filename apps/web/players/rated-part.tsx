// In the waiting room: whether the race counts, and how strong those are who sit there. RATE-01.
import type { SeatRating, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Segments } from '../front/segments.tsx';
import { sendRequest } from '../net/connection.ts';
import { say } from '../words/say.ts';
import { leavesWords, seatWords } from './rating-words.ts';

interface Props {
  readonly news: TableNews;
  readonly onRated: (rated: boolean) => void;
  /** What stands behind each name. */
  readonly onNotes: (notes: readonly string[]) => void;
}

export function RatedPart({ news, onRated, onNotes }: Props): JSX.Element {
  const { table, seats, rated, host, matched } = news;
  const [ratings, setRatings] = useState<readonly (SeatRating | null)[]>([]);
  const who = seats.map((sits) => (sits.kind === 'person' ? sits.person : sits.kind)).join(' ');
  useEffect(() => {
    void sendRequest({ do: 'ratings', table }).then((found) => {
      if (found.ok && found.value.kind === 'ratings') setRatings(found.value.seats);
    });
  }, [table, who]);
  useEffect(
    () => onNotes(rated ? ratings.map((one) => (one === null ? '' : seatWords(one))) : []),
    [ratings, rated],
  );
  const leavers = seats.flatMap((sits, seat) => {
    const rating = ratings[seat];
    return sits.kind === 'person' && rating != null ? (leavesWords(sits.name, rating) ?? []) : [];
  });
  return (
    <>
      {leavers.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {matched && <p>{say('rated.matched')}</p>}
      {host && !matched ? (
        <Segments
          legend={say('rated.title')}
          choices={[
            { value: 'yes', words: say('rated.yes') },
            { value: 'no', words: say('rated.no') },
          ]}
          chosen={rated ? 'yes' : 'no'}
          onChoose={(value) => onRated(value === 'yes')}
        />
      ) : (
        <p>{say(rated ? 'rated.is' : 'rated.isNot')}</p>
      )}
    </>
  );
}
