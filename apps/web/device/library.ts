// The games saved on a device: listed, opened, appended to line by line, exported as files.
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
import type { GameWorld, HostedGame } from './game-adapter.ts';
import type { GameEntry } from './protocol.ts';
import type { SavedTable } from './storage.ts';

export function makeLibrary<T extends Types, R extends Rules<T>, O, B extends string, S, F, X>(
  game: HostedGame<T, R, O, B, S, F>,
  world: GameWorld<T, R, O, B, X>,
) {
  type AnyTable = GameTable<T, R, O, B>;
  type Saved = SavedTable<TablePlan<O, B>>;

  const saved = (id: string, table: AnyTable): Saved => ({
    table: id,
    plan: table.plan,
    turn: game.turnOf(table.history.state.public),
    over: isFinished(table),
    touched: world.now(),
  });

  return {
    async list(): Promise<GameEntry<O, B>[]> {
      return (await world.store.list()).filter(isWhole).map(entryOf);
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
      const { plan } = found.saved;
      const read = resume(setTable(plan, await world.partsFor(plan)), found.lines);
      return read.ok ? read.table : null;
    },

    /** Keeps a game under a name of its own. */
    async add(table: AnyTable): Promise<string> {
      const id = world.newName();
      await world.store.put(saved(id, table), table.history.entries);
      return id;
    },

    append: (id: string, moved: AnyTable, at: number, line: Entry<T>) =>
      world.store.append(saved(id, moved), at, line),

    remove: (id: string): Promise<void> => world.store.remove(id),
  };
}

/** A game for itself, and not one of a campaign's. */
const isWhole = <O, B extends string>({ plan }: SavedTable<TablePlan<O, B>>): boolean =>
  plan.solo === undefined;

const entryOf = <O, B extends string>({
  table,
  plan,
  turn,
  over,
  touched,
}: SavedTable<TablePlan<O, B>>): GameEntry<O, B> => ({
  table,
  options: plan.options,
  players: plan.players,
  turn,
  over,
  touched,
  ...(plan.lesson === undefined ? {} : { lesson: plan.lesson }),
  isForked: plan.fork !== undefined,
});
