// An online table behind the interface of a table on this device: the same requests, the same messages. It fetches the rules of
// the table, follows it step by step, and keeps what the seat knows up to date.
import { listSeats, NOBODY, type Refusal, type Rules, type Seat, type Types } from '@race/kernel';
import type { LocalPlayer } from '@race/local';
import { follow, isAsForeseen, type Mirror, mirrorOf, takeableIn, viewOf } from '@race/online';
import type {
  BeatMessage,
  OwnMessage,
  ResultMessage,
  SeatNews,
  ServerMessage,
  TableNews,
  ViewMessage,
} from '@race/protocol';
import { type RpcPort, serve } from '@race/protocol/rpc.ts';
import { untilFetched } from '../../shell/base/until-fetched.ts';
import type { Device } from '../client.ts';
import type { GameMessage, GameRequest, GameSeatView, NewStep, TableStep } from '../messages.ts';
import { takeBackTo } from '../take-back.ts';
import type { AnyOutcome, AnyRequest } from './games.ts';
import { answersIn, checkFile, foreseeIn, type NetTable, netGame, whyIn } from './games.ts';
import { type Link, type LinkEnvironment, makeLink } from './link.ts';
import type { OnlineEvent, OnlineWorker } from './messages.ts';

/** A message about a table of any game; its seat view has the type that the game's own page knows. */
export type AnyMessage = GameMessage<Types, object, object>;

/** The table that is followed. */
interface Followed {
  readonly table: string;
  readonly game: NetTable;
  /** As it is shown: with the answers whose outcome is certain, though the server has not confirmed them. */
  readonly mirror: Mirror<Types>;
}

/** The table as the server has told it, and after each answer that it has not confirmed yet. */
interface Open extends Pick<Followed, 'table' | 'game'> {
  told: Mirror<Types>;
  foreseen: readonly Mirror<Types>[];
}

const shownIn = ({ told, foreseen }: Open): Mirror<Types> => foreseen.at(-1) ?? told;

interface Listeners {
  /** The game, in the messages of a table on this device. */
  readonly game: Set<(message: AnyMessage) => void>;
  /** The last line the reader had seen when the table is opened again. */
  readonly missed: Set<(line: number) => void>;
}

/** Whether there is such a table. */
type Looked = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

interface TableFollower {
  readonly listeners: Listeners;
  /** The table as it stands; null until it is known. */
  now(): Followed | null;
  /** Shows what an answer leads to before the server has confirmed it; returns whether that is certain. */
  foresee(answer: Types['answer'], question: number): boolean;
  /** The server has refused an answer that was foreseen: shows the table as it is. */
  refuse(refusal: Refusal): void;
  /** Follows a table; one that is followed already is sent again in full. */
  look(table: string): Promise<Looked>;
  /** Stops following the table. */
  leave(): void;
}

/** The part of a link that a table needs. */
export type TableLink = Pick<Link, 'request' | 'subscribe' | 'watch' | 'moveTo' | 'moved' | 'isSettled'>;

