import {
  type Entry,
  includes,
  legalActions,
  only,
  open,
  pending,
  type Refusal,
  type Rules,
  type Seat,
  type Seats,
  type State,
  type Streams,
  secrecyOf,
  start,
  step,
  type Types,
  why,
  withdraw,
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

const UNSEEN = -1;

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
  readonly before: State<T>;
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

/** Plays an answer. The table goes on only if the answer is legal. */
export function give<T extends Types>(live: Live<T>, seat: Seat, answer: T['answer']): Advanced<T> {
  const { rules, state: before, held: heldBefore } = live;
  const stepped = step(rules, before, seat, answer);
  if (!stepped.ok) return stepped;
  const { events, horizon, state } = stepped;
  const notice = noticeOf(rules, before, horizon);
  const isSeen = notice !== 'hidden';
  live.state = state;
  if (heldBefore?.seat === seat) live.held = null;
  live.lines += 1;
  if (isSeen) live.at += 1;
  if (notice === 'open' || notice === 'revealed') live.question = live.at;
  note(live, seat, { notice, horizon });
  const isOpen = notice === 'open' || notice === 'revealed';
  const change = isOpen ? publicChange(live, before) : '';
  return {
    ok: true,
    advance: {
      before,
      heldBefore,
      isSeen,
      by: notice === 'open' ? seat : null,
      horizon,
      events,
      public: change,
      ready: notice === 'sealed' || notice === 'revealed',
      revealed:
        notice === 'revealed' && secrecyOf(rules, before) === 'ready is shown'
          ? sealedAnswers(before, seat, answer)
          : null,
    },
  };
}

/** How often the print is made from the whole state, so that no mistake in a sum could go unseen. */
const WHOLE_EVERY = 64;

/** What changed in the public state; the print follows. */
function publicChange<T extends Types>(live: Live<T>, before: State<T>): string {
  const change = difference(before.public, live.state.public);
  live.print = live.at % WHOLE_EVERY === 0 ? print(live.state.public) : (live.print + change.print) | 0;
  return change.text;
}

const sealedAnswers = <T extends Types>(before: State<T>, last: Seat, answer: T['answer']) =>
  before.seats.map((own, seat) => (seat === last ? answer : own.sealed)) as (T['answer'] | null)[];

/** Whether this answer would close a window that shows nobody's answers. */
export const closesWindow = <T extends Types>({ rules, state }: Live<T>, seat: Seat): boolean =>
  secrecyOf(rules, state) === 'ready is hidden' && pending(rules, state) === only(seat);

/** Keeps the last answer of a window until it may close; nobody can tell it from one that was sealed. CARD-02. */
export function hold<T extends Types>(live: Live<T>, seat: Seat, answer: T['answer']): Advanced<T> {
  const refusal = whyNot(live, seat, answer);
  if (refusal !== null) return { ok: false, refusal };
  const heldBefore = live.held;
  live.held = { seat, answer };
  return { ok: true, advance: { ...NOTHING, before: live.state, heldBefore } };
}

const NOTHING = {
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
  live: Pick<Live<T>, 'state' | 'held'>,
  seat: Seat | null,
): T['seat'] | null {
  const own = seat === null ? undefined : live.state.seats[seat];
  if (own === undefined) return null;
  return live.held !== null && live.held.seat === seat ? { ...own, sealed: live.held.answer } : own;
}

/** All answers a seat may give. */
export const answersOf = <T extends Types>(live: Live<T>, seat: Seat): T['answer'][] =>
  includes(asked(live), seat) ? legalActions(open(live.rules, live.state), seat) : [];

export type TakenBack<T extends Types> =
  /** It was sealed; it comes out without touching anything else. */
  | { readonly how: 'withdrawn'; readonly advance: Advance<T>; readonly isLine: boolean }
  /** The log has to be played again without it. */
  | { readonly how: 'again'; readonly beat: number }
  | { readonly how: 'refused'; readonly refusal: Refusal };

/** Takes a seat's last answer back, as far as it may by itself. TABLE-01. */
export function takeBack<T extends Types>(live: Live<T>, seat: Seat): TakenBack<T> {
  if (live.held?.seat === seat) {
    const heldBefore = live.held;
    live.held = null;
    return { how: 'withdrawn', advance: { ...NOTHING, before: live.state, heldBefore }, isLine: false };
  }
  const at = live.tail.findLastIndex((given) => given.seat === seat);
  const given = live.tail[at];
  if (given === undefined || !(given.sealed || at === live.tail.length - 1))
    return { how: 'refused', refusal: { reason: 'undo.horizon', rule: 'TABLE-01', with: {} } };
  const state = given.sealed ? withdraw(live.rules, live.state, seat) : null;
  if (state === null) return { how: 'again', beat: given.beat };
  const before = live.state;
  live.state = state;
  live.tail.splice(at, 1);
  live.lines += 1;
  const isSeen = given.beat !== UNSEEN;
  if (isSeen) {
    live.at += 1;
    live.beats -= 1;
    live.tail = live.tail.map((one) => (one.beat > given.beat ? { ...one, beat: one.beat - 1 } : one));
  }
  const advance: Advance<T> = {
    ...NOTHING,
    before,
    heldBefore: live.held,
    isSeen,
    ready: isSeen,
    ...(isSeen ? { undone: given.beat } : {}),
  };
  return { how: 'withdrawn', advance, isLine: true };
}

/** Puts a table where the log leads after an undo that had to be played again. */
export function goBack<T extends Types>(
  live: Live<T>,
  again: Live<T>,
  undone: { readonly undone: number } | { readonly undoneFrom: number },
): Advance<T> {
  const { state: before, held: heldBefore } = live;
  const at = live.at + 1;
  Object.assign(live, { ...again, rules: live.rules, at, question: at, lines: live.lines + 1 });
  return {
    ...NOTHING,
    before,
    heldBefore,
    isSeen: true,
    public: difference(before.public, live.state.public).text,
    ready: true,
    ...undone,
  };
}

/** A line of the log that ends where the table stands now. */
export const lineOf = <T extends Types>(live: Live<T>, entry: Entry<T>): Logged<T> => ({
  entry,
  at: live.at,
  question: live.question,
  print: live.print,
});
