// Words of one's own: where there are any, and who reads and writes them. PEOPLE-03.
import type { Refusal } from '@race/kernel';
import type { RequestResult, WordsHere } from '@race/protocol';
import { isSilenced } from '../administration/sanctions.ts';
import { isHost } from '../rooms/news.ts';
import { NO } from '../rooms/refusals.ts';
import type { Room } from '../rooms/room.ts';
import { change } from '../rooms/table.ts';
import { seatOf } from '../rooms/table-record.ts';
import { writing } from '../rooms/writing.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';

const DONE: RequestResult = { kind: 'done' };

/** Whether words of others are shown. */
export const readsWords = (here: WordsHere): boolean => here === 'open' || here === 'silenced';

export const WHY_NOT: { readonly [W in Exclude<WordsHere, 'open'>]: Refusal } = {
  off: NO.wordsOff,
  phrases: NO.phrasesOnly,
  unread: NO.unreadWords,
  watching: NO.noWords,
  silenced: NO.silenced,
};

/**
 * Whoever looks on without a seat could tell what they see, or be told what they should not know: words are between
 * those who play. Strangers meet at listed tables: there somebody has to read reports.
 */
export async function wordsFor(
  { shared }: Pick<RequestContext, 'shared'>,
  room: Room,
  person: string,
): Promise<WordsHere> {
  const { record, listed } = room;
  if (record.phrasesOnly === true) return 'phrases';
  if (listed && shared.administrators.size === 0) return 'unread';
  if (seatOf(record, person) === null) return 'watching';
  if (await shared.rooms.store.isWordless(person)) return 'off';
  return (await isSilenced(shared.rooms, person)) ? 'silenced' : 'open';
}

export async function setWordless(
  { shared, who }: RequestContext,
  wordless: boolean,
): Promise<HandlerResult> {
  if (!(await shared.people.persist(who))) return NO.notKept;
  const change = { write: 'wordless', person: who.person, wordless } as const;
  return (await writing(shared.rooms.committer)(change)) ? DONE : NO.notKept;
}

/** Said before anybody has answered, so that all know what they sit down to. */
export function setPhrasesOnly(
  { shared, who, replier }: RequestContext,
  room: Room,
  phrasesOnly: boolean,
): HandlerResult {
  if (room.stage !== 'gathering') return NO.begun;
  if (!isHost(room, who.person)) return NO.notHost;
  change(shared.rooms, room, { ...room.record, phrasesOnly }, replier);
  return null;
}
