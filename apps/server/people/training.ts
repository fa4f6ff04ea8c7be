// Puzzles that a person has tried, on whatever device. PEOPLE-10.
import type { RequestOf } from '@race/protocol';
import { NO } from '../common/refusals.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';

/** Many times the puzzles there are, and years of days: more are not kept. */
const MOST_ATTEMPTS = 3_000;
const MOST_DAYS = 4_000;
const DAY = 86_400_000;

/** Nowhere has a later day begun. */
const latestDay = (now: number): string => new Date(now + DAY).toISOString().slice(0, 10);

export async function train(
  { shared, who }: RequestContext,
  { of, attempts, days }: RequestOf<'training'>,
): Promise<HandlerResult> {
  const { store, committer, now } = shared.services;
  const { person } = who;
  if (!who.isStored || (await store.account(person)) === null) return NO.accountFirst;
  const read = () => Promise.all([store.attemptsOf(person), store.trainingDaysOf(person)]);
  const [before, daysBefore] = await read();
  const isTheirs = of === null || of === person;
  const tried = new Set(before.map(({ puzzle }) => puzzle));
  const told = new Set(daysBefore.map(({ day }) => day));
  const change = {
    attempts: (isTheirs ? attempts : [])
      .filter(({ puzzle }) => tried.has(puzzle) || tried.size < MOST_ATTEMPTS)
      .map((one) => ({ ...one, person, at: Math.min(one.at, now()) })),
    days: (isTheirs ? days : [])
      .filter(({ day }) => told.has(day) || (told.size < MOST_DAYS && day <= latestDay(now())))
      .map((one) => ({ ...one, person })),
  };
  const isNew = change.attempts.length + change.days.length > 0;
  if (isNew && !(await committer.write({ write: 'training', ...change }))) return NO.notKept;
  const [after, daysAfter] = isNew ? await read() : [before, daysBefore];
  return {
    kind: 'training',
    person,
    attempts: after.map(({ person: _, ...attempt }) => attempt),
    days: daysAfter.map(({ day, solved }) => ({ day, solved })),
  };
}
