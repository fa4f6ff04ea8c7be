// Challenges: a table for a race with a player by name, who is called to it. PEOPLE-09.
import type { RequestOf } from '@race/protocol';
import { badOption, NO } from '../common/refusals.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { callChallenged, decline, isChallenged } from '../rooms/challenged.ts';
import { gameOf } from '../rooms/games.ts';
import { makeTable } from '../rooms/new-table.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { keepNew } from './new-tables.ts';

export async function challengePlayer(
  context: RequestContext,
  { person, game, board, crews, rated, clock }: RequestOf<'challengePlayer'>,
): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { store } = shared.services;
  const other = await store.person(person);
  if (other === null || person === who.person) return NO.unknownPlayer;
  if (await store.areApart(who.person, person)) return NO.apart;
  const served = gameOf(game);
  if (served === null) return badOption('game');
  if (!served.boards.includes(board)) return badOption('board');
  const read = served.read(served.optionsFor(board, crews));
  if (!read.ok) return badOption('crews');
  const { options } = read;
  const others = Array.from({ length: crews - 1 }, () => 'open');
  const made = makeTable(shared.services, { game, options, seats: ['me', ...others], listed: false }, who);
  if (!made.ok) return made.refusal;
  if (!(await shared.limits.challenges.take(who.person))) return NO.tooFast;
  if (!(await shared.limits.newTables.take(session.address))) return NO.tooFast;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const { actor } = made;
  const challenged = { person, name: other.name };
  actor.game.record = { ...actor.game.record, rated, clock, challenged };
  const stored = await keepNew(context, actor);
  if (stored !== null && 'kind' in stored) callChallenged(actor);
  return stored;
}

export function declineChallenge({ who, replier }: RequestContext, actor: TableActor): HandlerResult {
  if (!isChallenged(actor, who.person)) return NO.nothingThere;
  decline(actor, replier);
  return null;
}