export function followTables(link: TableLink, fetchGame: typeof netGame = netGame): TableFollower {
  const listeners: Listeners = { game: new Set(), missed: new Set() };
  let wanted: string | null = null;
  let open: Open | null = null;
  let news: TableNews | null = null;
  let hasBeenAway = false;
  /** Nothing is foreseen while the connection is lost: the reader is told instead that the answer waits. */
  let isHere = false;
  /** Whether the wanted table has been requested. */
  let isWatched = false;
  /** Messages received while the rules of a table are being fetched. */
  let held: ServerMessage[] | null = null;

  const send = (message: AnyMessage): void => {
    for (const listener of listeners.game) listener(message);
  };
  const sendSeatView = (): void => {
    if (open === null) return;
    const { table, game } = open;
    const mirror = shownIn(open);
    send({ type: 'view', seatView: game.show(netSeatView(table, game, { mirror, news }), mirror) });
  };

  /** Everything a page needs to show the table from scratch. */
  const sendAll = (shown: Open): void => {
    send({ type: 'facts', facts: shown.game.facts });
    send({ type: 'past', past: netPast(shownIn(shown)) });
    sendSeatView();
  };

  function receive(message: ServerMessage): void {
    if (held !== null) held.push(message);
    else handle(message);
  }

  function handle(message: ServerMessage): void {
    if (message.type === 'table' && message.news.table === wanted) {
      news = message.news;
      sendSeatView();
    }
    if (message.type === 'view' && message.table === wanted) show(message);
    if ((message.type === 'beat' || message.type === 'own') && message.table === wanted) go(message);
    if (message.type === 'lost' && message.table === wanted) void lookAgain();
  }

  /** Handles the complete table, or the steps since the last one seen. */
  function show(message: ViewMessage): void {
    if (open?.table === message.table) return void lay(message, open.game);
    const waiting: ServerMessage[] = [];
    held = waiting;
    void rulesFor(message, fetchGame).then((game) => {
      // The table was left meanwhile.
      if (held !== waiting) return;
      held = null;
      if (game !== null && message.table === wanted) lay(message, game);
      for (const one of waiting) receive(one);
    });
  }

  function lay(message: ViewMessage, game: NetTable): void {
    const known = open?.table === message.table ? open.told : null;
    const mirror = mirrorOf(message, known);
    if (mirror === null) return void lookAgain();
    open = { table: message.table, game, told: mirror, foreseen: [] };
    sendAll(open);
    if (message.seen !== null) sendMissed(mirror, message.seen);
  }

  function sendMissed({ past }: Mirror<Types>, seen: number): void {
    const line = past.filter(({ at }) => at <= seen).length;
    if (line < past.length) for (const listener of listeners.missed) listener(line);
  }

  function go(message: BeatMessage | OwnMessage): void {
    if (open === null) return;
    const mirror = follow(open.told, message);
    if (mirror === null) return void lookAgain();
    open.told = mirror;
    const [first, ...rest] = open.foreseen;
    if (first !== undefined) {
      // It has been shown already.
      if (isAsForeseen(first, mirror)) open.foreseen = rest;
      else showTold(open);
      return;
    }
    if (message.type === 'beat') {
      if (message.undone !== undefined || message.undoneFrom !== undefined)
        send({ type: 'past', past: netPast(mirror) });
      else
        send({
          type: 'step',
          step: netStep(mirror, message.id !== undefined || message.seat === mirror.seat),
        });
    }
    sendSeatView();
  }

  /** Something else came first than what was foreseen. */
  function showTold(shown: Open): void {
    shown.foreseen = [];
    send({ type: 'past', past: netPast(shown.told) });
    sendSeatView();
  }

  function foresee(answer: Types['answer'], question: number): boolean {
    if (open === null || !isHere || !link.isSettled() || (news?.ended ?? null) !== null) return false;
    const before = shownIn(open);
    const mirror = question === before.question ? foreseeIn(open.game, before, answer) : null;
    if (mirror === null) return false;
    open.foreseen = [...open.foreseen, mirror];
    send({ type: 'step', step: netStep(mirror, true) });
    sendSeatView();
    return true;
  }

  function refuse(refusal: Refusal): void {
    if (open !== null && open.foreseen.length > 0) showTold(open);
    send({ type: 'refused', refusal });
  }

  /** Steps are missing: asks for the complete table. */
  async function lookAgain(): Promise<void> {
    if (wanted === null) return;
    open = null;
    await link.request({ do: 'watch', table: wanted, since: null });
  }

  async function look(table: string): Promise<Looked> {
    if (wanted === table && open !== null) {
      sendAll(open);
      return { ok: true };
    }
    if (wanted !== null && wanted !== table) leave();
    wanted = table;
    await link.moveTo(table);
    return watch(table);
  }

  function watch(table: string): Promise<Looked> {
    isWatched = true;
    const since = open?.table === table ? open.told.at : null;
    return link.request({ do: 'watch', table, since });
  }

  function leave(): void {
    if (wanted !== null) void link.request({ do: 'unwatch', table: wanted });
    wanted = null;
    isWatched = false;
    open = null;
    news = null;
    held = null;
  }

  link.subscribe(receive);
  link.watch((state) => {
    // Back online: the server sends what happened since the last step.
    if (state === 'here' && hasBeenAway && wanted !== null) void watch(wanted);
    isHere = state === 'here';
    hasBeenAway = state === 'away';
  });

  // The new process sends what happened since the last step.
  link.moved(() => {
    if (wanted !== null && isWatched) void watch(wanted);
  });

  return {
    listeners,
    now: () => open && { table: open.table, game: open.game, mirror: shownIn(open) },
    foresee,
    refuse,
    look,
    leave,
  };
}

