import type { DashBotName } from '@race/bots/dash/names.ts';
import { type Dash, type DashAnswer, type DashOptions, readDashOptions } from '@race/dash';
import { type Entry, type Refusal, type Seat, type Seed, why } from '@race/kernel';
import { answer, askedBot, botAnswer, type GameMoved, resume, setTable, undo } from '@race/table';
import type { KeptTable, Store } from '../device/store.ts';
import { readDashPlayers } from './players.ts';
import type {
  DashBrought,
  DashOutcome,
  DashPlan,
  DashPlayer,
  DashSaid,
  DashTable,
  DashWish,
  KeptDash,
} from './protocol.ts';
import { shownSeat, sightOf } from './sight.ts';

type Moved = GameMoved<Dash, DashTable['rules'], DashOptions, DashBotName>;

/** What the host needs from the world around it. */
export interface World {
  readonly store: Store<Dash, DashPlan>;
  partsFor(plan: DashPlan): Promise<Pick<DashTable, 'rules' | 'streams' | 'bots'>>;
  say(said: DashSaid): void;
  /** Tells other tabs that a dash went on. */
  toldOthers(table: string, line: number): void;
  newSeed(): Seed;
  newName(): string;
  now(): number;
}

interface Open {
  readonly id: string;
  readonly table: DashTable;
  readonly lifted: Seat | null;
}

/** The dashes of this device: keeps them, lets bots play, and shows each person what that person may see. */
export function makeDashHost(world: World) {
  let open: Open | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  /** One thing after the other: what is being written is never overtaken. */
  function inTurn<X>(job: () => Promise<X>): Promise<X> {
    const next = queue.then(job, job);
    queue = next.catch(() => undefined);
    return next;
  }

  async function fulfil(wish: DashWish): Promise<DashOutcome> {
    switch (wish.do) {
      case 'list':
        return brought({ kind: 'list', tables: (await world.store.list()).map(keptOf) });
      case 'set':
        return set(wish.options, wish.players);
      case 'open':
        return openTable(wish.table);
      case 'drop':
        if (open?.id === wish.table) open = null;
        await world.store.remove(wish.table);
        return brought({ kind: 'done' });
      case 'lift':
        return open === null ? refused('table.unknown') : show({ ...open, lifted: wish.seat });
      case 'answer':
        return give(wish.seat, wish.line, wish.answer);
      case 'undo':
        return open === null
          ? refused('table.unknown')
          : go(undo(open.table, wish.seat), { seat: wish.seat, undo: true });
      case 'why':
        return explain(wish.seat, wish.answer);
    }
  }

  async function set(options: DashOptions, players: readonly DashPlayer[]): Promise<DashOutcome> {
    const read = readDashOptions(options);
    if (!read.ok) return read;
    const seated = readDashPlayers(players, read.options.players);
    if (seated === null) return { ok: false, fault: { option: 'players', reason: 'notAllowed' } };
    const plan = { options: read.options, players: seated, seed: world.newSeed(), salt: world.newName() };
    const table = setTable(plan, await world.partsFor(plan));
    const id = world.newName();
    await world.store.put(kept(id, table), table.history.entries);
    return show({ id, table, lifted: null });
  }

  async function openTable(id: string): Promise<DashOutcome> {
    const table = await fromStore(id);
    return table === null ? refused('table.unknown') : show({ id, table, lifted: null });
  }

  async function fromStore(id: string): Promise<DashTable | null> {
    const found = await world.store.read(id);
    if (found === null) return null;
    const { plan } = found.kept;
    const read = resume(setTable(plan, await world.partsFor(plan)), found.lines);
    return read.ok ? read.table : null;
  }

  async function give(seat: Seat, line: number, given: DashAnswer): Promise<DashOutcome> {
    if (open === null) return refused('table.unknown');
    if (line !== open.table.history.entries.length) return refused('table.stale');
    const ours = open.table.rules.readAnswer(given);
    if (ours === null || shownSeat(open.table, open.lifted) !== seat) return refused('table.noAnswer');
    return go(answer(open.table, seat, ours), { seat, answer: ours });
  }

  async function explain(seat: Seat, asked: DashAnswer): Promise<DashOutcome> {
    if (open === null) return refused('table.unknown');
    const { rules, history } = open.table;
    const ours = rules.readAnswer(asked);
    if (ours === null || shownSeat(open.table, open.lifted) !== seat) return refused('table.noAnswer');
    return brought({ kind: 'refusal', refusal: why<Dash>(rules, history.state, seat, ours) });
  }

  /** Writes a line down before anybody sees what it brought. */
  async function go(moved: Moved, line: Entry<Dash>): Promise<DashOutcome> {
    if (open === null) return refused('table.unknown');
    if (!moved.ok) return moved;
    const at = open.table.history.entries.length;
    const written = await world.store.append(kept(open.id, moved.table), at, line);
    if (written === 'taken') {
      await catchUp();
      return refused('table.stale');
    }
    world.toldOthers(open.id, at + 1);
    return show({ ...open, table: moved.table });
  }

  /** Another tab wrote first: takes over what it wrote. */
  async function catchUp(): Promise<void> {
    if (open === null) return;
    const table = await fromStore(open.id);
    if (table === null) return;
    world.say({ say: 'elsewhere' });
    show({ ...open, table });
  }

  function show(now: Open): DashOutcome {
    open = now;
    world.say({ say: 'sight', sight: sightOf(now.id, now.table, now.lifted) });
    letBotsPlay(now.id);
    return brought({ kind: 'table', table: now.id });
  }

  function letBotsPlay(id: string): void {
    void inTurn(async () => {
      if (open === null || open.id !== id) return;
      const seat = askedBot(open.table);
      if (seat < 0) return;
      const given = botAnswer(open.table, seat);
      await go(answer(open.table, seat, given), { seat, answer: given });
    });
  }

  const kept = (id: string, table: DashTable): KeptTable<DashPlan> => ({
    table: id,
    plan: table.plan,
    turn: table.history.state.public.round,
    over: table.history.state.public.stack.length === 0,
    touched: world.now(),
  });

  return {
    wish: (wish: DashWish): Promise<DashOutcome> => inTurn(() => fulfil(wish)),
    /** Another tab says that a dash went on. */
    heardOthers: (table: string, line: number): Promise<void> =>
      inTurn(async () => {
        if (open?.id === table && open.table.history.entries.length < line) await catchUp();
      }),
  };
}

const keptOf = ({ table, plan, turn, over, touched }: KeptTable<DashPlan>): KeptDash => ({
  table,
  players: plan.players,
  round: turn,
  over,
  touched,
});

const brought = (value: DashBrought): DashOutcome => ({ ok: true, value });

const refused = (reason: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { reason, rule: 'TABLE-02', with: {} },
});
