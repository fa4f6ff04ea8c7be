// The result of a race for a person, as it is stored.
import { FATES, type Leaves } from '@race/protocol';
import type { PlacingRow } from '@race/store';
import * as v from 'valibot';
import { readStored } from '../common/stored.ts';
import type { SeatOutcome } from '../rooms/games.ts';
import type { LiveActor } from '../rooms/live.ts';
import type { TableRecord } from '../rooms/table-record.ts';

const OUTCOME = v.object({
  arrived: v.boolean(),
  fate: v.picklist(FATES),
  before: v.number(),
  after: v.number(),
});

export type StoredOutcome = Readonly<v.InferOutput<typeof OUTCOME>>;

export const outcomeText = (outcome: StoredOutcome): string => JSON.stringify(outcome);

export const readOutcome = ({ outcome }: Pick<PlacingRow, 'outcome'>): StoredOutcome =>
  readStored(OUTCOME, outcome, 'result of a race');

/** The number of races considered, and how many of them make a pattern. */
export const LOOKED_AT = 10;
const PATTERN = 3;

/** RATE-05: whether a person has left several of their last races; finishing races clears it. */
export function leavesOf(last: readonly Pick<StoredOutcome, 'fate'>[]): Leaves | null {
  const counted = last.filter(({ fate }) => fate !== 'excused').slice(0, LOOKED_AT);
  const left = counted.filter(({ fate }) => fate === 'left').length;
  return left < PATTERN ? null : { left, of: counted.length };
}

/** By seat, once the race is over. */
export const outcomesAt = ({ served, rules, game }: LiveActor): readonly SeatOutcome[] =>
  withWinner(game.record, served.outcomes(rules, game.live.state.public));

/** Where all others have given up, the one who has not has won. */
const withWinner = (
  { ended, seats }: TableRecord,
  outcomes: readonly SeatOutcome[],
): readonly SeatOutcome[] =>
  ended !== 'conceded'
    ? outcomes
    : outcomes.map((outcome, seat) => {
        const sits = seats[seat];
        return sits?.kind === 'person' && sits.conceded !== true ? { place: 1, arrived: true } : outcome;
      });
