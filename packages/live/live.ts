import {
  close,
  type Entry,
  includes,
  legalActions,
  only,
  open,
  pending,
  play,
  type Refusal,
  type Rules,
  type Seat,
  type Seats,
  type State,
  type Streams,
  secrecyOf,
  start,
  type Types,
  why,
} from '@race/kernel';
import { difference, print } from '@race/protocol';
import { type Logged, standingOf } from './log.ts';
import { noticeOf, walk } from './walk.ts';

/** An answer since the information horizon, as far as taking it back needs to know it. */
interface Given {
  readonly seat: Seat;
  readonly sealed: boolean;
  /** Its place among the beats that stand; UNSEEN when nobody could notice it. */
  readonly beat: number;
}

export const UNSEEN = -1;

/**
 * A table while it is played. It holds the position and no past: the log is in the store, and whatever needs it is
 * played again from there. So a live table stays small.
 */
export interface Live<T extends Types> {
  readonly rules: Rules<T>;
  state: State<T>;
  /** Lines in the log. */
  lines: number;
  /** Beats so far, undone ones included: what everybody at the table could notice. */
  at: number;
  question: number;
  /** Beats that stand. */
  beats: number;
  /** The print of the public state. */
  print: number;
  tail: Given[];
  /** The last answer to a hidden question, given before its window may close. */
  held: { readonly seat: Seat; readonly answer: T['answer'] } | null;
}

/** What a line did to a table, for telling the seats. */
export interface Advance<T extends Types> {
  /** What each seat alone knew. */
  readonly seatsBefore: readonly T['seat'][];
  readonly heldBefore: Live<T>['held'];
  /** Whether others may notice it at all. */
  readonly isSeen: boolean;
  readonly by: Seat | null;
  readonly horizon: boolean;
  readonly events: readonly T['event'][];
  /** What changed for everybody, as the JSON of a patch; empty when nothing did. */
  readonly public: string;
  readonly ready: boolean;
  /** What was sealed and has just been revealed, by seat. */
  readonly revealed: readonly (T['answer'] | null)[] | null;
  readonly undone?: number;
  readonly undoneFrom?: number;
}

export type Advanced<T extends Types> =
  | { readonly ok: true; readonly advance: Advance<T> }
  | { readonly ok: false; readonly refusal: Refusal };

export function openLive<T extends Types>(rules: Rules<T>, chance: Streams): Live<T> {
  const state = start(rules, chance);
  return {
    rules,
    state,
    lines: 0,
    at: 0,
    question: 0,
    beats: 0,
    print: print(state.public),
    tail: [],
    held: null,
  };
}

/** A table as its log left it. */
export function rebuild<T extends Types>(
  rules: Rules<T>,
  chance: Streams,
  lines: readonly Logged<T>[],
): Live<T> {
  const live = openLive(rules, chance);
  for (const stride of walk(rules, chance, standingOf(lines))) {
    live.state = stride.after;
    note(live, stride.seat, stride);
  }
  const last = lines.at(-1);
  live.lines = lines.length;
  live.at = last?.at ?? 0;
  live.question = last?.question ?? 0;
  live.print = print(live.state.public);
  return live;
}

/** Counts a beat, and remembers an answer that could still be taken back. */
function note<T extends Types>(
  live: Live<T>,
  seat: Seat,
  { notice, horizon }: { notice: ReturnType<typeof noticeOf>; horizon: boolean },
): void {
  const isSeen = notice !== 'hidden';
  if (isSeen) live.beats += 1;
  if (horizon) live.tail = [];
  else live.tail.push({ seat, sealed: notice !== 'open', beat: isSeen ? live.beats - 1 : UNSEEN });
}

/**
 * Plays an answer. The table goes on only if the answer is legal. It is played in place, and what stood before is copied
 * to be compared and thrown away: what lives long stays where it is, and what is new dies young.
 */
