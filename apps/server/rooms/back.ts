// Taking back: to the horizon at once, beyond it when all agree.
import type { Entry, Seat, Types } from '@race/kernel';
import { goBack, type LogLine, rebuilding, replaySteps, standingAnswers, takeBack } from '@race/online';
import { commitStep, notWritten } from './commit-step.ts';
import type { LiveRoom } from './live-room.ts';
import { sendNews } from './news.ts';
import { NO } from './refusals.ts';
import type { Replier } from './replier.ts';
import { chanceOf, type Keyed, readLines, whoseIs } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { lineRowOf, nextRow } from './row.ts';
import type { TableRecord } from './table-record.ts';

/** Takes a seat's last answer back. TABLE-01. */
export async function undo(
  services: RoomServices,
  room: LiveRoom,
  { seat, key }: Keyed,
  replier: Replier,
): Promise<void> {
  await services.committer.flushed();
  const known = await services.store.lineByKey(room.id, seat, key);
  if (known !== null) return replier.written(known.at);
  if (room.stage === 'over') return replier.refuse(NO.isOver);
  const taken = takeBack(room.live, seat);
  if (taken.how === 'refused') return replier.refuse(taken.refusal);
  if (taken.how === 'again')
    return again(
      services,
      room,
      { seat, key, entry: { seat, undo: true }, undone: { undone: taken.beat } },
      replier,
    );
  if (!taken.isLine) room.record = { ...room.record, held: null };
  const line = taken.isLine ? lineRowOf(room.live, { seat, key }, '{"undo":true}') : null;
  commitStep(services, room, taken.effect, { line, replier });
}

interface Again extends Keyed {
  readonly entry: Extract<Entry<Types>, { undo: true }>;
  readonly undone: { readonly undone: number } | { readonly undoneFrom: number };
}

/** Plays the log again without what is taken back. Nothing else happens in the room meanwhile. */
async function again(
  services: RoomServices,
  room: LiveRoom,
  { seat, key, entry, undone }: Again,
  replier: Replier | null,
): Promise<void> {
  const { live, rules } = room;
  const lines = readLines(rules, await services.store.lines(room.id));
  // Another process wrote meanwhile: what is to be taken back may not be the last any more.
  if (lines.length !== live.lines) {
    replier?.refuse(NO.otherWrote);
    return services.reopen(room);
  }
  const after: LogLine<Types> = { entry, at: live.at + 1, question: live.at + 1, checksum: 0 };
  const { result: rebuilt, milliseconds } = await services.slices.run(
    whoseIs(room),
    rebuilding(rules, chanceOf(room), [...lines, after]),
  );
  replier?.member.spend(milliseconds);
  const effect = goBack(live, rebuilt, undone);
  room.keys = [];
  room.record = { ...room.record, held: null };
  const stored = entry.to === undefined ? '{"undo":true}' : JSON.stringify({ undo: true, to: entry.to });
  const line = lineRowOf(live, { seat, key }, stored);
  commitStep(services, room, effect, { line, replier, changesRecord: true });
}

/** Asks the others to go back to where only the first beats stand. TABLE-03. */
export async function propose(
  services: RoomServices,
  room: LiveRoom,
  seat: Seat,
  beat: number,
  replier: Replier,
): Promise<void> {
  if (room.stage === 'over') return replier.refuse(NO.isOver);
  if (beat >= room.live.beats) return replier.refuse(NO.nothingThere);
  if (room.record.rated === true && consenting(room.record, services.now()).every((one) => one === seat))
    return replier.refuse(NO.nobodyToAgree);
  await agreed(services, room, { seat, beat, agreed: [seat] }, replier);
}

export async function consent(
  services: RoomServices,
  room: LiveRoom,
  { seat, beat, agrees }: { readonly seat: Seat; readonly beat: number; readonly agrees: boolean },
  replier: Replier,
): Promise<void> {
  const { proposal } = room.record;
  if (room.stage === 'over') return replier.refuse(NO.isOver);
  if (proposal === null || proposal.beat !== beat) return replier.refuse(NO.noProposal);
  if (!agrees) return keep(services, room, null, replier);
  await agreed(services, room, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] }, replier);
}

const AN_HOUR = 3_600_000;

/** Who has to agree: the people who play, and those who left so lately that they may come back to it. TABLE-03. */
const consenting = ({ seats }: TableRecord, now: number): Seat[] =>
  seats.flatMap((sits, seat) =>
    sits.kind === 'person' && (sits.bot === null || now - (sits.gone ?? 0) < AN_HOUR) ? [seat] : [],
  );

async function agreed(
  services: RoomServices,
  room: LiveRoom,
  proposal: NonNullable<TableRecord['proposal']>,
  replier: Replier,
): Promise<void> {
  const needed = consenting(room.record, services.now());
  if (!needed.every((seat) => proposal.agreed.includes(seat)))
    return keep(services, room, { ...proposal, needed }, replier);
  await services.committer.flushed();
  const lines = readLines(room.rules, await services.store.lines(room.id));
  const { result: to, milliseconds } = await services.slices.run(
    whoseIs(room),
    standingBefore(room, lines, proposal.beat),
  );
  replier.member.spend(milliseconds);
  const { seat } = proposal;
  const entry = { seat, undo: true as const, to };
  await again(
    services,
    room,
    { seat, key: services.newName(), entry, undone: { undoneFrom: proposal.beat } },
    replier,
  );
}

/** How many answers stand before a beat; what was sealed for it unseen goes with it. */
function* standingBefore(
  room: LiveRoom,
  lines: readonly LogLine<Types>[],
  beat: number,
): Generator<void, number> {
  const standing = standingAnswers(lines);
  let seen = 0;
  let end = 0;
  let at = 0;
  for (const step of replaySteps(room.rules, chanceOf(room), standing)) {
    if (seen === beat) break;
    yield;
    at += 1;
    if (step.visibility === 'hidden') continue;
    seen += 1;
    end = at;
  }
  return end;
}

function keep(
  services: RoomServices,
  room: LiveRoom,
  proposal: TableRecord['proposal'],
  replier: Replier,
): void {
  room.record = { ...room.record, proposal };
  services.committer.add({ write: 'table', row: nextRow(room, services.now()) }, (verdict) => {
    if (verdict !== 'written') return void notWritten(services, room, verdict, { replier });
    replier.written(room.live.at);
    sendNews(room);
  });
}
