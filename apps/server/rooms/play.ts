// An answer is played, or held until its window may close.
import type { Seat, Types } from '@race/kernel';
import { type Advanced, closesWindow, give, hold } from '@race/live';
import type { Asker } from './asker.ts';
import { guarded } from './guarded.ts';
import type { House } from './house.ts';
import { keepDurable, type LiveRoom } from './live-room.ts';
import { NO } from './refusals.ts';
import type { Keyed } from './room.ts';
import { keptLine } from './row.ts';
import { settle } from './settle.ts';
import type { Spoken } from './spoken.ts';

const isWindowOpen = (room: LiveRoom): boolean =>
  room.windowOf === room.live.question && room.windowUntil > performance.now();

interface Played extends Keyed {
  readonly said: Spoken;
  /** What to do where another process was faster. */
  readonly again?: () => void;
}

/** Plays an answer and writes it down; nobody asked for what a bot plays. */
export function play(house: House, room: LiveRoom, played: Played, asker: Asker | null) {
  const { live } = room;
  const { seat, said, key } = played;
  const isEarly = isWindowOpen(room) && closesWindow(live, seat);
  // A held answer counts as given for everyone who asks, so it is asked here and not in the rules.
  if (isEarly || live.held?.seat === seat) {
    const held = hold(live, seat, said.answer);
    if (!held.ok) return asker?.refuse(held.refusal);
    return keepHeld(house, room, played, held, asker);
  }
  const wasLive = live.question;
  const advanced = giveIn(house, room, { seat, answer: said.answer }, asker);
  if (!advanced.ok) return asker?.refuse(advanced.refusal);
  if (live.question === wasLive) room.keys.push({ seat, key });
  else room.keys = [];
  const line = keptLine(live, { seat, key }, said.text);
  settle(house, room, advanced.advance, { line, asker, again: played.again });
}

/**
 * Whatever the rules throw is a bug, and the position is lost in the middle of a step. A person may answer otherwise when
 * the room is opened anew; what bots, orders and clocks answer would come again.
 */
function giveIn(
  house: House,
  room: LiveRoom,
  { seat, answer }: { readonly seat: Seat; readonly answer: Types['answer'] },
  asker: Asker | null,
): Advanced<Types> {
  if (!house.isAlone) keepDurable(room);
  try {
    return give(room.live, seat, answer);
  } catch (error) {
    if (asker === null) throw error;
    house.failed(error);
    house.reopen(room);
    return { ok: false, refusal: NO.notKept };
  }
}

function keepHeld(
  house: House,
  room: LiveRoom,
  { seat, said, key, again }: Played,
  held: Extract<Advanced<Types>, { ok: true }>,
  asker: Asker | null,
): void {
  room.matter = { ...room.matter, held: { seat, answer: said.answer, key } };
  settle(house, room, held.advance, { line: null, asker, again });
  resumeWindow(house, room);
}

/** Sets the clock of a window whose last answer is held. */
export function resumeWindow(house: House, room: LiveRoom): void {
  if (room.live.held === null || !house.mayAct(room)) return;
  const left = Math.max(0, room.windowUntil - performance.now());
  room.windowTimer ??= setTimeout(() => guarded(house, room, () => closeWindow(house, room)), left);
}

/** The least time is over: the answer that was held takes effect. */
function closeWindow(house: House, room: LiveRoom) {
  room.windowTimer = null;
  if (room.gate !== null) return void room.gate.then(() => resumeWindow(house, room));
  const { held } = room.matter;
  if (held === null || room.live.held === null) return;
  const { answer } = room.live.held;
  room.matter = { ...room.matter, held: null };
  const advanced = giveIn(house, room, { seat: held.seat, answer }, null);
  if (!advanced.ok) throw new Error(`a held answer is refused: ${advanced.refusal.reason}`);
  room.keys = [];
  const line = keptLine(room.live, held, JSON.stringify(answer));
  settle(house, room, advanced.advance, { line, asker: null, hasMatter: true });
}
