// The games of a device as they are kept: listed, brought back, written down line by line, saved as files.
import { beginAt, type Entry, type Fork, type Rules, type Types } from '@race/kernel';
import {
  type GameTable,
  isFinished,
  readPlayers,
  readTableFile,
  replayTable,
  resume,
  setTable,
  type TablePlan,
  writeTable,
} from '@race/local';
import type { GameWorld, Hosted } from './game-adapter.ts';
import type { GameKept } from './protocol.ts';
import type { KeptTable } from './storage.ts';

export function makeShelf<T extends Types, R extends Rules<T>, O, B extends string, S, F, X>(
  game: Hosted<T, R, O, B, S, F>,
  world: GameWorld<T, R, O, B, X>,
) {
  type AnyTable = GameTable<T, R, O, B>;
  type Kept = KeptTable<TablePlan<O, B>>;

  const kept = (id: string, table: AnyTable): Kept => ({
    table: id,
    plan: table.plan,
    turn: game.turnOf(table.history.state.public),
    over: isFinished(table),
    touched: world.now(),
  });

  return {
    async list(): Promise<GameKept<O, B>[]> {
      return (await world.store.list()).filter(isWhole).map(told);
    },

    /** A new game, or one that goes on from a moment of another. */
    async set(options: O, players: unknown, fork?: Fork) {
      const read = game.readOptions(options);
      if (!read.ok) return read;
      const seated = readPlayers(players, read.options, game);
      if (seated === null) return { ok: false, fault: { option: 'players', reason: 'notAllowed' } } as const;
      const origin = { seed: world.newSeed(), ...(fork === undefined ? {} : { fork }) };
      const plan = { ...origin, options: read.options, players: seated, salt: world.newName() };
      const parts = await world.partsFor(plan);
      const begun = beginAt<T>(parts.rules, parts.streams, plan);
      return begun.ok ? ({ ok: true, value: { plan, ...parts, history: begun.history } } as const) : begun;
    },

    /** A game from a file. */
    async load(text: string) {
      const read = readTableFile(text, game);
      return read.ok ? replayTable(read.value, await world.partsFor(read.value.plan)) : read;
    },

    file(id: string, table: AnyTable): { text: string; name: string } {
      return { text: writeTable(table), name: `${game.fileName(table.plan.options)}-${id.slice(0, 8)}.json` };
    },

    async read(id: string): Promise<AnyTable | null> {
      const found = await world.store.read(id);
      if (found === null) return null;
      const { plan } = found.kept;
      const read = resume(setTable(plan, await world.partsFor(plan)), found.lines);
      return read.ok ? read.table : null;
    },

    /** Keeps a game under a name of its own. */
    async add(table: AnyTable): Promise<string> {
      const id = world.newName();
      await world.store.put(kept(id, table), table.history.entries);
      return id;
    },

    append: (id: string, moved: AnyTable, at: number, line: Entry<T>) =>
      world.store.append(kept(id, moved), at, line),

    remove: (id: string): Promise<void> => world.store.remove(id),
  };
}

/** A game for itself, and not one of a campaign's. */
const isWhole = <O, B extends string>({ plan }: KeptTable<TablePlan<O, B>>): boolean =>
  plan.solo === undefined;

const told = <O, B extends string>({
  table,
  plan,
  turn,
  over,
  touched,
}: KeptTable<TablePlan<O, B>>): GameKept<O, B> => ({
  table,
  options: plan.options,
  players: plan.players,
  turn,
  over,
  touched,
  ...(plan.lesson === undefined ? {} : { lesson: plan.lesson }),
  isForked: plan.fork !== undefined,
});
