// A step is written before anybody is told of it.
import type { Types } from '@race/kernel';
import { isDone, messagesFor, type StepEffect } from '@race/online';
import type { Change, LineRow } from '@race/store';
import { NO } from '../common/refusals.ts';
import { secondsSince } from '../monitoring/meters.ts';
import type { Committed } from '../storage/committer.ts';
import type { Member, Seated } from './actor-state.ts';
import { followTable, sendClocks } from './clocks.ts';
import { commitmentTo } from './commitment.ts';
import type { LiveActor } from './live.ts';
import { sendNews } from './news.ts';
import { openQuestion } from './question.ts';
import { withBeat } from './recent.ts';
import type { Replier } from './replier.ts';
import { nextRow, quietRow } from './row.ts';
import type { TableActor } from './table-actor.ts';

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
