// The host of a device's games: handles requests one after the other, saves each answer and tells the page.
import {
  type Entry,
  type Fork,
  type History,
  isOver,
  isSealed,
  type Read,
  type Refusal,
  type Rules,
  type Seat,
  type Types,
  takeable,
  why,
} from '@race/kernel';
import { UNDO_AFTER_THE_END } from '@race/kernel/refuse.ts';
import { answer, type GameFormat, type GameMoved, type GameTable, undo } from '@race/local';
import type { GameMessage, GameOutcome, GameRequest, GameResult, GameSeatView } from '../messages.ts';
import { takeBackTo } from '../take-back.ts';
import { makeBots } from './bots.ts';
import { makeLibrary } from './library.ts';
import { beforeOf, newStepOf, pastOf } from './seat-view.ts';
import type { GameWorld } from './serve.ts';

/** What differs from game to game. */
export interface HostedGame<T extends Types, R extends Rules<T>, O, B extends string, S, F>
  extends GameFormat<O, B> {
  /** The seat whose knowledge the screen may show; null while the device is handed over. */
  shownSeat(table: GameTable<T, R, O, B>, lifted: Seat | null): Seat | null;
  seatViewOf(id: string, table: GameTable<T, R, O, B>, lifted: Seat | null): S;
  factsOf(table: GameTable<T, R, O, B>): F;
  /** The current turn or round. */
  turnOf(publicState: T['public']): number;
  /** The beginning of the name of a game's file. */
  fileName(options: O): string;
}

/** The game on the screen. */
export interface OpenGame<X> {
  readonly id: string;
  table: X;
  lifted: Seat | null;
}

type Refused = { readonly ok: false; readonly refusal: Refusal };

/** The games of this device: saves them, lets bots play, and shows each person only what that person may see. */
export function makeGameHost<
  T extends Types,
  R extends Rules<T>,
  O,
  B extends string,
  S extends GameSeatView<T, O, B>,
  F,
