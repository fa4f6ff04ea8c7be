// Who races with whom: people near in rating who look for the same, the nearer the sooner. Pure. RATE-04.
import type { RatingNews, SeekPace } from '@race/protocol';

/** Somebody who waits, and what for. */
export interface Seeking extends Pick<RatingNews, 'rating' | 'give'> {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  readonly game: string;
  /** Null for any. */
  readonly board: string | null;
  readonly crews: number;
  readonly pace: SeekPace;
  /** Whether bots may take the seats that are left, now. */
  readonly bots: boolean;
}

export interface Match {
  readonly people: readonly Seeking[];
  readonly board: string | null;
}

/** How far the others may be from oneself: at first, and for every second one has waited. */
const NEAR = 100;
const FARTHER = 5;

/** Whoever is not known well yet may be anywhere in between. */
export const reachOf = ({ give, since }: Pick<Seeking, 'give' | 'since'>, now: number): number =>
  Math.round(NEAR + give + (FARTHER * Math.max(0, now - since)) / 1_000);

/** A race for whoever waits longest and can have one; null while nobody can. */
export function matchIn(waiting: readonly Seeking[], now: number): Match | null {
  for (const first of waiting) {
    const others = waiting.filter((one) => one !== first);
    const full = fill(first, others, now);
    if (full.people.length === first.crews) return full;
    if (!first.bots) continue;
    return fill(
      first,
      others.filter(({ bots }) => bots),
      now,
    );
  }
  return null;
}

function fill(first: Seeking, others: readonly Seeking[], now: number): Match {
  const people = [first];
  let { board } = first;
  for (const one of others) {
    if (people.length === first.crews) break;
    if (board !== null && one.board !== null && one.board !== board) continue;
    if (!people.every((other) => fit(one, other, now))) continue;
    people.push(one);
    board ??= one.board;
  }
  return { people, board };
}

export const seekTheSame = (one: Seeking, other: Seeking): boolean =>
  one.game === other.game &&
  one.crews === other.crews &&
  one.pace === other.pace &&
  (one.board === null || other.board === null || one.board === other.board);

/** Near enough for both of them. */
const fit = (one: Seeking, other: Seeking, now: number): boolean =>
  seekTheSame(one, other) &&
  Math.abs(one.rating - other.rating) <= Math.min(reachOf(one, now), reachOf(other, now));

/** The bot that is most like some people. */
export function botLike(
  people: readonly Pick<Seeking, 'rating'>[],
  bots: readonly { readonly bot: string; readonly rating: number }[],
): string {
  const middle = people.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, people.length);
  const [best] = bots.toSorted((a, b) => Math.abs(a.rating - middle) - Math.abs(b.rating - middle));
  return best?.bot ?? '';
}
