// An answer is played, or held until its window may close.
import type { Seat, Types } from '@race/kernel';
import { applyAnswer, closesWindow, hold, type StepResult } from '@race/online';
import type { AnswerText } from './answer-texts.ts';
import { commitStep } from './commit-step.ts';
import { guarded } from './guarded.ts';
import { keepDurable, type LiveRoom } from './live-room.ts';
import { NO } from './refusals.ts';
import type { Replier } from './replier.ts';
import type { Keyed } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { lineRowOf } from './row.ts';

const isWindowOpen = (room: LiveRoom): boolean =>
  room.windowOf === room.live.question && room.windowUntil > performance.now();

interface Played extends Keyed {
  readonly answerText: AnswerText;
  /** What to do where another process was faster. */
  readonly again?: () => void;
}

/** Plays an answer and writes it down; nobody asked for what a bot plays. */
export function play(services: RoomServices, room: LiveRoom, played: Played, replier: Replier | null) {
  const { live } = room;
  const { seat, answerText, key } = played;
  const isEarly = isWindowOpen(room) && closesWindow(live, seat);
  // A held answer counts as given for everyone who asks, so it is asked here and not in the rules.
  if (isEarly || live.held?.seat === seat) {
    const held = hold(live, seat, answerText.answer);
    if (!held.ok) return replier?.refuse(held.refusal);
    return keepHeld(services, room, played, held, replier);
  }
  const wasLive = live.question;
  const result = giveIn(services, room, { seat, answer: answerText.answer }, replier);
  if (!result.ok) return replier?.refuse(result.refusal);
  if (live.question === wasLive) room.keys.push({ seat, key });
  else room.keys = [];
  const line = lineRowOf(live, { seat, key }, answerText.text);
  commitStep(services, room, result.effect, { line, replier, again: played.again });
}

/**
 * Whatever the rules throw is a bug, and the position is lost in the middle of a step. A person may answer otherwise when
 * the room is opened anew; what bots, orders and clocks answer would come again.
 */
function giveIn(
  services: RoomServices,
  room: LiveRoom,
  { seat, answer }: { readonly seat: Seat; readonly answer: Types['answer'] },
  replier: Replier | null,
): StepResult<Types> {
  if (!services.isSingleProcess) keepDurable(room);
  try {
    return applyAnswer(room.live, seat, answer);
  } catch (error) {
    if (replier === null) throw error;
    services.failed(error);
    services.reopen(room);
    return { ok: false, refusal: NO.notKept };
  }
}

function keepHeld(
  services: RoomServices,
  room: LiveRoom,
  { seat, answerText, key, again }: Played,
  held: Extract<StepResult<Types>, { ok: true }>,
  replier: Replier | null,
): void {
  room.record = { ...room.record, held: { seat, answer: answerText.answer, key } };
  commitStep(services, room, held.effect, { line: null, replier, again });
  resumeWindow(services, room);
}

/** Sets the clock of a window whose last answer is held. */
export function resumeWindow(services: RoomServices, room: LiveRoom): void {
  if (room.live.held === null || !services.ownsNextMove(room)) return;
  const left = Math.max(0, room.windowUntil - performance.now());
  room.windowTimer ??= setTimeout(() => guarded(services, room, () => closeWindow(services, room)), left);
}

/** The least time is over: the answer that was held takes effect. */
function closeWindow(services: RoomServices, room: LiveRoom) {
  room.windowTimer = null;
  if (room.gate !== null) return void room.gate.then(() => resumeWindow(services, room));
  const { held } = room.record;
  if (held === null || room.live.held === null) return;
  const { answer } = room.live.held;
  room.record = { ...room.record, held: null };
  const result = giveIn(services, room, { seat: held.seat, answer }, null);
  if (!result.ok) throw new Error(`a held answer is refused: ${result.refusal.reason}`);
  room.keys = [];
  const line = lineRowOf(room.live, held, JSON.stringify(answer));
  commitStep(services, room, result.effect, { line, replier: null, changesRecord: true });
}
