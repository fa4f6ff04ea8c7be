// Answers of people: too late, given twice, or played.

import type { AnswerText } from './answer-texts.ts';
import { isLive, type LiveRoom } from './live-room.ts';
import { play } from './play.ts';
import { NO } from './refusals.ts';
import type { Replier } from './replier.ts';
import type { Keyed, Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { botAt } from './table-record.ts';

interface GivenAnswer extends Keyed {
  readonly question: number;
  readonly answerText: AnswerText | null;
  /** How often another process was faster. */
  readonly tried?: number;
}

/** Takes an answer from a seat. What it names is checked before it is looked at. NET-01. */
export function takeAnswer(services: RoomServices, room: LiveRoom, given: GivenAnswer, replier: Replier) {
  const { live } = room;
  if (given.question !== live.question || isKnown(room, given))
    return orRefused(services, replier, answerLate(services, room, given, replier));
  const { answerText } = given;
  if (answerText === null) return replier.refuse(NO.noAnswer);
  // A bot plays while its person is away; coming back to the table gives the seat back first.
  if (botAt(room.record, given.seat) !== null) return replier.refuse(NO.notYourSeat);
  const again = (): void => orRefused(services, replier, answerAgain(services, room, given, replier));
  play(services, room, { seat: given.seat, answerText, key: given.key, again }, replier);
}

/** Where the store does not answer, whoever asked is refused: they ask again with the same key. NET-07. */
function orRefused(services: RoomServices, replier: Replier, answering: Promise<void>): void {
  answering.catch((error: unknown) => {
    services.failed(error);
    replier.refuse(NO.notKept);
  });
}

const MOST_TRIES = 5;

/** Another process wrote first. Where the question still stands, the answer may stand as well. */
async function answerAgain(
  services: RoomServices,
  { id }: Room,
  given: GivenAnswer,
  replier: Replier,
): Promise<void> {
  const tried = (given.tried ?? 0) + 1;
  const room = tried > MOST_TRIES ? null : await services.room(id).catch(() => null);
  if (room === null || !isLive(room)) replier.refuse(NO.otherWrote);
  else takeAnswer(services, room, { ...given, tried }, replier);
}

const isKnown = (room: Room, given: Keyed): boolean =>
  isHeld(room, given) || room.keys.some((one) => one.seat === given.seat && one.key === given.key);

/** Only who gave what is held may learn that it is: who has answered in a window is nobody else's business. CARD-02. */
const isHeld = ({ record: { held } }: Room, { seat, key }: Keyed): boolean =>
  held !== null && held.seat === seat && held.key === key;

/** Too late, or a repeat: what was written with this key before is answered with its result. */
async function answerLate(
  services: RoomServices,
  room: LiveRoom,
  given: Keyed,
  replier: Replier,
): Promise<void> {
  await services.committer.flushed();
  if (isHeld(room, given)) return replier.written(room.live.at);
  const line = await services.store.lineByKey(room.id, given.seat, given.key);
  if (line === null) replier.refuse(NO.stale);
  else replier.written(line.at);
}
