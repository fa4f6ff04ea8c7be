// Free text: at which tables it is allowed, and who may read and write it. PEOPLE-03.
import type { Refusal } from '@race/kernel';
import type { WordsHere } from '@race/protocol';
import { NO } from '../common/refusals.ts';
import { DONE, type HandlerResult, type RequestContext, type SharedContext } from '../requests/context.ts';
import { change } from '../rooms/change.ts';
import { isHost } from '../rooms/news.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { seatOf } from '../rooms/table-record.ts';
import { isSilenced } from './sanctions.ts';

/** Whether words of others are shown. */
export const readsWords = (here: WordsHere): boolean => here === 'open' || here === 'silenced';

export const WHY_NOT: { readonly [W in Exclude<WordsHere, 'open'>]: Refusal } = {
  off: NO.wordsOff,
  phrases: NO.phrasesOnly,
  unread: NO.unreadWords,
  watching: NO.noWords,
  silenced: NO.silenced,
};

/** At listed tables strangers meet: for free text there have to be administrators who read reports. */
export const isUnread = (
  { administrators }: Pick<SharedContext, 'administrators'>,
  listed: boolean,
): boolean => listed && administrators.size === 0;

/** Free text is between players: spectators could reveal secrets, or learn them. */
export async function wordsFor(
  { shared }: Pick<RequestContext, 'shared'>,
  actor: TableActor,
  person: string,
): Promise<WordsHere> {
  const { record, listed } = actor.game;
  if (isUnread(shared, listed)) return 'unread';
  if (record.phrasesOnly === true) return 'phrases';
  if (seatOf(record, person) === null) return 'watching';
  if (await shared.services.store.isWordless(person)) return 'off';
  return (await isSilenced(shared.services, person)) ? 'silenced' : 'open';
}

export async function setWordless(
  { shared, who }: RequestContext,
  wordless: boolean,
): Promise<HandlerResult> {
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const change = { write: 'wordless', person: who.person, wordless } as const;
  return (await shared.services.committer.write(change)) ? DONE : NO.notKept;
}

/** Only before the race, so that everybody knows it when they sit down. */
export function setPhrasesOnly(
  { shared, who, replier }: RequestContext,
  actor: TableActor,
  phrasesOnly: boolean,
): HandlerResult {
  if (actor.game.stage !== 'gathering') return NO.begun;
  if (!isHost(actor, who.person)) return NO.notHost;
  if (!phrasesOnly && isUnread(shared, actor.game.listed)) return NO.unreadWords;
  change(actor, { ...actor.game.record, phrasesOnly }, { replier });
  return null;
}
