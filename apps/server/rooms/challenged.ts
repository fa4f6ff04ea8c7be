// A player whom the host of a table has called to it by name. PEOPLE-09.
import { change } from './change.ts';
import type { Replier } from './replier.ts';
import type { TableActor } from './table-actor.ts';
import type { TableRecord } from './table-record.ts';

/** Whether a person is called to this table and has not answered. */
export const isChallenged = ({ game }: TableActor, person: string): boolean =>
  game.stage === 'gathering' &&
  game.record.challenged?.person === person &&
  game.record.challenged.declined !== true;

/** Calls the challenged person, on every page of theirs and by notices. */
export function callChallenged({ id: table, game, services }: TableActor): void {
  const person = game.record.challenged?.person;
  if (person === undefined) return;
  const waits = { person, table, question: 0, since: services.now() };
  services.committer.add({ write: 'await', await: waits }, () =>
    services.events.publish('asked', { person, table }),
  );
}

/** The person has answered: nothing calls them any more. */
export function stopCalling({ id: table, services }: TableActor, person: string): void {
  services.committer.add({ write: 'unawait', person, table }, () =>
    services.events.publish('heeded', { person, table }),
  );
}

export function decline(actor: TableActor, replier: Replier): void {
  const { challenged } = actor.game.record;
  if (challenged === undefined) return;
  change(
    actor,
    { ...actor.game.record, challenged: { ...challenged, declined: true } },
    { replier, onWritten: () => stopCalling(actor, challenged.person) },
  );
}

/** The same table once the challenge is answered, or moot. */
export function withoutChallenge({ challenged: _, ...record }: TableRecord): TableRecord {
  return record;
}
