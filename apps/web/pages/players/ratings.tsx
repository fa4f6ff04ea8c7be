// Ratings at a table, before and after its race, and ratings in words. RATE-01.
import { BOARD_IDS } from '@race/great-race/options.ts';
import type { RatingNews, SeatRating, TableNews, Track } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { writeRoute } from '../../shell/router/router.ts';
import { say, words } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { faceOf } from '../lobby/games.ts';

interface RatedProps {
  readonly news: TableNews;
  readonly onRated: (rated: boolean) => void;
  /** Whether the host is choosing now. */
  readonly isOpen: boolean;
  /** The ratings in words, by seat. */
  readonly onNotes: (notes: readonly string[]) => void;
}

/** In the waiting room: whether the race is rated, and who has left races before. */
export function RatedPart({ news, isOpen, onRated, onNotes }: RatedProps): JSX.Element {
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
      {matched && <p>{say('ratings.rated.matched')}</p>}
      {isOpen && host && !matched ? (
        <Segments
          legend={say('ratings.rated.title')}
          choices={[
            { value: 'yes', words: say('ratings.rated.yes') },
            { value: 'no', words: say('ratings.rated.no') },
          ]}
          chosen={rated ? 'yes' : 'no'}
          onChoose={(value) => onRated(value === 'yes')}
        />
      ) : (
        <p>{say(rated ? 'ratings.rated.is' : 'ratings.rated.isNot')}</p>
      )}
    </>
  );
}

/** After a race: what it has changed in the reader's rating. */
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
    <a class="button" href={writeRoute({ at: 'player', person: null })}>
      {say('ratings.rated.after', { rating, give, change: changeWords(change) })}
    </a>
  );
}

/** A board and a number of crews; empty while the game is being fetched. */
export function trackWords({ game, board, crews }: Track): string {
  const face = faceOf(game);
  return face === null
    ? ''
    : say('ratings.player.track', { board: face.title(boardOptions(board)), count: crews });
}

/** The games and boards that are rated online. */
export const PLACES = [
  ...BOARD_IDS.map((board) => ({ game: 'race', board })),
  { game: 'dash', board: 'dash' },
] as const satisfies readonly Pick<Track, 'game' | 'board'>[];

/** A board alone, without the number of crews; empty while the game is being fetched. */
export const boardName = ({ game, board }: Pick<Track, 'game' | 'board'>): string =>
  faceOf(game)?.title(boardOptions(board)) ?? '';

/** Options that name a board; a game with a single board names none. */
export const boardOptions = (board: string): object => (board === '' ? {} : { board });

/** A change with its sign: +22, −9, ±0. */
export function changeWords(points: number): string {
  const { locale } = words();
  return points === 0
    ? '±0'
    : new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(points).replace('-', '−');
}

export const settledWords = ({ settled }: Pick<RatingNews, 'settled'>): string =>
  say(settled ? 'ratings.player.settled' : 'ratings.player.settling');

/** After a name in the waiting room. */
const seatWords = ({ rating, give, settled }: RatingNews): string =>
  say(settled ? 'ratings.rated.seat' : 'ratings.rated.seat.settling', { rating, give });

/** A note about a person who has left several races; null for others. */
export function leavesWords(name: string, { leaves }: Pick<SeatRating, 'leaves'>): string | null {
  return leaves === null ? null : say('ratings.player.leaves', { name, ...leaves });
}
