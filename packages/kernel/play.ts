import { copyStreams, type Streams } from './chance.ts';
import type {
  Answered,
  AppliedStep,
  Frame,
  FrameKind,
  Refusal,
  Rules,
  Seat,
  Seats,
  SecretQuestion,
  State,
  Table,
  Types,
  Visibility,
} from './contract.ts';
import { includes, NOBODY, only } from './seats.ts';

/** How many frames may run by themselves between two questions before it must be a mistake. */
const LONGEST_RUN = 100_000;

/** Opens a table in its first position and runs it to the first question. The streams given stay as they are. */
export function start<T extends Types>(
  rules: Rules<T>,
  chance: Streams,
  events: T['event'][] | null = null,
): State<T> {
  const g = open(rules, rules.begin(copyStreams(chance)), events);
  runOn(g, NO_SEAT);
  return close(g);
}

/** Sits down at a position. The table plays on this very state: copy it first if others hold it. */
export function open<T extends Types>(
  rules: Rules<T>,
  state: State<T>,
  events: T['event'][] | null = null,
): Table<T> {
  return { rules, public: state.public, seats: state.seats, table: state.table, events, horizon: false };
}

/** The state of a table, without its rules and events. */
export const close = <T extends Types>(g: Table<T>): State<T> => ({
  public: g.public,
  seats: g.seats,
  table: g.table,
});

export function copy<T extends Types>(rules: Rules<T>, state: State<T>): State<T> {
  // Clones and slices only: literals may be allocated in old space, see `copierOf`.
  const to = { ...state };
  const seats = state.seats.slice();
  for (let seat = 0; seat < seats.length; seat++) seats[seat] = rules.copySeat(seats[seat] as T['seat']);
  to.public = rules.copyPublic(state.public);
  to.seats = seats;
  to.table = rules.copyTable(state.table);
  return to;
}

/** Copies a stack; each kind of frame knows how it is copied. */
export function copyStack<T extends Types>(frames: Rules<T>['frames'], stack: readonly Frame[]): Frame[] {
  const copied = stack.slice();
  for (let at = 0; at < copied.length; at++) {
    const frame = copied[at] as Frame;
    copied[at] = kindOf(frames, frame).copy(frame);
  }
  return copied;
}

export const isOver = (state: { public: { stack: readonly Frame[] } }): boolean =>
  state.public.stack.length === 0;

/** Who still has to answer. Nobody, when the game is over. */
export function pending<T extends Types>(rules: Rules<T>, state: State<T>): Seats {
  const frame = state.public.stack.at(-1);
  if (frame === undefined) return NOBODY;
  return kindOf(rules.frames, frame).asked(state.public, frame) & ~state.table.ready;
}

/** All answers a seat may give now: sorted, complete, and empty for a seat that is not asked. */
export function legalActions<T extends Types>(g: Table<T>, seat: Seat): T['answer'][] {
  const out: T['answer'][] = [];
  const stack = g.public.stack;
  const frame = stack[stack.length - 1];
  if (frame === undefined) return out;
  const kind = kindOf(g.rules.frames, frame);
  if (!includes(kind.asked(g.public, frame) & ~g.table.ready, seat)) return out;
  kind.question?.legal(g, frame, seat, out);
  return out;
}

/** Answers in place and runs on to the next question. Trusts that the answer is one of `legalActions`. */
export function play<T extends Types>(g: Table<T>, seat: Seat, answer: T['answer']): void {
  g.horizon = false;
  accept(g, seat, answer);
  runOn(g, seat);
}

function accept<T extends Types>(g: Table<T>, seat: Seat, answer: T['answer']): void {
  const stack = g.public.stack;
  const frame = stack[stack.length - 1] as Frame;
  const kind = kindOf(g.rules.frames, frame);
  const question = questionOf(kind, frame);
  if (question.secret === undefined) {
    question.answer(g, frame, seat, answer);
    return;
  }
  (g.seats[seat] as T['seat']).sealed = answer;
  g.table.ready |= only(seat);
  if (kind.asked(g.public, frame) === g.table.ready) reveal(g, frame, question);
}

function reveal<T extends Types>(g: Table<T>, frame: Frame, question: SecretQuestion<T, Frame>): void {
  const answers: (T['answer'] | null)[] = [];
  for (const seat of g.seats) {
    answers.push(seat.sealed);
    seat.sealed = null;
  }
  g.table.ready = NOBODY;
  g.horizon = true;
  question.revealed(g, frame, answers);
}

const NO_SEAT: Seat = -1;

/** Runs frames that ask nobody until one asks, or none is left. `by` is who answered last. */
function runOn<T extends Types>(g: Table<T>, by: Seat): void {
  const stack = g.public.stack;
  const frames = g.rules.frames;
  for (let ran = 0; ran < LONGEST_RUN; ran++) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) return;
    const kind = kindOf(frames, frame);
    const waiting = kind.asked(g.public, frame) & ~g.table.ready;
    if (waiting === NOBODY) kind.run(g, frame);
    else if (!g.rules.askOnlyWhoCan || !answerTheForced(g, waiting, by)) return;
  }
  throw new Error(`frame ${stack.at(-1)?.kind} runs without end`);
}

