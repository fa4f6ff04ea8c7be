// Answers of people: refused if they are late or not asked for, acknowledged again if they are repeated, else played.
import { NO } from '../common/refusals.ts';
import type { Keyed } from './actor-state.ts';
import type { AnswerText } from './answer-texts.ts';
import { forward } from './forward.ts';
import { isLive, type LiveActor } from './live.ts';
import { play } from './play.ts';
import type { Replier } from './replier.ts';
import type { TableActor } from './table-actor.ts';
import { botAt, seatOf } from './table-record.ts';

export interface GivenAnswer {
  readonly person: string;
  readonly question: number;
  readonly key: string;
  /** Null where it is no answer of these rules. */
  readonly answerText: AnswerText | null;
}

/** Plays an answer if its seat is asked this question now. NET-01. */
export function takeAnswer(actor: TableActor, given: GivenAnswer, replier: Replier) {
  const seat = seatOf(actor.game.record, given.person);
  if (seat === null) return replier.refuse(NO.notYourSeat);
  if (!isLive(actor)) return replier.refuse(NO.notBegun);
  const { question, key, answerText } = given;
  try {
    if (question !== actor.game.live.question || isKnown(actor, { seat, key }))
      return acknowledgeAgain(actor, { seat, key }, replier);
    if (answerText === null) return replier.refuse(NO.noAnswer);
    // A bot plays while its person is away; watching the table again gives the seat back.
    if (botAt(actor.game.record, seat) !== null) return replier.refuse(NO.notYourSeat);
    if (forward(actor, { ...given, seat, answerText }, replier)) return;
    play(actor, { seat, answerText, key }, replier);
  } catch (error) {
    replier.refuse(NO.notKept);
    actor.fail(error);
  }
}

const isKnown = (actor: TableActor, given: Keyed): boolean =>
  isHeld(actor, given) || actor.game.keys.some((one) => one.seat === given.seat && one.key === given.key);

/** Only its own seat may learn that an answer is held: who has answered in a danger window is secret. CARD-02. */
function isHeld({ game }: TableActor, { seat, key }: Keyed): boolean {
  const { held } = game.record;
  return held !== null && held.seat === seat && held.key === key;
}

/** A repeat has the result of the first; anything else came too late. If the store fails it can be sent again. NET-07. */
function acknowledgeAgain(actor: LiveActor, given: Keyed, replier: Replier): void {
  findWritten(actor, given).then(
    (beat) => (beat === null ? replier.refuse(NO.stale) : replier.written(beat)),
    (error: unknown) => {
      actor.services.failed(error);
      replier.refuse(NO.notKept);
    },
  );
}

/** The beat to which an answer led; null where none was written with this key. */
async function findWritten(actor: LiveActor, given: Keyed): Promise<number | null> {
  const { committer, store } = actor.services;
  await committer.flushed();
  if (isHeld(actor, given)) return actor.game.live.at;
  const line = await store.lineByKey(actor.id, given.seat, given.key);
  return line?.at ?? null;
}
