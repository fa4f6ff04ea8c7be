// Answers at a table: refused if they are late or not asked for, acknowledged again if they are repeated, else played, or held until
// their danger window may close. What was played is written before anybody is told of it.
import type { Answered, Types } from '@race/kernel';
import {
  applyAnswer,
  closesWindow,
  hold,
  isDone,
  messagesFor,
  type StepEffect,
  type StepResult,
} from '@race/online';
import type { Change, LineRow } from '@race/store';
import { NO } from '../common/refusals.ts';
import { secondsSince } from '../monitoring/meters.ts';
import type { Committed } from '../storage/committer.ts';
import type { Keyed, Member, Seated } from './actor-state.ts';
import type { AnswerText } from './answer-texts.ts';
import { followTable, sendClocks } from './clocks.ts';
import { commitmentTo } from './commitment.ts';
import { forward } from './forward.ts';
import type { LiveActor } from './live.ts';
import { isLive, keepDurable } from './live.ts';
import { sendNews } from './news.ts';
import { openQuestion } from './question.ts';
import { withBeat } from './recent.ts';
import type { Replier } from './replier.ts';
import { lineRowOf, nextRow, quietRow } from './row.ts';
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

interface StepCommit {
  /** The line of the log; null where only the table record changes. */
  readonly line: LineRow | null;
  readonly replier: Replier | null;
  readonly changesRecord?: boolean;
  /** Called when it is written and everybody has been told. */
  readonly onTold?: () => void;
}

const A_DAY = 86_400_000;

/** Writes a step to the store, then sends it to everybody at the table. */
export function commitStep(
  actor: LiveActor,
  effect: StepEffect<Types>,
  { line, replier, changesRecord = line === null, onTold }: StepCommit,
): void {
  const { game, services } = actor;
  const { live } = game;
  game.recent = withBeat(game.recent, live, effect);
  const isOver = isDone(live);
  const wasOver = game.stage === 'over';
  const dropsProposal = effect.isSeen && game.record.proposal !== null;
  if (dropsProposal) game.record = { ...game.record, proposal: null };
  if (isOver !== wasOver) game.stage = isOver ? 'over' : 'racing';
  const hasTurned = followTable(actor, isTakenBack(effect) ? (line?.seat ?? null) : null);
  const { up } = actor.timers.clocks;
  actor.timers.clocks.up = null;
  // The row of a table tells whether it is still played.
  const isOutdated = services.now() - game.written > A_DAY;
  const needsRow = hasTurned || changesRecord || dropsProposal || isOver !== wasOver || isOutdated;
  const messageFor = messagesFor(actor.id, live, effect, sealsOf(actor, effect));
  // Made now, from the position after this line; sent when the line is durable.
  const { members } = actor.people;
  const texts = members.map(({ seat }) => messageFor(seat));
  const { at } = live;
  const then = (verdict: Committed): void => {
    if (verdict !== 'written') return void notWritten(actor, verdict, { replier });
    if (line !== null) game.told = line.line;
    if (game.told === game.live.lines) game.durable = null;
    tell(members, texts, replier, at);
    if (replier?.since != null) services.meters.acknowledged.observe(secondsSince(replier.since));
    if (dropsProposal || isOver !== wasOver || up !== null) sendNews(actor);
    if (hasTurned) sendClocks(actor, up);
    onTold?.();
  };
  game.isOwned = true;
  game.leader = null;
  services.committer.add(changeOf(actor, line, needsRow), then);
  // In the same transaction: if the server stops now, the race is counted later. RATE-02. Runs of a day have a ranking of their own.
  if (isOver && !wasOver && actor.plan.shutUntil === undefined)
    services.committer.add({ write: 'ended', table: actor.id, at: services.now() }, () =>
      services.events.publish('raceOver', { table: actor.id }),
    );
  openQuestion(actor);
}

/** Nobody else may learn when an answer was held: without a line, the row keeps its time. */
function changeOf(actor: LiveActor, line: LineRow | null, needsRow: boolean): Change {
  if (line === null) return { write: 'table', row: quietRow(actor) };
  const { id: table, services } = actor;
  return needsRow
    ? { write: 'line', table, line, row: nextRow(actor, services.now()) }
    : { write: 'line', table, line };
}

interface NotWritten {
  readonly replier: Replier | null;
  /** What to do where another process wrote first; otherwise the request is refused. */
  readonly again?: (() => void) | undefined;
}

/** Drops what could not be written. */
export async function notWritten(
  actor: TableActor,
  verdict: Exclude<Committed, 'written'>,
  { replier, again }: NotWritten,
): Promise<void> {
  if (verdict === 'failed') {
    replier?.refuse(NO.notKept);
    return actor.reopen();
  }
  await actor.repair();
  if (again !== undefined) again();
  else replier?.refuse(NO.otherWrote);
}

/** First the member who waits for it. The others then get the same text, which is encoded once. */
function tell(
  members: readonly Seated[],
  texts: readonly (string | null)[],
  replier: Replier | null,
  at: number,
): void {
  const first = replier === null ? -1 : placeOf(members, replier.member);
  const text = texts[first];
  if (text != null) replier?.member.send(text, replier.id);
  else replier?.written(at);
  for (let place = 0; place < members.length; place++) {
    const text = texts[place];
    if (place !== first && text != null) members[place]?.member.send(text);
  }
}

function placeOf(members: readonly Seated[], member: Member): number {
  for (let place = 0; place < members.length; place++) if (members[place]?.member === member) return place;
  return -1;
}

const isTakenBack = ({ undone, undoneFrom }: StepEffect<Types>): boolean =>
  undone !== undefined || undoneFrom !== undefined;

/** Salted commitments to the plans, published together when the last plan is made. */
export const sealsOf = (
  { game, plan }: LiveActor,
  { revealed }: StepEffect<Types>,
): (string | null)[] | null =>
  revealed === null
    ? null
    : revealed.map((answer, seat) =>
        answer === null ? null : commitmentTo([game.live.at, seat, answer], plan.salt),
      );