>(game: HostedGame<T, R, O, B, S, F>, world: GameWorld<T, R, O, B, GameMessage<T, S, F>>) {
  type AnyTable = GameTable<T, R, O, B>;
  type Outcome = GameOutcome<GameResult<O, B>>;
  const library = makeLibrary(game, world);
  let open: OpenGame<AnyTable> | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const bots = makeBots<T, R, O, B>(
    {
      open: () => open,
      inTurn,
      give: async (seat, given) =>
        open === null ? undefined : go(answer(open.table, seat, given), { seat, answer: given }),
    },
    world.backgroundBots,
  );

  /** Runs jobs one after the other, so that no request overtakes a write. */
  function inTurn<X>(job: () => Promise<X>): Promise<X> {
    const next = queue.then(job, job);
    queue = next.catch(() => undefined);
    return next;
  }

  async function handle(request: GameRequest<O, T['answer'], B>): Promise<Outcome> {
    switch (request.do) {
      case 'list':
        return resultOf({ kind: 'list', tables: await library.list() });
      case 'set':
        return set(request.options, request.players, request.fork);
      case 'open':
        return openTable(request.table);
      case 'load':
        return load(request.text);
      case 'save':
        return save(request.table);
      case 'drop':
        if (open?.id === request.table) open = null;
        await library.remove(request.table);
        return resultOf({ kind: 'done' });
      case 'lift':
        return lift(request.seat);
      case 'answer':
        return give(request.seat, request.line, request.answer);
      case 'undo':
        return takeBack(request.seat, request.from);
      case 'why':
        return explain(request.seat, request.answer);
    }
  }

  async function set(options: O, players: unknown, fork?: Fork): Promise<Outcome> {
    const begun = await library.set(options, players, fork);
    return begun.ok ? addGame(begun.value) : begun;
  }

  async function load(text: string): Promise<Outcome> {
    const read = await library.load(text);
    return read.ok ? addGame(read.value) : read;
  }

  async function addGame(table: AnyTable): Promise<Outcome> {
    const id = await library.add(table);
    show({ id, table, lifted: null });
    return resultOf({ kind: 'table', table: id });
  }

  async function openTable(id: string): Promise<Outcome> {
    const read = await tableOf(id);
    if (!read.ok) return read;
    show({ id, table: read.value, lifted: null });
    return resultOf({ kind: 'table', table: id });
  }

  /** The game on the screen does not have to be read again. */
  const tableOf = async (id: string): Promise<Read<AnyTable>> =>
    open?.id === id ? { ok: true, value: open.table } : library.read(id);

  async function save(id: string): Promise<Outcome> {
    const read = await tableOf(id);
    return read.ok ? resultOf({ kind: 'file', ...(await library.file(id, read.value)) }) : read;
  }

  async function lift(seat: Seat): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    show({ ...open, lifted: seat });
    return resultOf({ kind: 'done' });
  }

  async function give(seat: Seat, line: number, given: T['answer']): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    if (!isCurrent(open.table.history, line, seat)) return refused('table.stale');
    const ours = ownAnswer(open, seat, given);
    return ours === null
      ? refused('table.noAnswer')
      : go(answer(open.table, seat, ours), { seat, answer: ours });
  }

  async function takeBack(seat: Seat, from: number | undefined): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    if (isOver(open.table.history.state)) return { ok: false, refusal: UNDO_AFTER_THE_END };
    const lines = takeable(open.table.history, seat).map((at) => at + 1);
    const outcome = await takeBackTo(lines, from, async () =>
      open === null ? refused('table.unknown') : go(undo(open.table, seat), { seat, undo: true }),
    );
    if (outcome.ok) show(open);
    return outcome;
  }

  async function explain(seat: Seat, asked: T['answer']): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    const { rules, history } = open.table;
    const ours = ownAnswer(open, seat, asked);
    if (ours === null) return refused('table.noAnswer');
    return resultOf({ kind: 'refusal', refusal: why<T>(rules, history.state, seat, ours) });
  }

  /** The answer as a value of the rules; null if it is none, or comes from a seat that the screen does not show. */
  const ownAnswer = (
    { table, lifted }: OpenGame<AnyTable>,
    seat: Seat,
    given: T['answer'],
  ): T['answer'] | null => (game.shownSeat(table, lifted) === seat ? table.rules.readAnswer(given) : null);

  /** Saves an entry before its result is shown. */
  async function go(moved: GameMoved<T, R, O, B>, entry: Entry<T>): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    if (!moved.ok) return moved;
    const at = open.table.history.entries.length;
    const written = await world.store.append(library.saved(open.id, moved.table), at, entry);
    if (written === 'taken') {
      await catchUp();
      return refused('table.stale');
    }
    open.table = moved.table;
    world.notifyOtherTabs(open.id, at + 1);
    if (!('undo' in entry)) {
      world.send({ type: 'step', step: newStepOf(open.table, game.shownSeat(open.table, open.lifted)) });
      sendSeatView();
      bots.play();
    }
    return resultOf({ kind: 'done' });
  }

  /** Another tab wrote first: loads what it wrote. */
  async function catchUp(): Promise<void> {
    if (open === null) return;
    const read = await library.read(open.id);
    if (!read.ok) return;
    world.send({ type: 'elsewhere' });
    show({ ...open, table: read.value });
  }

  function show(now: OpenGame<AnyTable>): void {
    open = now;
    world.send({ type: 'facts', facts: game.factsOf(now.table) });
    const seat = game.shownSeat(now.table, now.lifted);
    world.send({ type: 'past', past: pastOf(now.table, seat), before: beforeOf(now.table, seat) });
    sendSeatView();
    bots.play();
  }

  function sendSeatView(): void {
    if (open === null) return;
    world.send({ type: 'view', seatView: game.seatViewOf(open.id, open.table, open.lifted) });
  }

  function putAway(): void {
    open = null;
  }

  const resultOf = (value: GameResult<O, B>): Outcome => ({ ok: true, value });

  return {
    request: (request: GameRequest<O, T['answer'], B>): Promise<Outcome> => inTurn(() => handle(request)),
    /** Called when another tab has changed a table. */
    tableChangedElsewhere: (table: string, line: number): Promise<void> =>
      inTurn(async () => {
        if (open?.id === table && open.table.history.entries.length < line) await catchUp();
      }),
    /** For requests that only one game knows; callers must be in turn. */
    internals: {
      inTurn,
      give,
      openTable,
      putAway,
      read: library.read,
      table: () => open?.table ?? null,
      /** The seat whose knowledge the screen shows. */
      seat: () => (open === null ? null : game.shownSeat(open.table, open.lifted)),
    },
  };
}

/** Whether a seat that answers at this line knows all there is to know: since then, others have only sealed answers. */
function isCurrent<T extends Types>({ entries, standing }: History<T>, line: number, seat: Seat): boolean {
  const since = entries.length - line;
  const later = since === 0 ? [] : standing.slice(-since);
  const isAnswered = entries.slice(line).every((entry) => !('undo' in entry));
  return line >= 0 && since >= 0 && isAnswered && later.every((step) => step.seat !== seat && isSealed(step));
}

const refused = (reason: string): Refused => ({
  ok: false,
  refusal: { reason, rule: 'TABLE-02', with: {} },
});
