// Talking at a table: ready phrases, heard by all who look on, but not by who has muted the one who speaks. PEOPLE-02.
import { isPhrase, type NetBrought, type WishOf } from '@race/protocol';
import type { At, Granted } from '../live/grants.ts';
import { seatOf } from '../rooms/matter.ts';
import { NO } from '../rooms/refusals.ts';
import type { Room } from '../rooms/room.ts';
import { writing } from '../rooms/writing.ts';

const MOST_SAID = 50;
const DONE: NetBrought = { kind: 'done' };

type TalkWish = WishOf<'say'> | WishOf<'talk'> | WishOf<'mute'>;

export async function grantTalk(at: At, wish: TalkWish): Promise<Granted> {
  const room = await at.desk.hall.room(wish.table);
  if (room === null) return NO.unknownTable;
  switch (wish.do) {
    case 'say':
      return say(at, room, wish.phrase);
    case 'talk':
      return talk(at, room);
    case 'mute':
      return mute(at, room, wish);
  }
}

async function say({ desk, who }: At, room: Room, phrase: WishOf<'say'>['phrase']): Promise<Granted> {
  const { hall, limits } = desk;
  const seat = seatOf(room.matter, who.person);
  if (seat === null) return NO.notYourSeat;
  if (!limits.phrases.take(who.person)) return NO.tooFast;
  const kept = { table: room.id, person: who.person, seat, phrase, made: hall.now() };
  if (!(await writing(hall.committer)({ write: 'phrase', phrase: kept }))) return NO.notKept;
  const text = JSON.stringify({ say: 'talk', table: room.id, seat, phrase });
  const { members } = room;
  const hears = await Promise.all(
    members.map(async ({ member }) => !(await isMuted(hall, member.person, who.person))),
  );
  for (const [at, { member }] of members.entries()) if (hears[at] === true) member.send(text);
  return DONE;
}

type Keeping = Pick<At['desk']['hall'], 'store'>;

const isMuted = async ({ store }: Keeping, listener: string, speaker: string): Promise<boolean> =>
  (await store.mutesOf(listener)).includes(speaker);

async function talk({ desk, who }: At, room: Room): Promise<Granted> {
  const { store } = desk.hall;
  const [said, muted] = await Promise.all([store.talkOf(room.id, MOST_SAID), store.mutesOf(who.person)]);
  return {
    kind: 'talk',
    said: said.flatMap(({ person, seat, phrase }) =>
      isPhrase(phrase) && !muted.includes(person) ? [{ seat, phrase }] : [],
    ),
    muted: room.matter.seats.flatMap((sits, seat) =>
      sits.kind === 'person' && muted.includes(sits.person) ? [seat] : [],
    ),
  };
}

async function mute({ desk, who }: At, room: Room, { seat, muted }: WishOf<'mute'>): Promise<Granted> {
  const sits = room.matter.seats[seat];
  if (sits?.kind !== 'person' || sits.person === who.person) return NO.noSeat;
  if (!(await desk.people.keep(who))) return NO.notKept;
  const change = { write: 'mute', person: who.person, other: sits.person, muted } as const;
  return (await writing(desk.hall.committer)(change)) ? DONE : NO.notKept;
}
