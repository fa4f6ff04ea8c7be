// Words of one's own: where there are any, and who reads and writes them. PEOPLE-03.
import type { Refusal } from '@race/kernel';
import type { NetBrought, WordsHere } from '@race/protocol';
import { isSilenced } from '../administration/sanctions.ts';
import type { At, Granted } from '../live/grants.ts';
import { seatOf } from '../rooms/matter.ts';
import { isHost } from '../rooms/news.ts';
import { NO } from '../rooms/refusals.ts';
import type { Room } from '../rooms/room.ts';
import { change } from '../rooms/table.ts';
import { writing } from '../rooms/writing.ts';

const DONE: NetBrought = { kind: 'done' };

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
export async function wordsFor({ desk }: Pick<At, 'desk'>, room: Room, person: string): Promise<WordsHere> {
  const { matter, listed } = room;
  if (matter.phrasesOnly === true) return 'phrases';
  if (listed && desk.administrators.size === 0) return 'unread';
  if (seatOf(matter, person) === null) return 'watching';
  if (await desk.hall.store.isWordless(person)) return 'off';
  return (await isSilenced(desk.hall, person)) ? 'silenced' : 'open';
}

export async function setWordless({ desk, who }: At, wordless: boolean): Promise<Granted> {
  if (!(await desk.people.keep(who))) return NO.notKept;
  const change = { write: 'wordless', person: who.person, wordless } as const;
  return (await writing(desk.hall.committer)(change)) ? DONE : NO.notKept;
}

/** Said before anybody has answered, so that all know what they sit down to. */
export function setPhrasesOnly({ desk, who, asker }: At, room: Room, phrasesOnly: boolean): Granted {
  if (room.stage !== 'gathering') return NO.begun;
  if (!isHost(room, who.person)) return NO.notHost;
  change(desk.hall, room, { ...room.matter, phrasesOnly }, asker);
  return null;
}
