// Ratings as they are read: 1,240 ± 90.
import type { RatingNews, SeatRating, Track } from '@race/protocol';
import { faceOf } from '../lobby/games.ts';
import { say, words } from '../words/say.ts';

/** A board and a number of crews; empty while the game is being fetched. */
export function trackWords({ game, board, crews }: Track): string {
  const face = faceOf(game);
  return face === null ? '' : say('player.track', { board: face.title(boardOptions(board)), count: crews });
}

/** As far as a game's options name a board; one that has a single board names none. */
export const boardOptions = (board: string): object => (board === '' ? {} : { board });

/** With its sign, as a change is written: +22, −9, ±0. */
export function changeWords(points: number): string {
  const { locale } = words();
  return points === 0
    ? '±0'
    : new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(points).replace('-', '−');
}

/** From where to where a race has moved somebody. */
export function movedWords(before: number, after: number): string {
  const { number } = words();
  return `${number.format(before)} → ${number.format(after)} (${changeWords(after - before)})`;
}

export const settledWords = ({ settled }: Pick<RatingNews, 'settled'>): string =>
  say(settled ? 'player.settled' : 'player.settling');

/** Behind a name in the waiting room. */
export const seatWords = ({ rating, give, settled }: RatingNews): string =>
  say(settled ? 'rated.seat' : 'rated.seat.settling', { rating, give });

/** What is said of somebody who leaves again and again. */
export function leavesWords(name: string, { leaves }: Pick<SeatRating, 'leaves'>): string | null {
  return leaves === null ? null : say('player.leaves', { name, ...leaves });
}
