// Who is to be rated for a race, and how it counts for each. Pure.
import type { Seat } from '@race/kernel';
import type { Rest } from '@race/online';
import type { Fate } from '@race/protocol';
import type { SeatOutcome } from '../rooms/games.ts';
import type { SeatRecord, TableRecord } from '../rooms/table-record.ts';

/** Somebody the race says something of; a bot has no person. */
export interface Entrant {
  readonly seat: Seat;
  readonly person: string | null;
  readonly bot: string | null;
  readonly place: number;
  readonly arrived: boolean;
  readonly fate: Fate;
}

/** For so long after the server was away nobody has left by themselves. */
const AFTERMATH = 60 * 60_000;

/**
 * RATE-02: the crew that was left to a bot comes in last. RATE-05: whoever left when the server had just been away is
 * excused. Whoever took over a seat in the race has inherited how it stood, and is not rated.
 */
export function entrantsOf(
  { seats, former = [] }: Pick<TableRecord, 'seats' | 'former'>,
  outcomes: readonly SeatOutcome[],
  rests: readonly Rest[],
): Entrant[] {
  return seats.flatMap((sits, seat): Entrant[] => {
    const { place = seats.length, arrived = false } = outcomes[seat] ?? {};
    if (sits.kind === 'bot') return [{ seat, person: null, bot: sits.bot, place, arrived, fate: 'raced' }];
    const first = former.find((one) => one.seat === seat);
    const person = first?.person ?? (sits.kind === 'person' ? sits.person : null);
    if (person === null) return [];
    if (isPlaying(sits, person)) return [{ seat, person, bot: null, place, arrived, fate: 'raced' }];
    const gone = first?.gone ?? (sits.kind === 'person' ? sits.gone : undefined);
    const fate = isExcused(gone, rests) ? 'excused' : 'left';
    return [{ seat, person, bot: null, place: seats.length, arrived: false, fate }];
  });
}

const isPlaying = (sits: SeatRecord, person: string): boolean =>
  sits.kind === 'person' && sits.person === person && sits.bot === null;

/** A rest ends when the server is back: what came before it was there to hear. */
const isExcused = (gone: number | undefined, rests: readonly Rest[]): boolean =>
  gone !== undefined && rests.some(({ until }) => gone <= until + AFTERMATH && gone >= until - AFTERMATH);
