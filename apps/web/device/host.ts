import type { Race, RaceOptions } from '@race/great-race';
import { readOptions } from '@race/great-race/options.ts';
import { type Entry, type Refusal, type Seat, type Seed, why } from '@race/kernel';
import {
  answer,
  answerTo,
  askedBot,
  botAnswer,
  type DeviceTable,
  isFinished,
  type Moved,
  type Player,
  readPlayers,
  readTableFile,
  replayTable,
  resume,
  setTable,
  type TableParts,
  type TablePlan,
  takeable,
  undo,
  writeTable,
} from '@race/table';
import type { RaceFacts } from '../worker/messages.ts';
import { cardFacts } from './cards.ts';
import type { Brought, CampaignWish, Kept, Outcome, Said, Wish } from './protocol.ts';
import { beatOf, pastOf, shownSeat, sightOf } from './sight.ts';
import type { KeptTable, Store } from './store.ts';

/** What the host needs from the world around it. */
export interface World {
  readonly store: Store;
  /** What a table is played with. */
  partsFor(plan: TablePlan): Promise<TableParts>;
  say(said: Said): void;
  /** Tells other tabs that a table went on. */
  toldOthers(table: string, line: number): void;
  newSeed(): Seed;
  newName(): string;
  now(): number;
}

interface Open {
  readonly id: string;
  table: DeviceTable;
  lifted: Seat | null;
}

