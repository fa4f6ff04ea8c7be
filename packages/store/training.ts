// Puzzles tried: the first try at each, and the days whose puzzle was solved.
import { entity, flag, type RowOf, text, whole } from './entity.ts';
import { always, type Queries, type Statement, type Writings } from './sql.ts';

export const ATTEMPTS = entity(
  'attempts',
  { person: text, puzzle: text, solved: flag, found: whole, at: whole },
  { key: ['person', 'puzzle'] },
);
export type AttemptRow = RowOf<typeof ATTEMPTS>;

export const TRAINING_DAYS = entity(
  'training_days',
  { person: text, day: text, solved: flag },
  { key: ['person', 'day'] },
);
export type TrainingDayRow = RowOf<typeof TRAINING_DAYS>;

export interface TrainingChanges {
  /** The earlier of two tries at one puzzle stays; a day is solved if it was anywhere. */
  training: { readonly attempts: readonly AttemptRow[]; readonly days: readonly TrainingDayRow[] };
}

export interface TrainingStore {
  attemptsOf(person: string): Promise<readonly AttemptRow[]>;
  trainingDaysOf(person: string): Promise<readonly TrainingDayRow[]>;
}

const PUT_ATTEMPT = `${ATTEMPTS.put('solved', 'found', 'at')} WHERE excluded.at < attempts.at`;
const PUT_DAY = `${TRAINING_DAYS.put('solved')} WHERE excluded.solved > training_days.solved`;

export const trainingWritings: Writings<TrainingChanges> = {
  training: ({ attempts, days }) =>
    always(
      ...attempts.map((one): Statement => [PUT_ATTEMPT, ...ATTEMPTS.values(one)]),
      ...days.map((one): Statement => [PUT_DAY, ...TRAINING_DAYS.values(one)]),
    ),
};

export const trainingReads = ({ many }: Queries): TrainingStore => ({
  attemptsOf: many(ATTEMPTS, 'WHERE person = $1 ORDER BY at, puzzle'),
  trainingDaysOf: many(TRAINING_DAYS, 'WHERE person = $1 ORDER BY day'),
});