/** The rules of a table's game, fetched again until they come; null for a game this page does not have. */
const rulesFor = ({ game, options }: ViewMessage, fetchGame: typeof netGame): Promise<NetTable | null> =>
  untilFetched(async () => (await (await fetchGame(game))?.(options)) ?? null);

/** The seats that the open question asks and that have not been seen to answer: only what is public. */
function askedIn(rules: Rules<Types>, { public: known, ready }: Mirror<Types>): Seat[] {
  const frame = known.stack.at(-1);
  const asked = frame === undefined ? NOBODY : (rules.frames[frame.kind]?.asked(known, frame) ?? NOBODY);
  return listSeats(asked & ~ready);
}

/** The table as the playback gets it, in the form of a game hosted on this device. */
function netSeatView(
  table: string,
  game: NetTable,
  at: { readonly mirror: Mirror<Types>; readonly news: TableNews | null },
): GameSeatView<Types, object, string> {
  const { mirror, news } = at;
  const back = takeableIn(mirror);
  // Ended by agreement, called off, or given up by all others.
  const isEnded = (news?.ended ?? null) !== null;
  return {
    table,
    options: game.options,
    players: playersOf(news, game.rules.seats),
    // An answer names the question it is for.
    line: mirror.question,
    view: viewOf(mirror),
    answers: isEnded ? [] : answersIn(game, mirror),
    canUndo: !isEnded && back.length > 0,
    takeable: isEnded ? [] : back,
    curtain: null,
    horizon: mirror.past.findLastIndex(({ horizon }) => horizon) + 1,
    over: isEnded || mirror.public.stack.length === 0,
    waitsFor: isEnded ? [] : askedIn(game.rules, mirror),
  };
}

/** All steps so far, from the opening on. */
function netPast({ opening, past }: Mirror<Types>): TableStep<Types>[] {
  const first = { line: 0, seat: null, events: opening, horizon: false };
  return [first, ...past.map(({ at: _, ...step }, at) => ({ line: at + 1, ...step }))];
}

/** The last step of a mirror. */
function netStep(mirror: Mirror<Types>, isOwn: boolean): NewStep<Types> {
  const { seat = null, events = [], horizon = false } = mirror.past.at(-1) ?? {};
  return { line: mirror.past.length, seat, events, horizon, isOwn, after: mirror.public };
}

/** A person who has left keeps the seat. */
function playersOf(news: TableNews | null, seats: number): LocalPlayer<string>[] {
  const sitting: readonly SeatNews[] =
    news?.seats ?? Array.from({ length: seats }, () => ({ kind: 'open' }) as const);
  return sitting.map((sits) =>
    sits.kind === 'bot'
      ? { kind: 'bot', bot: sits.bot }
      : { kind: 'person', name: sits.kind === 'person' ? sits.name : '' },
  );
}

export interface NetDevice extends Device<AnyRequest, AnyOutcome, AnyMessage> {
  /** Subscribes to the last line the reader had seen, when a table is opened again. */
  subscribeToMissed(listener: (line: number) => void): () => void;
  /** Subscribes to the number of answers that are shown already, but not confirmed by the server. */
  subscribeToUnconfirmed(listener: (count: number) => void): () => void;
  /** Stops following the table. */
  leave(): void;
}

/** The requests that every game knows. */
type SharedRequest = GameRequest<object, Types['answer'], string>;

