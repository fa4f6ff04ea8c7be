// Taking back: to the horizon at once, beyond it when all agree.
import type { Entry, Seat, Types } from '@race/kernel';
import { goBack, type Logged, rebuilding, standingOf, takeBack, walk } from '@race/live';
import type { Asker } from './asker.ts';
import type { House } from './house.ts';
import type { LiveRoom } from './live-room.ts';
import type { Matter } from './matter.ts';
import { tellNews } from './news.ts';
import { NO } from './refusals.ts';
import { chanceOf, type Keyed, readLines, whoseIs } from './room.ts';
import { keptLine, nextRow } from './row.ts';
import { notWritten, settle } from './settle.ts';

/** Takes a seat's last answer back. TABLE-01. */
export async function undo(house: House, room: LiveRoom, { seat, key }: Keyed, asker: Asker): Promise<void> {
  await house.committer.flushed();
  const known = await house.store.lineByKey(room.id, seat, key);
  if (known !== null) return asker.written(known.at);
  if (room.stage === 'over') return asker.refuse(NO.isOver);
  const taken = takeBack(room.live, seat);
  if (taken.how === 'refused') return asker.refuse(taken.refusal);
  if (taken.how === 'again')
    return again(
      house,
      room,
      { seat, key, entry: { seat, undo: true }, undone: { undone: taken.beat } },
      asker,
    );
  if (!taken.isLine) room.matter = { ...room.matter, held: null };
  const line = taken.isLine ? keptLine(room.live, { seat, key }, '{"undo":true}') : null;
  settle(house, room, taken.advance, { line, asker });
}

interface Again extends Keyed {
  readonly entry: Extract<Entry<Types>, { undo: true }>;
  readonly undone: { readonly undone: number } | { readonly undoneFrom: number };
}

/** Plays the log again without what is taken back. Nothing else happens in the room meanwhile. */
async function again(
  house: House,
  room: LiveRoom,
  { seat, key, entry, undone }: Again,
  asker: Asker | null,
): Promise<void> {
  const { live, rules } = room;
  const lines = readLines(rules, await house.store.lines(room.id));
  // Another process wrote meanwhile: what is to be taken back may not be the last any more.
  if (lines.length !== live.lines) {
    asker?.refuse(NO.otherWrote);
    return house.reopen(room);
  }
  const after: Logged<Types> = { entry, at: live.at + 1, question: live.at + 1, print: 0 };
  const { result: rebuilt, milliseconds } = await house.slices.run(
    whoseIs(room),
    rebuilding(rules, chanceOf(room), [...lines, after]),
  );
  asker?.member.spend(milliseconds);
  const advance = goBack(live, rebuilt, undone);
  room.keys = [];
  room.matter = { ...room.matter, held: null };
  const kept = entry.to === undefined ? '{"undo":true}' : JSON.stringify({ undo: true, to: entry.to });
  const line = keptLine(live, { seat, key }, kept);
  settle(house, room, advance, { line, asker, hasMatter: true });
}

/** Asks the others to go back to where only the first beats stand. TABLE-03. */
export async function propose(
  house: House,
  room: LiveRoom,
  seat: Seat,
  beat: number,
  asker: Asker,
): Promise<void> {
  if (room.stage === 'over') return asker.refuse(NO.isOver);
  if (beat >= room.live.beats) return asker.refuse(NO.nothingThere);
  if (room.matter.rated === true && consenting(room.matter, house.now()).every((one) => one === seat))
    return asker.refuse(NO.nobodyToAgree);
  await agreed(house, room, { seat, beat, agreed: [seat] }, asker);
}

export async function consent(
  house: House,
  room: LiveRoom,
  { seat, beat, agrees }: { readonly seat: Seat; readonly beat: number; readonly agrees: boolean },
  asker: Asker,
): Promise<void> {
  const { proposal } = room.matter;
  if (room.stage === 'over') return asker.refuse(NO.isOver);
  if (proposal === null || proposal.beat !== beat) return asker.refuse(NO.noProposal);
  if (!agrees) return keep(house, room, null, asker);
  await agreed(house, room, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] }, asker);
}

const AN_HOUR = 3_600_000;

/** Who has to agree: the people who play, and those who left so lately that they may come back to it. TABLE-03. */
const consenting = ({ seats }: Matter, now: number): Seat[] =>
  seats.flatMap((sits, seat) =>
    sits.kind === 'person' && (sits.bot === null || now - (sits.gone ?? 0) < AN_HOUR) ? [seat] : [],
  );

async function agreed(
  house: House,
  room: LiveRoom,
  proposal: NonNullable<Matter['proposal']>,
  asker: Asker,
): Promise<void> {
  const needed = consenting(room.matter, house.now());
  if (!needed.every((seat) => proposal.agreed.includes(seat)))
    return keep(house, room, { ...proposal, needed }, asker);
  await house.committer.flushed();
  const lines = readLines(room.rules, await house.store.lines(room.id));
  const { result: to, milliseconds } = await house.slices.run(
    whoseIs(room),
    standingBefore(room, lines, proposal.beat),
  );
  asker.member.spend(milliseconds);
  const { seat } = proposal;
  const entry = { seat, undo: true as const, to };
  await again(
    house,
    room,
    { seat, key: house.newName(), entry, undone: { undoneFrom: proposal.beat } },
    asker,
  );
}

/** How many answers stand before a beat; what was sealed for it unseen goes with it. */
function* standingBefore(
  room: LiveRoom,
  lines: readonly Logged<Types>[],
  beat: number,
): Generator<void, number> {
  const standing = standingOf(lines);
  let seen = 0;
  let end = 0;
  let at = 0;
  for (const stride of walk(room.rules, chanceOf(room), standing)) {
    if (seen === beat) break;
    yield;
    at += 1;
    if (stride.notice === 'hidden') continue;
    seen += 1;
    end = at;
  }
  return end;
}

function keep(house: House, room: LiveRoom, proposal: Matter['proposal'], asker: Asker): void {
  room.matter = { ...room.matter, proposal };
  house.committer.add({ write: 'table', row: nextRow(room, house.now()) }, (verdict) => {
    if (verdict !== 'written') return void notWritten(house, room, verdict, { asker });
    asker.written(room.live.at);
    tellNews(room);
  });
}
