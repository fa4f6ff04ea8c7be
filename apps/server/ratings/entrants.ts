// Who is rated for a race, and how it counts for each. Pure.
import type { Seat } from '@race/kernel';
import type { Downtime } from '@race/online';
import type { Fate } from '@race/protocol';
import type { SeatOutcome } from '../rooms/games.ts';
import type { SeatRecord, TableRecord } from '../rooms/table-record.ts';

/** A person or bot whose result counts; a bot has no person. */
export interface Entrant {
  readonly seat: Seat;
  readonly person: string | null;
  readonly bot: string | null;
  readonly place: number;
  readonly arrived: boolean;
  readonly fate: Fate;
}

/** For so long after a downtime of the server, leaving is excused. */
const AFTERMATH = 60 * 60_000;

/**
 * RATE-02: a crew that was left to a bot is last. RATE-05: leaving shortly around a downtime of the server is excused.
 * A person who took over a seat during the race is not rated; where that was a bot's, the crew belongs to nobody alone and
 * nobody is compared with it.
 */
export function entrantsOf(
  { seats, former = [], taken = [] }: Pick<TableRecord, 'seats' | 'former' | 'taken'>,
  outcomes: readonly SeatOutcome[],
  downtimes: readonly Downtime[],
): Entrant[] {
  return seats.flatMap((sits, seat): Entrant[] => {
    if (taken.includes(seat)) return [];
    const { place = seats.length, arrived = false } = outcomes[seat] ?? {};
    if (sits.kind === 'bot') return [{ seat, person: null, bot: sits.bot, place, arrived, fate: 'raced' }];
    const first = former.find((one) => one.seat === seat);
    const person = first?.person ?? (sits.kind === 'person' ? sits.person : null);
    if (person === null) return [];
    if (isPlaying(sits, person)) return [{ seat, person, bot: null, place, arrived, fate: 'raced' }];
    const gone = first?.gone ?? (sits.kind === 'person' ? sits.gone : undefined);
    const fate = isExcused(gone, downtimes) ? 'excused' : 'left';
    return [{ seat, person, bot: null, place: seats.length, arrived: false, fate }];
  });
}

const isPlaying = (sits: SeatRecord, person: string): boolean =>
  sits.kind === 'person' && sits.person === person && sits.bot === null;

/** Whether a person left shortly before or after the end of a downtime. */
const isExcused = (gone: number | undefined, downtimes: readonly Downtime[]): boolean =>
  gone !== undefined && downtimes.some(({ until }) => gone <= until + AFTERMATH && gone >= until - AFTERMATH);