/** The races of this device: keeps them, lets bots play, and shows each person what that person may see. */
export function makeHost(world: World) {
  let open: Open | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  /** One thing after the other: what is being written is never overtaken. */
  function inTurn<X>(job: () => Promise<X>): Promise<X> {
    const next = queue.then(job, job);
    queue = next.catch(() => undefined);
    return next;
  }

  async function fulfil(wish: Wish): Promise<Outcome> {
    switch (wish.do) {
      case 'list':
        return brought({ kind: 'list', tables: (await world.store.list()).filter(isRace).map(keptOf) });
      case 'set':
        return set(wish.options, wish.players);
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
      case 'cards':
        return cards();
      case 'lift':
        return lift(wish.seat);
      case 'answer':
        return give(wish.seat, wish.line, wish.answer);
      case 'drive':
        return drive(wish.seat, wish.line, wish.spaces);
      case 'undo':
        return takeBack(wish.seat, wish.from);
      case 'why':
        return explain(wish.seat, wish.answer);
      default:
        return ofCampaigns(wish);
    }
  }

  /** Campaigns are fetched when somebody asks for one. */
  async function ofCampaigns(wish: CampaignWish): Promise<Outcome> {
    const { makeCampaigns } = await import('./campaigns.ts');
    const outcome = await makeCampaigns(world)(wish);
    if (wish.do === 'abandon' || wish.do === 'dropCampaign') open = null;
    if (wish.do !== 'race' || !outcome.ok || outcome.value.kind !== 'table') return outcome;
    return openTable(outcome.value.table);
  }

  async function cards(): Promise<Outcome> {
    const { allCards } = await import('./all-cards.ts');
    return brought({ kind: 'cards', cards: await allCards(world.partsFor) });
  }

  async function set(options: RaceOptions, players: readonly Player[]): Promise<Outcome> {
    const read = readOptions(options);
    if (!read.ok) return { ok: false, fault: read.fault };
    const seated = readPlayers(players, read.options.crews);
    if (seated === null) return { ok: false, fault: { option: 'players', reason: 'notAllowed' } };
    const plan = { options: read.options, players: seated, seed: world.newSeed(), salt: world.newName() };
    return keep(setTable(plan, await world.partsFor(plan)));
  }

  async function load(text: string): Promise<Outcome> {
    const read = readTableFile(text);
    if (!read.ok) return read;
    const table = replayTable(read.value, await world.partsFor(read.value.plan));
    return table.ok ? keep(table.value) : table;
  }

  async function keep(table: DeviceTable): Promise<Outcome> {
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

  async function fromStore(id: string): Promise<DeviceTable | null> {
    const found = await world.store.read(id);
    if (found === null) return null;
    const { plan } = found.kept;
    const read = resume(setTable(plan, await world.partsFor(plan)), found.lines);
    return read.ok ? read.table : null;
  }

  async function save(id: string): Promise<Outcome> {
    const table = open?.id === id ? open.table : await fromStore(id);
    if (table === null || table === undefined) return refused('table.unknown');
    const { board } = table.plan.options;
    return brought({
      kind: 'file',
      text: writeTable(table),
      name: `great-race-${board}-${id.slice(0, 8)}.json`,
    });
  }

  async function lift(seat: Seat): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    show({ ...open, lifted: seat });
    return brought({ kind: 'done' });
  }

  async function give(seat: Seat, line: number, given: Race['answer']): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    if (line !== open.table.history.entries.length) return refused('table.stale');
    const ours = open.table.rules.readAnswer(given);
    if (ours === null) return refused('table.noAnswer');
    return go(answer(open.table, seat, ours), { seat, answer: ours });
  }

  async function drive(seat: Seat, line: number, spaces: readonly number[]): Promise<Outcome> {
    const isDriving = () => open?.table.history.state.public.stack.at(-1)?.kind === 'drive';
    let at = line;
    if (!isDriving()) {
      const begun = await give(seat, at++, { do: 'drive' });
      if (!begun.ok) return begun;
    }
    for (const space of spaces) {
      if (open === null || !isDriving()) break;
      const { rules, history } = open.table;
      const outcome = await give(seat, at++, answerTo({ rules, state: history.state }, seat, space));
      if (!outcome.ok) return outcome;
      // Whoever has seen something new may want another way.
      if (open.table.history.standing.at(-1)?.horizon === true) break;
    }
    return brought({ kind: 'done' });
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

  async function explain(seat: Seat, asked: Race['answer']): Promise<Outcome> {
    if (open === null) return refused('table.unknown');
    const { rules, history } = open.table;
    const ours = rules.readAnswer(asked);
    if (ours === null || shownSeat(open.table, open.lifted) !== seat) return refused('table.noAnswer');
    return brought({ kind: 'refusal', refusal: why(rules, history.state, seat, ours) });
  }

  /** Writes a line down before anybody sees what it brought. */
  async function go(moved: Moved, line: Entry<Race>): Promise<Outcome> {
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
      world.say({ say: 'beat', beat: beatOf(open.table, shownSeat(open.table, open.lifted)) });
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

  function show(now: Open): void {
    open = now;
    world.say({ say: 'facts', facts: factsOf(now.table) });
    world.say({ say: 'past', past: pastOf(now.table, shownSeat(now.table, now.lifted)) });
    tellSight();
    letBotsPlay();
  }

  function tellSight(): void {
    if (open === null) return;
    world.say({ say: 'sight', sight: sightOf(open.id, open.table, open.lifted) });
  }

  function letBotsPlay(): void {
    const id = open?.id;
    void inTurn(async () => {
      if (open === null || open.id !== id) return;
      const seat = askedBot(open.table);
      if (seat < 0) return;
      const given = botAnswer(open.table, seat);
      await go(answer(open.table, seat, given), { seat, answer: given });
    });
  }

  const kept = (id: string, table: DeviceTable): KeptTable => ({
    table: id,
    plan: table.plan,
    turn: table.history.state.public.turn,
    over: isFinished(table),
    touched: world.now(),
  });

  return {
    wish: (wish: Wish): Promise<Outcome> => inTurn(() => fulfil(wish)),
    /** Another tab says that a table went on. */
    heardOthers: (table: string, line: number): Promise<void> =>
      inTurn(async () => {
        if (open?.id === table && open.table.history.entries.length < line) await catchUp();
      }),
  };
}

/** A race for itself, and not one of a campaign's. */
const isRace = ({ plan }: KeptTable): boolean => plan.solo === undefined;

const keptOf = ({ table, plan, turn, over, touched }: KeptTable): Kept => ({
  table,
  options: plan.options,
  players: plan.players,
  turn,
  over,
  touched,
});

const factsOf = ({ rules, plan }: DeviceTable): RaceFacts => ({
  ...(plan.solo === undefined ? {} : { solo: plan.solo.options }),
  options: rules.options,
  tiles: rules.tiles,
  cards: rules.cards.map(cardFacts),
});

/** TABLE-01. */
const BEHIND_THE_HORIZON: Refusal = { reason: 'undo.horizon', rule: 'TABLE-01', with: {} };

const brought = (value: Brought): Outcome => ({ ok: true, value });

const refused = (reason: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { reason, rule: 'TABLE-02', with: {} },
});
