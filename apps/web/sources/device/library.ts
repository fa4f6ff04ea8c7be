// The games saved on a device: listed, opened, appended to line by line, exported as files.
import { beginAt, type Fork, type Read, type Rules, type Types } from '@race/kernel';
import { refuseFile } from '@race/kernel/refuse.ts';
import { type GameTable, isFinished, readPlayers, resume, type TablePlan } from '@race/local';
import { loadFiles, loadSavedReaders } from '../chunks.ts';
import type { GameEntry } from '../messages.ts';
import type { HostedGame } from './host.ts';
import type { GameWorld } from './serve.ts';
import type { SavedTable } from './storage.ts';

export function makeLibrary<T extends Types, R extends Rules<T>, O, B extends string, S, F, X>(
  game: HostedGame<T, R, O, B, S, F>,
  world: GameWorld<T, R, O, B, X>,
) {
  type AnyTable = GameTable<T, R, O, B>;
  type Saved = SavedTable<TablePlan<O, B>>;

  /** A game as it is saved, apart from its log. */
  const saved = (id: string, table: AnyTable): Saved => ({
    table: id,
    plan: table.plan,
    turn: game.turnOf(table.history.state.public),
    over: isFinished(table),
    touched: world.now(),
  });

  /** A game before its first answer, with chance of its own. */
  async function beginWith(from: Omit<TablePlan<O, B>, 'seed' | 'salt'> & { readonly version?: number }) {
    const { version, ...wanted } = from;
    const plan = { ...wanted, seed: world.newSeed(), salt: world.newName() };
    const parts = await world.partsFor(plan);
    if (version !== undefined && version !== parts.rules.version)
      return {
        ok: false,
        refusal: { reason: 'record.otherRules', rule: 'TABLE-02', with: { version } },
      } as const;
    const begun = beginAt<T>(parts.rules, parts.streams, plan);
    return begun.ok ? ({ ok: true, value: { plan, ...parts, history: begun.history } } as const) : begun;
  }

  return {
    async list(): Promise<GameEntry<O, B>[]> {
      return (await world.store.list()).filter(isWhole).map(entryOf);
    },

    /** A new game, or one forked from a moment of another. */
    async set(options: O, players: unknown, fork?: Fork) {
      const read = game.readOptions(options);
      if (!read.ok) return read;
      const seated = readPlayers(players, read.options, game);
      if (seated === null) return { ok: false, fault: { option: 'players', reason: 'notAllowed' } } as const;
      return beginWith({ options: read.options, players: seated, ...(fork === undefined ? {} : { fork }) });
    },

    /** A game from a file: all of it, or a position to play on from. */
    async load(text: string) {
      const { isPositionFile, readPositionFile, readTableFile, replayTable } = await loadFiles();
      if (isPositionFile(text)) {
        const position = readPositionFile(text, game);
        return position.ok ? beginWith(position.value) : position;
      }
      const read = readTableFile(text, game);
      return read.ok ? replayTable(read.value, await world.partsFor(read.value.plan)) : read;
    },

    async file(id: string, table: AnyTable): Promise<{ text: string; name: string }> {
      const { writeTable } = await loadFiles();
      return { text: writeTable(table), name: `${game.fileName(table.plan.options)}-${id.slice(0, 8)}.json` };
    },

    async read(id: string): Promise<Read<AnyTable>> {
      const found = await world.store.read(id);
      if (found === null) return UNKNOWN;
      if (found === 'damaged') return DAMAGED;
      const { plan } = found.saved;
      const parts = await world.partsFor(plan);
      const begun = beginAt<T>(parts.rules, parts.streams, plan);
      const { readLines } = await loadSavedReaders();
      const lines = readLines(parts.rules, found.lines);
      if (!begun.ok || lines === null) return DAMAGED;
      const resumed = resume({ plan, ...parts, history: begun.history }, lines);
      return resumed.ok ? { ok: true, value: resumed.table } : DAMAGED;
    },

    /** Saves a game under a new name. */
    async add(table: AnyTable): Promise<string> {
      const id = world.newName();
      await world.store.put(saved(id, table), table.history.entries);
      return id;
    },

    saved,

    remove: (id: string): Promise<void> => world.store.remove(id),
  };
}

const UNKNOWN = refuseFile('table.unknown');
const DAMAGED = refuseFile('table.damaged');

/** Whether it is a game by itself, and not part of a campaign. */
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
  isForked: plan.fork !== undefined || plan.position !== undefined,
});
