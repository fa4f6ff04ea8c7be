import {
  beginAt,
  type Entry,
  type Fork,
  type Refusal,
  type Rules,
  type Seat,
  type Seed,
  type Types,
  why,
} from '@race/kernel';
import {
  answer,
  askedBot,
  botAnswer,
  type GameDoor,
  type GameMoved,
  type GameParts,
  type GameTable,
  isFinished,
  readPlayers,
  readTableFile,
  replayTable,
  resume,
  setTable,
  type TablePlan,
  takeable,
  undo,
  writeTable,
} from '@race/table';
import type { GameBrought, GameKept, GameOutcome, GameSaid, GameSight, GameWish } from './protocol.ts';
import { beatOf, pastOf } from './sight.ts';
import type { KeptTable, Store } from './store.ts';

/** What a host needs from the world around it. */
export interface GameWorld<T extends Types, R extends Rules<T>, O, B extends string, S> {
  readonly store: Store<T, TablePlan<O, B>>;
  /** What a table is played with. */
  partsFor(plan: TablePlan<O, B>): Promise<GameParts<T, R, B>>;
  say(said: S): void;
  /** Tells other tabs that a table went on. */
  toldOthers(table: string, line: number): void;
  newSeed(): Seed;
  newName(): string;
  now(): number;
  /** How bots that take their time think. Without it all think here, and everybody waits. */
  readonly patience?: Patience<GameTable<T, R, O, B>, T['answer']>;
}

/** Bots that take their time: they think in a thread of their own, so that nobody who plays is kept waiting by them. */
export interface Patience<X, A> {
  takesTime(table: X, seat: Seat): boolean;
  /** What the bot at a seat answers; null when it was called off, or no thread can be had. */
  elsewhere(table: X, seat: Seat): Promise<A | null>;
  /** The same answer, while everybody waits. */
  here(table: X, seat: Seat): Promise<A>;
}

/** What differs from game to game. */
export interface Hosted<T extends Types, R extends Rules<T>, O, B extends string, S, F>
  extends GameDoor<O, B> {
  /** Whose knowledge the screen may show; nobody's (null) while the device is handed over. */
  shownSeat(table: GameTable<T, R, O, B>, lifted: Seat | null): Seat | null;
  sightOf(id: string, table: GameTable<T, R, O, B>, lifted: Seat | null): S;
  factsOf(table: GameTable<T, R, O, B>): F;
  /** Its turn, or its round. */
  turnOf(known: T['public']): number;
  /** What the file of a game is called, before its own name. */
  fileName(options: O): string;
}

interface Open<X> {
  readonly id: string;
  table: X;
  lifted: Seat | null;
}

type Refused = { readonly ok: false; readonly refusal: Refusal };

/** The games of this device: keeps them, lets bots play, and shows each person what that person may see. */
export function makeGameHost<
  T extends Types,
  R extends Rules<T>,
  O,
  B extends string,
  S extends GameSight<T, O, B>,
  F,
