// Talk at a table: ready phrases for everybody who watches, and free text between those who sit there. Lines of muted people
// are not sent. PEOPLE-02, PEOPLE-03.
import type { Seat } from '@race/kernel';
import { cleanWords, isPhrase, type RequestOf, type TalkLine } from '@race/protocol';
import type { Store, TalkRow } from '@race/store';
import { NO } from '../common/refusals.ts';
import { atTable } from '../requests/at-table.ts';
import {
  DONE,
  type HandlerResult,
  type Handlers,
  type RequestContext,
  type SharedContext,
} from '../requests/context.ts';
import { TELLING } from '../requests/costs.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { nameAt, seatOf } from '../rooms/table-record.ts';
import { readTalk } from '../rooms/talk-log.ts';
import { readsWords, setPhrasesOnly, WHY_NOT, wordsFor } from './words.ts';

export const TALK_HANDLERS = {
  say: atTable((context, actor, { phrase }) => say(context, actor, phrase)),
  write: atTable((context, actor, { words }) => write(context, actor, words)),
  phrasesOnly: atTable((context, actor, { phrasesOnly }) => setPhrasesOnly(context, actor, phrasesOnly)),
  talk: atTable(talk),
  mute: atTable(mute),
} satisfies Partial<Handlers>;

async function say(
  context: RequestContext,
  actor: TableActor,
  phrase: RequestOf<'say'>['phrase'],
): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const seat = seatOf(actor.game.record, who.person);
  // Onlookers talk among themselves, where they look on.
  if (seat === null && !session.watching.includes(actor)) return NO.notYourSeat;
  if (!(await shared.limits.phrases.take(who.person))) return NO.tooFast;
  const name = seat === null ? who.name : nameAt(actor.game.record, seat);
  return spread(context, actor, { seat, name, phrase });
}

async function write(context: RequestContext, actor: TableActor, written: string): Promise<HandlerResult> {
  const { shared, who } = context;
  const here = await wordsFor(context, actor, who.person);
  if (here !== 'open') return WHY_NOT[here];
  const seat = seatOf(actor.game.record, who.person);
  const words = cleanWords(written);
  if (seat === null || words === '') return NO.malformed;
  const { limits } = shared;
  if (!(await limits.words.take(who.person)) || !(await limits.tableWords.take(actor.id))) return NO.tooFast;
  return spread(context, actor, { seat, name: nameAt(actor.game.record, seat), words });
}

/** Whose lines a person is not sent: whom they have muted, and whoever has blocked one of them. PEOPLE-08. */
export const unheardBy = async (store: Store, person: string): Promise<readonly string[]> =>
  (await Promise.all([store.mutesOf(person), store.apartFrom(person)])).flat();

/** In the store: somebody without a seat, or in a club. */
export const ONLOOKER = -1;

/**
 * Nobody advises or disturbs a player from outside: what onlookers say reaches players once the race is over. PEOPLE-02.
 */
const reaches = (actor: TableActor, said: Pick<TalkRow, 'seat'>, reader: Seat | null): boolean =>
  said.seat !== ONLOOKER || reader === null || actor.game.stage === 'over';

/** Stores a line, then sends it to everybody who watches and may read it, at all processes. */
async function spread(
  { shared, session, who }: RequestContext,
  actor: TableActor,
  said: TalkLine,
): Promise<HandlerResult> {
  session.spend(actor.people.members.length * TELLING);
  const { committer, now } = shared.services;
  const [phrase, words] = 'phrase' in said ? [said.phrase, null] : ['', said.words];
  const { seat, name } = said;
  const stored = {
    table: actor.id,
    person: who.person,
    name,
    seat: seat ?? ONLOOKER,
    phrase,
    words,
    made: now(),
  };
  if (!(await committer.write({ write: 'said', said: stored }))) return NO.notKept;
  shared.cluster.publish({ about: 'talk', table: actor.id });
  await sendTalk(shared, actor);
  return DONE;
}

/** Sends the lines that members do not know yet. Returns the latest lines. */
export async function sendTalk(shared: SharedContext, actor: TableActor): Promise<readonly TalkRow[]> {
  const { stored, news } = await readTalk(shared.services.store, actor);
  for (const one of news) await sendTalkLines(shared, actor, one);
  return stored;
}

async function sendTalkLines(shared: SharedContext, actor: TableActor, stored: TalkRow): Promise<void> {
  const said = readTalkLine(stored);
  if (said === null) return;
  const text = JSON.stringify({ type: 'talk', table: actor.id, ...said });
  const { members } = actor.people;
  const hears = await Promise.all(
    members.map(async ({ member, seat }) => {
      if (!reaches(actor, stored, seat)) return false;
      if ((await unheardBy(shared.services.store, member.person)).includes(stored.person)) return false;
      return stored.words === null || readsWords(await wordsFor({ shared }, actor, member.person));
    }),
  );
  for (const [at, { member }] of members.entries()) if (hears[at] === true) member.send(text);
}

/** A stored line that was not removed. */
export const standsStill = (stored: TalkRow | null): boolean =>
  stored !== null && readTalkLine(stored) !== null;

/** Tells who watches, at all processes, that a line was removed. */
export async function removeSaid(shared: SharedContext, stored: TalkRow): Promise<void> {
  shared.cluster.publish({ about: 'talk', table: stored.table, removed: stored.line });
  sendRemoval(await shared.rooms.get(stored.table), stored.line);
}

export function sendRemoval(actor: TableActor | null, line: number): void {
  const text = JSON.stringify({ type: 'unsaid', table: actor?.id ?? '', line });
  for (const { member } of actor?.people.members ?? []) member.send(text);
}

async function talk(context: RequestContext, actor: TableActor): Promise<HandlerResult> {
  const { shared, who } = context;
  const { store } = shared.services;
  const reader = seatOf(actor.game.record, who.person);
  const [stored, muted, words] = await Promise.all([
    sendTalk(shared, actor),
    unheardBy(store, who.person),
    wordsFor(context, actor, who.person),
  ]);
  return {
    kind: 'talk',
    lines: stored.flatMap((one) => {
      const isHeard = reaches(actor, one, reader) && !muted.includes(one.person);
      const said = isHeard ? readTalkLine(one) : null;
      return said === null || ('words' in said && !readsWords(words))
        ? []
        : [{ line: one.line, yours: one.person === who.person, made: one.made, ...said }];
    }),
    muted: actor.game.record.seats.flatMap((sits, seat) =>
      sits.kind === 'person' && muted.includes(sits.person) ? [seat] : [],
    ),
    words,
    reports: shared.administrators.size > 0,
  };
}

/** Null for a phrase that this version does not have. */
export function readTalkLine(stored: Pick<TalkRow, 'seat' | 'name' | 'phrase' | 'words'>): TalkLine | null {
  const { name, phrase, words } = stored;
  const seat = stored.seat === ONLOOKER ? null : stored.seat;
  if (words !== null) return { seat, name, words };
  return isPhrase(phrase) ? { seat, name, phrase } : null;
}

async function mute(
  { shared, who }: RequestContext,
  actor: TableActor,
  { seat, muted }: RequestOf<'mute'>,
): Promise<HandlerResult> {
  const sits = actor.game.record.seats[seat];
  if (sits?.kind !== 'person' || sits.person === who.person) return NO.noSeat;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const change = { write: 'mute', person: who.person, other: sits.person, muted } as const;
  return (await shared.services.committer.write(change)) ? DONE : NO.notKept;
}