/** With "ask only who can answer", gives the only answer of somebody who has no other; tells whether it did. */
function answerTheForced<T extends Types>(g: Table<T>, waiting: Seats, by: Seat): boolean {
  for (let seat = 0; waiting >> seat !== 0; seat++) {
    if (!includes(waiting, seat)) continue;
    const answers = legalActions(g, seat);
    if (answers.length !== 1) continue;
    accept(g, seat, answers[0]);
    // What was answered for another seat is not this one's to take back.
    if (seat !== by) g.horizon = true;
    return true;
  }
  return false;
}

export type Stepped<T extends Types> =
  | ({ readonly ok: true; readonly state: State<T> } & AppliedStep<T>)
  | { readonly ok: false; readonly refusal: Refusal };

/** The pure step: refuses what is not legal, and never touches the state it was given. */
export function step<T extends Types>(
  rules: Rules<T>,
  state: State<T>,
  seat: Seat,
  answer: T['answer'],
): Stepped<T> {
  const refusal = why(rules, state, seat, answer);
  if (refusal !== null) return { ok: false, refusal };
  const next = copy(rules, state);
  return { ok: true, state: next, ...applied(rules, next, { seat, answer }) };
}

/** Plays an answer in place, and returns its step. Trusts that the answer is legal. */
export function applied<T extends Types>(
  rules: Rules<T>,
  state: State<T>,
  { seat, answer }: Answered<T>,
): AppliedStep<T> {
  const secrecy = secrecyOf(rules, state);
  const events: T['event'][] = [];
  const g = open(rules, state, events);
  play(g, seat, answer);
  return { seat, answer, events, horizon: g.horizon, visibility: visibilityOf(secrecy, g.horizon) };
}

/** An answer that leaves a secret question open shows at most that it was given. */
function visibilityOf(secrecy: ReturnType<typeof secrecyOf>, horizon: boolean): Visibility {
  if (secrecy === undefined) return 'open';
  if (horizon) return 'revealed';
  return secrecy === 'ready is hidden' ? 'hidden' : 'sealed';
}

/** Why a seat may not give this answer now; null when it may. */
export function why<T extends Types>(
  rules: Rules<T>,
  state: State<T>,
  seat: Seat,
  answer: T['answer'],
): Refusal | null {
  const g = open(rules, state);
  const frame = state.public.stack.at(-1);
  if (frame === undefined || !includes(pending(rules, state), seat)) return rules.notAsked(g, seat, answer);
  if (legalActions(g, seat).includes(answer)) return null;
  return questionOf(kindOf(rules.frames, frame), frame).why(g, frame, seat, answer);
}

/** The answer for somebody who has left. */
export function fallback<T extends Types>(rules: Rules<T>, state: State<T>, seat: Seat): T['answer'] {
  const { frame, question } = askedOf(rules, state, seat);
  return question.fallback(open(rules, state), frame, seat);
}

/** The answer for somebody whose time is up: the one that costs least. */
export function lateAnswer<T extends Types>(rules: Rules<T>, state: State<T>, seat: Seat): T['answer'] {
  const { frame, question } = askedOf(rules, state, seat);
  const g = open(rules, state);
  return question.late?.(g, frame, seat) ?? question.fallback(g, frame, seat);
}

function askedOf<T extends Types>(rules: Rules<T>, state: State<T>, seat: Seat) {
  const frame = state.public.stack.at(-1);
  if (frame === undefined || !includes(pending(rules, state), seat))
    throw new Error(`seat ${seat} is not asked`);
  return { frame, question: questionOf(kindOf(rules.frames, frame), frame) };
}

/** Takes a sealed answer back while the round is open, so that it can be given anew. */
export function withdraw<T extends Types>(rules: Rules<T>, state: State<T>, seat: Seat): State<T> | null {
  if (!includes(state.table.ready, seat)) return null;
  const next = copy(rules, state);
  next.table.ready &= ~only(seat);
  (next.seats[seat] as T['seat']).sealed = null;
  return next;
}

/** Who has answered the open question, as far as it lets the others see that. */
export const readyShown = <T extends Types>(rules: Rules<T>, state: State<T>): Seats =>
  secrecyOf(rules, state) === 'ready is shown' ? state.table.ready : NOBODY;

/** Whether the next answer will be sealed. */
export const asksInSecret = <T extends Types>(rules: Rules<T>, state: State<T>): boolean =>
  secrecyOf(rules, state) !== undefined;

/** How the next answer is kept: not at all, sealed with or without showing who has answered. */
export function secrecyOf<T extends Types>(rules: Rules<T>, state: State<T>) {
  const frame = state.public.stack.at(-1);
  return frame === undefined ? undefined : kindOf(rules.frames, frame).question?.secret;
}

function kindOf<T extends Types>(frames: Rules<T>['frames'], frame: Frame): FrameKind<T, Frame> {
  const kind = frames[frame.kind];
  if (kind === undefined) throw new Error(`no frame is called ${frame.kind}`);
  return kind;
}

function questionOf<T extends Types>(kind: FrameKind<T, Frame>, frame: Frame) {
  if (kind.question === undefined) throw new Error(`frame ${frame.kind} asks nothing`);
  return kind.question;
}