>(game: Hosted<T, R, O, B, S, F>, world: GameWorld<T, R, O, B, GameSaid<T, S, F>>) {
  type AnyTable = GameTable<T, R, O, B>;
  type Outcome = GameOutcome<GameBrought<O, B>>;
  let open: Open<AnyTable> | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  /** The table that a bot thinks about elsewhere. */
  let considered: AnyTable | null = null;

  /** One thing after the other: what is being written is never overtaken. */
  function inTurn<X>(job: () => Promise<X>): Promise<X> {
    const next = queue.then(job, job);
    queue = next.catch(() => undefined);
    return next;
  }

  async function fulfil(wish: GameWish<O, T['answer'], B>): Promise<Outcome> {
    switch (wish.do) {
      case 'list':
        return brought({ kind: 'list', tables: (await world.store.list()).filter(isWhole).map(keptOf) });
      case 'set':
        return set(wish.options, wish.players, wish.fork);
      case 'open':
        return openTable(wish.table);
      case 'load':
        return load(wish.text);
      case 'save':
        return save(wish.table);
      case 'drop':
        if (open?.id === wish.table) open = null;
        await world.store.remove(wish.table);
        return brought({ kind: 'done' });
      case 'lift':
        return lift(wish.seat);
      case 'answer':
        return give(wish.seat, wish.line, wish.answer);
      case 'undo':
        return takeBack(wish.seat, wish.from);
      case 'why':
        return explain(wish.seat, wish.answer);
    }
  }

  async function set(options: O, players: unknown, fork?: Fork): Promise<Outcome> {
    const read = game.readOptions(options);
    if (!read.ok) return read;
    const seated = readPlayers(players, read.options, game);
    if (seated === null) return { ok: false, fault: { option: 'players', reason: 'notAllowed' } };
    const origin = { seed: world.newSeed(), ...(fork === undefined ? {} : { fork }) };
    const plan = { ...origin, options: read.options, players: seated, salt: world.newName() };
    const parts = await world.partsFor(plan);
    const begun = beginAt<T>(parts.rules, parts.streams, plan);
    return begun.ok ? keep({ plan, ...parts, history: begun.history }) : begun;
  }

  async function load(text: string): Promise<Outcome> {
    const read = readTableFile(text, game);
    if (!read.ok) return read;
    const table = replayTable(read.value, await world.partsFor(read.value.plan));
    return table.ok ? keep(table.value) : table;
  }

  async function keep(table: AnyTable): Promise<Outcome> {
    const id = world.newName();
    await world.store.put(kept(id, table), table.history.entries);
    show({ id, table, lifted: null });
    return brought({ kind: 'table', table: id });
  }

  async function openTable(id: string): Promise<Outcome> {
    const table = await fromStore(id);
    if (table === null) return refused('table.unknown');
    show({ id, table, lifted: null });
    return brought({ kind: 'table', table: id });
  }

  async function fromStore(id: string): Promise<AnyTable | null> {
    const found = await world.store.read(id);
    if (found === null) return null;
    const { plan } = found.kept;
    const read = resume(setTable(plan, await world.partsFor(plan)), found.lines);
    return read.ok ? read.table : null;
  }

  async function save(id: string): Promise<Outcome> {
    const table = open?.id === id ? open.table : await fromStore(id);
    if (table === null || table === undefined) return refused('table.unknown');
    const name = `${game.fileName(table.plan.options)}-${id.slice(0, 8)}.json`;
    return brought({ kind: 'file', text: writeTable(table), name });
  }

  async function lift(seat: Seat): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    show({ ...open, lifted: seat });
    return brought({ kind: 'done' });
  }

  async function give(seat: Seat, line: number, given: T['answer']): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    if (line !== open.table.history.entries.length) return refused('table.stale');
    const ours = ownAnswer(open, seat, given);
    return ours === null
      ? refused('table.noAnswer')
      : go(answer(open.table, seat, ours), { seat, answer: ours });
  }

  async function takeBack(seat: Seat, from: number | undefined): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    const back = takeable(open.table, seat);
    // A line that cannot be taken back is refused as any undo there: nothing else is taken back for it.
    const steps = from === undefined ? 1 : back.indexOf(from - 1) + 1;
    if (steps === 0) return { ok: false, refusal: BEHIND_THE_HORIZON };
    for (let step = 0; step < steps; step++) {
      const outcome = await go(undo(open.table, seat), { seat, undo: true });
      if (!outcome.ok) return outcome;
    }
    show(open);
    return brought({ kind: 'done' });
  }

  async function explain(seat: Seat, asked: T['answer']): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    const { rules, history } = open.table;
    const ours = ownAnswer(open, seat, asked);
    if (ours === null) return refused('table.noAnswer');
    return brought({ kind: 'refusal', refusal: why<T>(rules, history.state, seat, ours) });
  }

  /** An answer as the rules know it, from who has the device; null for anything else. */
  const ownAnswer = (
    { table, lifted }: Open<AnyTable>,
    seat: Seat,
    given: T['answer'],
  ): T['answer'] | null => (game.shownSeat(table, lifted) === seat ? table.rules.readAnswer(given) : null);

  /** Writes a line down before anybody sees what it brought. */
  async function go(moved: GameMoved<T, R, O, B>, line: Entry<T>): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    if (!moved.ok) return moved;
    const at = open.table.history.entries.length;
    const written = await world.store.append(kept(open.id, moved.table), at, line);
    if (written === 'taken') {
      await catchUp();
      return refused('table.stale');
    }
    open.table = moved.table;
    world.toldOthers(open.id, at + 1);
    if (!('undo' in line)) {
      world.say({ say: 'beat', beat: beatOf(open.table, game.shownSeat(open.table, open.lifted)) });
      tellSight();
      letBotsPlay();
    }
    return brought({ kind: 'done' });
  }

  /** Another tab wrote first: takes over what it wrote. */
  async function catchUp(): Promise<void> {
    if (open === null) return;
    const table = await fromStore(open.id);
    if (table === null) return;
    world.say({ say: 'elsewhere' });
    show({ ...open, table });
  }

  function show(now: Open<AnyTable>): void {
    open = now;
    world.say({ say: 'facts', facts: game.factsOf(now.table) });
    world.say({ say: 'past', past: pastOf(now.table, game.shownSeat(now.table, now.lifted)) });
    tellSight();
    letBotsPlay();
  }

  function tellSight(): void {
    if (open === null) return;
    world.say({ say: 'sight', sight: game.sightOf(open.id, open.table, open.lifted) });
  }

  function letBotsPlay(): void {
    const id = open?.id;
    void inTurn(async () => {
      if (open === null || open.id !== id) return;
      const { table } = open;
      const seat = askedBot(table);
      if (seat < 0) return;
      const { patience } = world;
      if (patience?.takesTime(table, seat) === true) return void letThink(patience, table, seat);
      const given = botAnswer(table, seat);
      await go(answer(table, seat, given), { seat, answer: given });
    });
  }

  /** Nobody waits for a bot that takes its time; what happens meanwhile makes its answer void. */
  async function letThink(
    patience: Patience<AnyTable, T['answer']>,
    table: AnyTable,
    seat: Seat,
  ): Promise<void> {
    if (considered === table) return;
    considered = table;
    const thought = await patience.elsewhere(table, seat);
    await inTurn(async () => {
      if (open?.table !== table) return;
      considered = null;
      const given = thought ?? (await patience.here(table, seat));
      await go(answer(table, seat, given), { seat, answer: given });
    });
  }

  function putAway(): void {
    open = null;
  }

  const kept = (id: string, table: AnyTable): KeptTable<TablePlan<O, B>> => ({
    table: id,
    plan: table.plan,
    turn: game.turnOf(table.history.state.public),
    over: isFinished(table),
    touched: world.now(),
  });

  const keptOf = ({ table, plan, turn, over, touched }: KeptTable<TablePlan<O, B>>): GameKept<O, B> => ({
    table,
    options: plan.options,
    players: plan.players,
    turn,
    over,
    touched,
  });

  /** A game for itself, and not one of a campaign's. */
  const isWhole = ({ plan }: KeptTable<TablePlan<O, B>>): boolean => plan.solo === undefined;

  const brought = (value: GameBrought<O, B>): Outcome => ({ ok: true, value });

  return {
    wish: (wish: GameWish<O, T['answer'], B>): Promise<Outcome> => inTurn(() => fulfil(wish)),
    /** Another tab says that a table went on. */
    heardOthers: (table: string, line: number): Promise<void> =>
      inTurn(async () => {
        if (open?.id === table && open.table.history.entries.length < line) await catchUp();
      }),
    /** For wishes that only one game knows; whoever uses these must be in turn. */
    hands: { inTurn, give, openTable, putAway, table: () => open?.table ?? null },
  };
}

/** TABLE-01. */
const BEHIND_THE_HORIZON: Refusal = { reason: 'undo.horizon', rule: 'TABLE-01', with: {} };

const refused = (reason: string): Refused => ({
  ok: false,
  refusal: { reason, rule: 'TABLE-02', with: {} },
});
