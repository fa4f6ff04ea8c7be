// Undo: back to the horizon at once, beyond it when everybody agrees.
import type { Seat, Types, Undo } from '@race/kernel';
import { goBack, type LogLine, rebuilding, standingBefore, type Undone, undoLast } from '@race/online';
import { NO } from '../common/refusals.ts';
import type { Keyed } from './actor-state.ts';
import type { LiveActor } from './live.ts';
import { firstOf, readLines } from './log-lines.ts';
import { announce, sendNews } from './news.ts';
import { commitStep, notWritten } from './play.ts';
import type { Replier } from './replier.ts';
import { lineRowOf, nextRow } from './row.ts';
import type { TableRecord } from './table-record.ts';

/** Takes a seat's last answer back. TABLE-01. */
export async function undo(actor: LiveActor, { seat, key }: Keyed, replier: Replier): Promise<void> {
  await actor.services.committer.flushed();
  const known = await actor.services.store.lineByKey(actor.id, seat, key);
  if (known !== null) return replier.written(known.at);
  if (actor.game.stage === 'over') return replier.refuse(NO.isOver);
  const entry: Undo = { seat, undo: true };
  const taken = undoLast(actor.game.live, entry);
  if (taken.how === 'refused') return replier.refuse(taken.refusal);
  if (taken.how === 'again') return again(actor, { key, entry, undone: taken.undone }, replier);
  if (!taken.isLine) actor.game.record = { ...actor.game.record, held: null };
  const line = taken.isLine ? lineRowOf(actor.game.live, { seat, key }, '{"undo":true}') : null;
  // Nobody may learn that an answer was withdrawn which nobody knew of. CARD-02.
  const onTold = () => taken.effect.isSeen && announce(actor, 'undone', seat);
  commitStep(actor, taken.effect, { line, replier, onTold });
}

interface Again extends Pick<Keyed, 'key'> {
  readonly entry: Undo;
  readonly undone: Undone;
}

/** Plays the log again without the undone answers, while the gate of the table is shut. */
async function again(
  actor: LiveActor,
  { key, entry, undone }: Again,
  replier: Replier | null,
): Promise<void> {
  const { live } = actor.game;
  const { seat, ...stored } = entry;
  const { rules } = actor;
  const lines = readLines(rules, await actor.services.store.lines(actor.id));
  // Another process wrote meanwhile: the answer to undo may no longer be the last.
  if (lines.length !== live.lines) {
    replier?.refuse(NO.otherWrote);
    return actor.reopen();
  }
  const after: LogLine<Types> = { ...entry, at: live.at + 1, question: live.at + 1, checksum: 0 };
  const { result: rebuilt, milliseconds } = await actor.services.slices.run(
    actor.whose,
    rebuilding(rules, firstOf(actor), [...lines, after]),
  );
  replier?.member.spend(milliseconds);
  const effect = goBack(live, rebuilt, undone);
  actor.game.keys = [];
  actor.game.record = { ...actor.game.record, held: null };
  const line = lineRowOf(live, { seat, key }, JSON.stringify(stored));
  const onTold = () => announce(actor, entry.to === undefined ? 'undone' : 'backAgreed', seat);
  commitStep(actor, effect, { line, replier, changesRecord: true, onTold });
}

/** Proposes to go back to a beat. TABLE-03. */
export async function propose(actor: LiveActor, seat: Seat, beat: number, replier: Replier): Promise<void> {
  if (actor.game.stage === 'over') return replier.refuse(NO.isOver);
  if (!consenting(actor.game.record, actor.services.now()).includes(seat))
    return replier.refuse(NO.notYourSeat);
  if (beat >= actor.game.live.beats) return replier.refuse(NO.nothingThere);
  if (
    actor.game.record.rated === true &&
    consenting(actor.game.record, actor.services.now()).every((one) => one === seat)
  )
    return replier.refuse(NO.nobodyToAgree);
  await agreed(actor, { seat, beat, agreed: [seat] }, replier);
}

export async function consent(
  actor: LiveActor,
  { seat, beat, agrees }: { readonly seat: Seat; readonly beat: number; readonly agrees: boolean },
  replier: Replier,
): Promise<void> {
  const { proposal } = actor.game.record;
  if (actor.game.stage === 'over') return replier.refuse(NO.isOver);
  if (!consenting(actor.game.record, actor.services.now()).includes(seat))
    return replier.refuse(NO.notYourSeat);
  if (proposal === null || proposal.beat !== beat) return replier.refuse(NO.noProposal);
  if (!agrees) return keep(actor, null, replier, () => announce(actor, 'backDeclined', seat));
  await agreed(actor, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] }, replier);
}

const AN_HOUR = 3_600_000;

/** Who has to agree: the people who play, and those who left within the last hour and have not given up. TABLE-03. */
const consenting = ({ seats }: TableRecord, now: number): Seat[] =>
  seats.flatMap((sits, seat) =>
    sits.kind === 'person' &&
    sits.conceded !== true &&
    (sits.bot === null || now - (sits.gone ?? 0) < AN_HOUR)
      ? [seat]
      : [],
  );

async function agreed(
  actor: LiveActor,
  proposal: NonNullable<TableRecord['proposal']>,
  replier: Replier,
): Promise<void> {
  const needed = consenting(actor.game.record, actor.services.now());
  if (!needed.every((seat) => proposal.agreed.includes(seat)))
    return keep(actor, { ...proposal, needed }, replier);
  await actor.services.committer.flushed();
  const lines = readLines(actor.rules, await actor.services.store.lines(actor.id));
  const { result: to, milliseconds } = await actor.services.slices.run(
    actor.whose,
    standingBefore(actor.rules, firstOf(actor), { lines, beat: proposal.beat }),
  );
  replier.member.spend(milliseconds);
  const entry: Undo = { seat: proposal.seat, undo: true, to };
  const key = actor.services.newName();
  await again(actor, { key, entry, undone: { undoneFrom: proposal.beat } }, replier);
}

function keep(
  actor: LiveActor,
  proposal: TableRecord['proposal'],
  replier: Replier,
  then: () => void = () => undefined,
): void {
  actor.game.record = { ...actor.game.record, proposal };
  actor.services.committer.add({ write: 'table', row: nextRow(actor, actor.services.now()) }, (verdict) => {
    if (verdict !== 'written') return void notWritten(actor, verdict, { replier });
    replier.written(actor.game.live.at);
    sendNews(actor);
    then();
  });
}