export function give<T extends Types>(live: Live<T>, seat: Seat, answer: T['answer']): Advanced<T> {
  const { rules, state, held: heldBefore } = live;
  const refusal = why(rules, state, seat, answer);
  if (refusal !== null) return { ok: false, refusal };
  const secrecy = secrecyOf(rules, state);
  const seatsBefore = state.seats.map((own) => rules.copySeat(own));
  const publicBefore = rules.copyPublic(state.public);
  const events: T['event'][] = [];
  const table = open(rules, state, events);
  play(table, seat, answer);
  const { horizon } = table;
  const notice = noticeOf(secrecy, horizon);
  const isSeen = notice !== 'hidden';
  live.state = close(table);
  if (heldBefore?.seat === seat) live.held = null;
  live.lines += 1;
  if (isSeen) live.at += 1;
  const isOpen = notice === 'open' || notice === 'revealed';
  if (isOpen) live.question = live.at;
  note(live, seat, { notice, horizon });
  return {
    ok: true,
    advance: {
      seatsBefore,
      heldBefore,
      isSeen,
      by: notice === 'open' ? seat : null,
      horizon,
      events,
      public: isOpen ? publicChange(live, publicBefore) : '',
      ready: notice === 'sealed' || notice === 'revealed',
      revealed:
        notice === 'revealed' && secrecy === 'ready is shown'
          ? seatsBefore.map((own, one) => (one === seat ? answer : own.sealed))
          : null,
    },
  };
}

/** How often the print is made from the whole state, so that no mistake in a sum could go unseen. */
const WHOLE_EVERY = 64;

/** What changed in the public state; the print follows. */
function publicChange<T extends Types>(live: Live<T>, before: T['public']): string {
  const change = difference(before, live.state.public);
  live.print = live.at % WHOLE_EVERY === 0 ? print(live.state.public) : (live.print + change.print) | 0;
  return change.text;
}

/** Whether this answer would close a window that shows nobody's answers. */
export const closesWindow = <T extends Types>({ rules, state }: Live<T>, seat: Seat): boolean =>
  secrecyOf(rules, state) === 'ready is hidden' && pending(rules, state) === only(seat);

/** Keeps the last answer of a window until it may close; nobody can tell it from one that was sealed. CARD-02. */
export function hold<T extends Types>(live: Live<T>, seat: Seat, answer: T['answer']): Advanced<T> {
  const refusal = whyNot(live, seat, answer);
  if (refusal !== null) return { ok: false, refusal };
  const heldBefore = live.held;
  live.held = { seat, answer };
  return { ok: true, advance: { ...NOTHING, seatsBefore: live.state.seats, heldBefore } };
}

/** A step of which nobody hears anything yet. */
export const NOTHING = {
  isSeen: false,
  by: null,
  horizon: false,
  events: [],
  public: '',
  ready: false,
  revealed: null,
};

/** Why a seat may not give this answer. Who is held has answered, like everyone else who has. */
export function whyNot<T extends Types>(live: Live<T>, seat: Seat, answer: T['answer']): Refusal | null {
  return why(live.rules, shownState(live), seat, answer);
}

/** The position as the seats may know it: a held answer counts as given. */
function shownState<T extends Types>({ state, held }: Live<T>): State<T> {
  if (held === null) return state;
  return { ...state, table: { ...state.table, ready: state.table.ready | only(held.seat) } };
}

/** Who still has to answer, as far as the seats themselves know. */
export const asked = <T extends Types>(live: Live<T>): Seats =>
  pending(live.rules, live.state) & (live.held === null ? -1 : ~only(live.held.seat));

/** What one seat alone knows. */
export function ownOf<T extends Types>(
  { state, held }: Pick<Live<T>, 'state' | 'held'>,
  seat: Seat | null,
): T['seat'] | null {
  return ownAmong(state.seats, held, seat);
}

/** The same among seats that were. */
export function ownAmong<T extends Types>(
  seats: readonly T['seat'][],
  held: Live<T>['held'],
  seat: Seat | null,
): T['seat'] | null {
  const own = seat === null ? undefined : seats[seat];
  if (own === undefined) return null;
  return held !== null && held.seat === seat ? { ...own, sealed: held.answer } : own;
}

/** All answers a seat may give. */
export const answersOf = <T extends Types>(live: Live<T>, seat: Seat): T['answer'][] =>
  includes(asked(live), seat) ? legalActions(open(live.rules, live.state), seat) : [];

/** A line of the log that ends where the table stands now. */
export const lineOf = <T extends Types>(live: Live<T>, entry: Entry<T>): Logged<T> => ({
  entry,
  at: live.at,
  question: live.question,
  print: live.print,
});
