// Talking at a table: ready phrases, heard by all who look on, and words of one's own between those who sit there. Nobody
// hears who they have muted. PEOPLE-02, PEOPLE-03.
import {
  type ClientRequest,
  cleanWords,
  isPhrase,
  type RequestOf,
  type RequestResult,
  type TalkLine,
} from '@race/protocol';
import type { TalkRow } from '@race/store';
import { missing } from '../rooms/missing.ts';
import { NO } from '../rooms/refusals.ts';
import type { Room } from '../rooms/room.ts';
import { nameAt, seatOf } from '../rooms/table-record.ts';
import { readTalk } from '../rooms/talk-log.ts';
import { writing } from '../rooms/writing.ts';
import { TELLING } from '../sockets/costs.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';
import type { SharedContext } from '../sockets/shared-context.ts';
import { readsWords, setPhrasesOnly, WHY_NOT, wordsFor } from './words.ts';

const DONE: RequestResult = { kind: 'done' };

type TalkRequest = Extract<ClientRequest, { do: 'say' | 'write' | 'phrasesOnly' | 'talk' | 'mute' }>;

export async function handleTalk(context: RequestContext, request: TalkRequest): Promise<HandlerResult> {
  const room = await context.shared.rooms.room(request.table);
  if (room === null) return missing(context.shared.rooms, request.table);
  switch (request.do) {
    case 'say':
      return say(context, room, request.phrase);
    case 'write':
      return write(context, room, request.words);
    case 'phrasesOnly':
      return setPhrasesOnly(context, room, request.phrasesOnly);
    case 'talk':
      return talk(context, room);
    case 'mute':
      return mute(context, room, request);
  }
}

async function say(
  context: RequestContext,
  room: Room,
  phrase: RequestOf<'say'>['phrase'],
): Promise<HandlerResult> {
  const seat = seatOf(room.record, context.who.person);
  if (seat === null) return NO.notYourSeat;
  if (!(await context.shared.limits.phrases.take(context.who.person))) return NO.tooFast;
  return spread(context, room, { seat, name: nameAt(room.record, seat), phrase });
}

async function write(context: RequestContext, room: Room, written: string): Promise<HandlerResult> {
  const { shared, who } = context;
  const here = await wordsFor(context, room, who.person);
  if (here !== 'open') return WHY_NOT[here];
  const seat = seatOf(room.record, who.person);
  const words = cleanWords(written);
  if (seat === null || words === '') return NO.malformed;
  const { limits } = shared;
  if (!(await limits.words.take(who.person)) || !(await limits.tableWords.take(room.id))) return NO.tooFast;
  return spread(context, room, { seat, name: nameAt(room.record, seat), words });
}

/** Keeps what is said, then sends it to whoever looks on and may hear it, wherever they do. */
async function spread(
  { shared, session, who }: RequestContext,
  room: Room,
  said: TalkLine,
): Promise<HandlerResult> {
  session.spend(room.members.length * TELLING);
  const { committer, now, publish } = shared.rooms;
  const [phrase, words] = 'phrase' in said ? [said.phrase, null] : ['', said.words];
  const { seat, name } = said;
  const stored = { table: room.id, person: who.person, name, seat, phrase, words, made: now() };
  if (!(await writing(committer)({ write: 'said', said: stored }))) return NO.notKept;
  publish({ about: 'talk', table: room.id });
  await sendTalk(shared, room);
  return DONE;
}

/** Tells what was said at a table since, here or elsewhere; brings what was last said. */
export async function sendTalk(shared: SharedContext, room: Room): Promise<readonly TalkRow[]> {
  const { stored, news } = await readTalk(shared.rooms.store, room);
  for (const one of news) await sendTalkLines(shared, room, one);
  return stored;
}

async function sendTalkLines(shared: SharedContext, room: Room, stored: TalkRow): Promise<void> {
  const said = readTalkLine(stored);
  if (said === null) return;
  const text = JSON.stringify({ type: 'talk', table: room.id, ...said });
  const { members } = room;
  const hears = await Promise.all(
    members.map(async ({ member }) => {
      if ((await shared.rooms.store.mutesOf(member.person)).includes(stored.person)) return false;
      return stored.words === null || readsWords(await wordsFor({ shared }, room, member.person));
    }),
  );
  for (const [at, { member }] of members.entries()) if (hears[at] === true) member.send(text);
}

async function talk(context: RequestContext, room: Room): Promise<HandlerResult> {
  const { shared, who } = context;
  const { store } = shared.rooms;
  const [stored, muted, words] = await Promise.all([
    sendTalk(shared, room),
    store.mutesOf(who.person),
    wordsFor(context, room, who.person),
  ]);
  return {
    kind: 'talk',
    lines: stored.flatMap((one) => {
      const said = muted.includes(one.person) ? null : readTalkLine(one);
      return said === null || ('words' in said && !readsWords(words))
        ? []
        : [{ line: one.line, yours: one.person === who.person, ...said }];
    }),
    muted: room.record.seats.flatMap((sits, seat) =>
      sits.kind === 'person' && muted.includes(sits.person) ? [seat] : [],
    ),
    words,
    reports: shared.administrators.size > 0,
  };
}

/** Null for a phrase that this version does not have. */
export function readTalkLine(stored: Pick<TalkRow, 'seat' | 'name' | 'phrase' | 'words'>): TalkLine | null {
  const { seat, name, phrase, words } = stored;
  if (words !== null) return { seat, name, words };
  return isPhrase(phrase) ? { seat, name, phrase } : null;
}

async function mute(
  { shared, who }: RequestContext,
  room: Room,
  { seat, muted }: RequestOf<'mute'>,
): Promise<HandlerResult> {
  const sits = room.record.seats[seat];
  if (sits?.kind !== 'person' || sits.person === who.person) return NO.noSeat;
  if (!(await shared.people.persist(who))) return NO.notKept;
  const change = { write: 'mute', person: who.person, other: sits.person, muted } as const;
  return (await writing(shared.rooms.committer)(change)) ? DONE : NO.notKept;
}
