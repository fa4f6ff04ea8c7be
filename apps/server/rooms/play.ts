// An answer is played, or held until its danger window may close.
import type { Answered, Types } from '@race/kernel';
import { applyAnswer, closesWindow, hold, type StepResult } from '@race/online';
import { NO } from '../common/refusals.ts';
import type { Keyed } from './actor-state.ts';
import type { AnswerText } from './answer-texts.ts';
import { commitStep } from './commit-step.ts';
import { keepDurable, type LiveActor } from './live.ts';
import type { Replier } from './replier.ts';
import { lineRowOf } from './row.ts';

const isWindowOpen = ({ timers, game }: LiveActor): boolean =>
  timers.windowOf === game.live.question && timers.windowUntil > performance.now();

interface Played extends Keyed {
  readonly answerText: AnswerText;
}

/** Plays an answer and commits it. The replier is null for answers of bots, automatic responses and clocks. */
export function play(actor: LiveActor, played: Played, replier: Replier | null) {
  const { game } = actor;
  const { live } = game;
  // It was ended, conceded or aborted.
  if (game.record.ended !== undefined) return replier?.refuse(NO.isOver);
  const { seat, answerText, key } = played;
  const isEarly = isWindowOpen(actor) && closesWindow(live, seat);
  // The rules do not know of an answer that is held, so it is checked here.
  if (isEarly || live.held?.seat === seat) {
    const held = hold(live, seat, answerText.answer);
    if (!held.ok) return replier?.refuse(held.refusal);
    return keepHeld(actor, played, held, replier);
  }
  const before = live.question;
  const result = applyIn(actor, { seat, answer: answerText.answer }, replier);
  if (!result.ok) return replier?.refuse(result.refusal);
  if (live.question === before) game.keys.push({ seat, key });
  else game.keys = [];
  const line = lineRowOf(live, { seat, key }, answerText.text);
  commitStep(actor, result.effect, { line, replier });
}

/**
 * The rules throw only because of a bug, and then the position is lost. After a person's answer the table is reopened,
 * since the next answer may be another one; bots, automatic responses and clocks would give the same one again.
 */
function applyIn(actor: LiveActor, { seat, answer }: Answered, replier: Replier | null): StepResult<Types> {
  if (actor.services.node !== null) keepDurable(actor);
  try {
    return applyAnswer(actor.game.live, seat, answer);
  } catch (error) {
    if (replier === null) throw error;
    actor.services.failed(error);
    actor.reopen();
    return { ok: false, refusal: NO.notKept };
  }
}

function keepHeld(
  actor: LiveActor,
  { seat, answerText, key }: Played,
  held: Extract<StepResult<Types>, { ok: true }>,
  replier: Replier | null,
): void {
  const { game } = actor;
  game.record = { ...game.record, held: { seat, answer: answerText.answer, key } };
  commitStep(actor, held.effect, { line: null, replier });
  resumeWindow(actor);
}

/** Starts the timer of a danger window whose last answer is held. */
export function resumeWindow(actor: LiveActor): void {
  const { game, timers } = actor;
  if (game.live.held === null || !actor.ownsNextMove()) return;
  const left = Math.max(0, timers.windowUntil - performance.now());
  timers.window ??= setTimeout(() => actor.guard(() => closeWindow(actor)), left);
}

/** The least time is over: the held answer takes effect. */
function closeWindow(actor: LiveActor): void {
  const { game, timers } = actor;
  timers.window = null;
  if (actor.gate.isShut) return void actor.gate.opened().then(() => resumeWindow(actor));
  const { held } = game.record;
  if (held === null || game.live.held === null || game.record.ended !== undefined) return;
  const { answer } = game.live.held;
  game.record = { ...game.record, held: null };
  const result = applyIn(actor, { seat: held.seat, answer }, null);
  if (!result.ok) throw new Error(`a held answer is refused: ${result.refusal.reason}`);
  game.keys = [];
  const line = lineRowOf(game.live, held, JSON.stringify(answer));
  commitStep(actor, result.effect, { line, replier: null, changesRecord: true });
}
