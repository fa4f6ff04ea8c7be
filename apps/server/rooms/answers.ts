// Answers of people: too late, given twice, or played.
import type { Asker } from './asker.ts';
import type { House } from './house.ts';
import { isLive, type LiveRoom } from './live-room.ts';
import { botAt } from './matter.ts';
import { play } from './play.ts';
import { NO } from './refusals.ts';
import type { Keyed, Room } from './room.ts';
import type { Spoken } from './spoken.ts';

interface GivenAnswer extends Keyed {
  readonly question: number;
  readonly said: Spoken | null;
  /** How often another process was faster. */
  readonly tried?: number;
}

/** Takes an answer from a seat. What it names is checked before it is looked at. NET-01. */
export function takeAnswer(house: House, room: LiveRoom, given: GivenAnswer, asker: Asker) {
  const { live } = room;
  if (given.question !== live.question || isKnown(room, given))
    return orRefused(house, asker, answerLate(house, room, given, asker));
  const { said } = given;
  if (said === null) return asker.refuse(NO.noAnswer);
  // A bot plays while its person is away; coming back to the table gives the seat back first.
  if (botAt(room.matter, given.seat) !== null) return asker.refuse(NO.notYourSeat);
  const again = (): void => orRefused(house, asker, answerAgain(house, room, given, asker));
  play(house, room, { seat: given.seat, said, key: given.key, again }, asker);
}

/** Where the store does not answer, whoever asked is refused: they ask again with the same key. NET-07. */
function orRefused(house: House, asker: Asker, answering: Promise<void>): void {
  answering.catch((error: unknown) => {
    house.failed(error);
    asker.refuse(NO.notKept);
  });
}

const MOST_TRIES = 5;

/** Another process wrote first. Where the question still stands, the answer may stand as well. */
async function answerAgain(house: House, { id }: Room, given: GivenAnswer, asker: Asker): Promise<void> {
  const tried = (given.tried ?? 0) + 1;
  const room = tried > MOST_TRIES ? null : await house.room(id).catch(() => null);
  if (room === null || !isLive(room)) asker.refuse(NO.otherWrote);
  else takeAnswer(house, room, { ...given, tried }, asker);
}

const isKnown = (room: Room, given: Keyed): boolean =>
  isHeld(room, given) || room.keys.some((one) => one.seat === given.seat && one.key === given.key);

/** Only who gave what is held may learn that it is: who has answered in a window is nobody else's business. CARD-02. */
const isHeld = ({ matter: { held } }: Room, { seat, key }: Keyed): boolean =>
  held !== null && held.seat === seat && held.key === key;

/** Too late, or a repeat: what was written with this key before is answered with its result. */
async function answerLate(house: House, room: LiveRoom, given: Keyed, asker: Asker): Promise<void> {
  await house.committer.flushed();
  if (isHeld(room, given)) return asker.written(room.live.at);
  const line = await house.store.lineByKey(room.id, given.seat, given.key);
  if (line === null) asker.refuse(NO.stale);
  else asker.written(line.at);
}
