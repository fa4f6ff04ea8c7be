// Talking at a table: ready phrases, heard by all who look on, and words of one's own between those who sit there. Nobody
// hears who they have muted. PEOPLE-02, PEOPLE-03.
import { cleanWords, isPhrase, type NetBrought, type NetWish, type Said, type WishOf } from '@race/protocol';
import type { KeptSaid } from '@race/store';
import { TELLING } from '../live/costs.ts';
import type { Desk } from '../live/desk.ts';
import type { At, Granted } from '../live/grants.ts';
import { nameAt, seatOf } from '../rooms/matter.ts';
import { missing } from '../rooms/missing.ts';
import { NO } from '../rooms/refusals.ts';
import type { Room } from '../rooms/room.ts';
import { readTalk } from '../rooms/said.ts';
import { writing } from '../rooms/writing.ts';
import { readsWords, setPhrasesOnly, WHY_NOT, wordsFor } from './words.ts';

const DONE: NetBrought = { kind: 'done' };

type TalkWish = Extract<NetWish, { do: 'say' | 'write' | 'phrasesOnly' | 'talk' | 'mute' }>;

export async function grantTalk(at: At, wish: TalkWish): Promise<Granted> {
  const room = await at.desk.hall.room(wish.table);
  if (room === null) return missing(at.desk.hall, wish.table);
  switch (wish.do) {
    case 'say':
      return say(at, room, wish.phrase);
    case 'write':
      return write(at, room, wish.words);
    case 'phrasesOnly':
      return setPhrasesOnly(at, room, wish.phrasesOnly);
    case 'talk':
      return talk(at, room);
    case 'mute':
      return mute(at, room, wish);
  }
}

async function say(at: At, room: Room, phrase: WishOf<'say'>['phrase']): Promise<Granted> {
  const seat = seatOf(room.matter, at.who.person);
  if (seat === null) return NO.notYourSeat;
  if (!(await at.desk.limits.phrases.take(at.who.person))) return NO.tooFast;
  return spread(at, room, { seat, name: nameAt(room.matter, seat), phrase });
}

async function write(at: At, room: Room, written: string): Promise<Granted> {
  const { desk, who } = at;
  const here = await wordsFor(at, room, who.person);
  if (here !== 'open') return WHY_NOT[here];
  const seat = seatOf(room.matter, who.person);
  const words = cleanWords(written);
  if (seat === null || words === '') return NO.malformed;
  const { limits } = desk;
  if (!(await limits.words.take(who.person)) || !(await limits.tableWords.take(room.id))) return NO.tooFast;
  return spread(at, room, { seat, name: nameAt(room.matter, seat), words });
}

/** Keeps what is said, then sends it to whoever looks on and may hear it, wherever they do. */
async function spread({ desk, session, who }: At, room: Room, said: Said): Promise<Granted> {
  session.spend(room.members.length * TELLING);
  const { committer, now, say } = desk.hall;
  const [phrase, words] = 'phrase' in said ? [said.phrase, null] : ['', said.words];
  const { seat, name } = said;
  const kept = { table: room.id, person: who.person, name, seat, phrase, words, made: now() };
  if (!(await writing(committer)({ write: 'said', said: kept }))) return NO.notKept;
  say({ about: 'talk', table: room.id });
  await tellTalk(desk, room);
  return DONE;
}

/** Tells what was said at a table since, here or elsewhere; brings what was last said. */
export async function tellTalk(desk: Desk, room: Room): Promise<readonly KeptSaid[]> {
  const { kept, news } = await readTalk(desk.hall.store, room);
  for (const one of news) await tellSaid(desk, room, one);
  return kept;
}

async function tellSaid(desk: Desk, room: Room, kept: KeptSaid): Promise<void> {
  const said = readSaid(kept);
  if (said === null) return;
  const text = JSON.stringify({ say: 'talk', table: room.id, ...said });
  const { members } = room;
  const hears = await Promise.all(
    members.map(async ({ member }) => {
      if ((await desk.hall.store.mutesOf(member.person)).includes(kept.person)) return false;
      return kept.words === null || readsWords(await wordsFor({ desk }, room, member.person));
    }),
  );
  for (const [at, { member }] of members.entries()) if (hears[at] === true) member.send(text);
}

async function talk(at: At, room: Room): Promise<Granted> {
  const { desk, who } = at;
  const { store } = desk.hall;
  const [kept, muted, words] = await Promise.all([
    tellTalk(desk, room),
    store.mutesOf(who.person),
    wordsFor(at, room, who.person),
  ]);
  return {
    kind: 'talk',
    said: kept.flatMap((one) => {
      const said = muted.includes(one.person) ? null : readSaid(one);
      return said === null || ('words' in said && !readsWords(words))
        ? []
        : [{ line: one.line, yours: one.person === who.person, ...said }];
    }),
    muted: room.matter.seats.flatMap((sits, seat) =>
      sits.kind === 'person' && muted.includes(sits.person) ? [seat] : [],
    ),
    words,
    reports: desk.administrators.size > 0,
  };
}

/** Null for a phrase that this edition does not have. */
export function readSaid(kept: Pick<KeptSaid, 'seat' | 'name' | 'phrase' | 'words'>): Said | null {
  const { seat, name, phrase, words } = kept;
  if (words !== null) return { seat, name, words };
  return isPhrase(phrase) ? { seat, name, phrase } : null;
}

async function mute({ desk, who }: At, room: Room, { seat, muted }: WishOf<'mute'>): Promise<Granted> {
  const sits = room.matter.seats[seat];
  if (sits?.kind !== 'person' || sits.person === who.person) return NO.noSeat;
  if (!(await desk.people.keep(who))) return NO.notKept;
  const change = { write: 'mute', person: who.person, other: sits.person, muted } as const;
  return (await writing(desk.hall.committer)(change)) ? DONE : NO.notKept;
}