export function makeNetDevice(link: TableLink, newKey: () => string): NetDevice {
  const { listeners, now, foresee, refuse, look, leave } = followTables(link);
  const unconfirmed = { count: 0, listeners: new Set<(count: number) => void>() };

  async function handle(anyRequest: AnyRequest): Promise<AnyOutcome> {
    const own = now()?.game.handleOwnRequest(anyRequest, { mirror: () => now()?.mirror ?? null, give });
    if (own != null) return own;
    const request = anyRequest as SharedRequest;
    switch (request.do) {
      case 'open':
        return open(request.table);
      case 'answer':
        return give(request.answer, request.line);
      case 'undo':
        return takeBack(request.from);
      case 'why':
        return explain(request.answer);
      case 'save':
        return save(request.table);
      case 'lift':
        return DONE;
      default:
        // The other requests belong to games of this device.
        return NOT_OPEN;
    }
  }

  async function open(table: string): Promise<AnyOutcome> {
    const message = await look(table);
    return message.ok ? { ok: true, value: { kind: 'table' } } : message;
  }

  async function give(answer: Types['answer'], question: number): Promise<AnyOutcome> {
    const table = now()?.table;
    if (table === undefined || typeof answer !== 'object' || answer === null) return NOT_OPEN;
    const sent = link.request({ do: 'answer', table, question, key: newKey(), answer });
    if (!foresee(answer, question)) return outcome(await sent);
    void confirm(sent);
    return DONE;
  }

  /** Waits for the server's word on an answer whose outcome is shown already. */
  async function confirm(sent: Promise<ResultMessage>): Promise<void> {
    const count = (more: number): void => {
      unconfirmed.count += more;
      for (const listener of unconfirmed.listeners) listener(unconfirmed.count);
    };
    count(1);
    const message = await sent;
    count(-1);
    if (!message.ok) refuse(message.refusal);
  }

  /** Undoes the last answer, or all back to a line. TABLE-01. */
  async function takeBack(from: number | undefined): Promise<AnyOutcome> {
    const at = now();
    if (at === null) return NOT_OPEN;
    return takeBackTo(takeableIn(at.mirror), from, async () =>
      outcome(await link.request({ do: 'undo', table: at.table, key: newKey() })),
    );
  }

  function explain(asked: Types['answer']): AnyOutcome {
    const at = now();
    if (at === null) return NOT_OPEN;
    const { game, mirror } = at;
    const ours = game.rules.readAnswer(asked);
    if (ours === null) return { ok: false, refusal: { reason: 'net.noAnswer', rule: 'NET-04', with: {} } };
    const refusal = answersIn(game, mirror).includes(ours) ? null : whyIn(game, mirror, ours);
    return resultOf({ kind: 'refusal', refusal });
  }

  async function save(table: string): Promise<AnyOutcome> {
    const message = await link.request({ do: 'file', table });
    if (!message.ok) return message;
    const text = message.value.kind === 'file' ? message.value.text : '';
    return resultOf({ kind: 'file', text, name: `${now()?.game.fileName ?? 'table'}-${table}.json` });
  }

  return {
    request: handle,
    subscribe(listener) {
      listeners.game.add(listener);
      return () => listeners.game.delete(listener);
    },
    subscribeToMissed(listener) {
      listeners.missed.add(listener);
      return () => listeners.missed.delete(listener);
    },
    subscribeToUnconfirmed(listener) {
      unconfirmed.listeners.add(listener);
      return () => unconfirmed.listeners.delete(listener);
    },
    leave,
  };
}

/** The result has the type that the game's own page knows. */
const resultOf = <X extends { readonly kind: string }>(value: X): AnyOutcome => ({ ok: true, value });

const DONE: AnyOutcome = { ok: true, value: { kind: 'done' } };
const UNKNOWN: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };
const NOT_OPEN: AnyOutcome = { ok: false, refusal: UNKNOWN };

const outcome = (message: ResultMessage): AnyOutcome =>
  message.ok ? DONE : { ok: false, refusal: message.refusal };

/** Serves the page in the worker of all online pages. */
export function serveOnline(page: RpcPort, environment: LinkEnvironment, newKey: () => string): void {
  let link: Link;
  let device: NetDevice;

  const send = serve<OnlineWorker, OnlineEvent>(page, {
    open(table) {
      link = makeLink(environment, table);
      device = makeNetDevice(link, newKey);
      link.watch((state) => send({ type: 'link', state }));
      link.refused((refusal) => send({ type: 'refused', refusal }));
      link.subscribe((message) => {
        if (isForPage(message)) send({ type: 'server', message });
      });
      device.subscribe((message) => send({ type: 'game', message }));
      device.subscribeToUnconfirmed((count) => send({ type: 'unconfirmed', count }));
      device.subscribeToMissed((line) => send({ type: 'missed', line }));
    },
    send: (request) => link.request(request),
    handle: (request) => device.request(request),
    nudge: () => link.nudge(),
    cutOff: () => link.cutOff(),
    leave: () => device.leave(),
    check: ({ file, promised }) => checkFile(file, promised),
  });
}

/** Positions and steps are for the mirror alone. A beat with commitments to plans goes into the certificate as well. */
const isForPage = (message: ServerMessage): boolean =>
  message.type === 'beat' ? message.seals !== undefined : !FOR_THE_MIRROR.has(message.type);
const FOR_THE_MIRROR: ReadonlySet<ServerMessage['type']> = new Set(['view', 'own', 'lost']);
