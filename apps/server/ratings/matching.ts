// Matchmaking: people who look for the same race, the closer their ratings the sooner. Pure. RATE-04.
import type { RatingNews, SeekPace } from '@race/protocol';

/** A person who waits, and for what. */
export interface Seeking extends Pick<RatingNews, 'rating' | 'give'> {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  readonly game: string;
  /** Null for any. */
  readonly board: string | null;
  /** Null for any number. */
  readonly crews: number | null;
  readonly pace: SeekPace;
  /** People whom they are not matched with, since one has blocked the other. */
  readonly apart?: ReadonlySet<string>;
  /** Whether bots may take the seats that are left, now. */
  readonly bots: boolean;
}

export interface Match {
  readonly people: readonly Seeking[];
  readonly board: string | null;
  readonly crews: number;
}

/** Who accepts any number waits for so long, in milliseconds, whether more than one other comes. */
const FOR_MORE = 8_000;
/** How many race where the rest are bots and nobody has said a number. */
const WITH_BOTS = 4;
const FEWEST = 2;

/** The largest difference of ratings: at first, and for every second of waiting. */
const NEAR = 100;
const FARTHER = 5;

/** An uncertain rating has a wider reach. */
export const reachOf = ({ give, since }: Pick<Seeking, 'give' | 'since'>, now: number): number =>
  Math.round(NEAR + give + (FARTHER * Math.max(0, now - since)) / 1_000);

/** A race for the person who has waited longest and can be matched; null where there is none. */
export function matchIn(waiting: readonly Seeking[], now: number): Match | null {
  for (const first of waiting) {
    const others = waiting.filter((one) => one !== first);
    const full = fill(first, others, now);
    if (isFull(full, now)) return { ...full, crews: full.crews ?? full.people.length };
    if (!first.bots) continue;
    const some = fill(
      first,
      others.filter(({ bots }) => bots),
      now,
    );
    return { ...some, crews: some.crews ?? Math.max(WITH_BOTS, some.people.length) };
  }
  return null;
}

/** People who fit; the number of crews is null while all of them accept any. */
type Filled = Omit<Match, 'crews'> & Pick<Seeking, 'crews'>;

function isFull({ people, crews }: Filled, now: number): boolean {
  if (crews !== null || people.length === WITH_BOTS) return people.length === (crews ?? WITH_BOTS);
  return people.length >= FEWEST && people.every(({ since }) => now - since >= FOR_MORE);
}

function fill(first: Seeking, others: readonly Seeking[], now: number): Filled {
  const people = [first];
  let { board, crews } = first;
  for (const one of others) {
    if (people.length === (crews ?? WITH_BOTS)) break;
    if (crews !== null && one.crews !== null && one.crews !== crews) continue;
    if (one.crews !== null && one.crews <= people.length) continue;
    if (board !== null && one.board !== null && one.board !== board) continue;
    if (!people.every((other) => fit(one, other, now))) continue;
    people.push(one);
    board ??= one.board;
    crews ??= one.crews;
  }
  return { people, board, crews };
}

export const seekTheSame = (one: Seeking, other: Seeking): boolean =>
  one.game === other.game &&
  (one.crews === null || other.crews === null || one.crews === other.crews) &&
  one.pace === other.pace &&
  (one.board === null || other.board === null || one.board === other.board);

/** Whether both of them accept the difference, and each other. PEOPLE-08. */
const fit = (one: Seeking, other: Seeking, now: number): boolean =>
  seekTheSame(one, other) &&
  one.apart?.has(other.person) !== true &&
  Math.abs(one.rating - other.rating) <= Math.min(reachOf(one, now), reachOf(other, now));

/** The bot whose strength is nearest to these people. */
export function botLike(
  people: readonly Pick<Seeking, 'rating'>[],
  bots: readonly { readonly bot: string; readonly rating: number }[],
): string {
  const middle = people.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, people.length);
  const [best] = bots.toSorted((a, b) => Math.abs(a.rating - middle) - Math.abs(b.rating - middle));
  return best?.bot ?? '';
}
