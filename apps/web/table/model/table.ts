// A table on the page: what it shows, and what can be done at it. A page makes one and hands it down by context.
import { effect, untracked } from '@preact/signals';
import { type ComponentType, createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { Go } from '../../shell/router/router.ts';
import type { Device } from '../../sources/client.ts';
import type { MakeFace, ModuleFace } from './module-face.ts';
import { makePlay, type Play } from './play.ts';
import { makeShownState, type ShownState } from './shown-state.ts';

/** The lifetime of a table: its effects end with it. */
export interface Lifetime {
  /** Runs this whenever what it reads changes; call the result to end it earlier. */
  effect(run: () => void): () => void;
  /** Calls this when the table is closed. */
  onClose(end: () => void): void;
  close(): void;
}

export interface TableModel extends ShownState, Play, Lifetime {
  /** Loads what these modules show, and their texts. */
  fetchModules(choices: readonly string[]): Promise<readonly ModuleFace[]>;
}

/** Loads the faces of the modules that a race has chosen. */
type LoadFaces = (choices: readonly string[]) => Promise<readonly MakeFace[]>;

interface TableParts {
  /** What only an online table has. */
  readonly online?: OnlineTable;
  readonly loadFaces: LoadFaces;
}

/** Makes a table that follows this source until it is closed. */
export function makeTable(source: Device, { online, loadFaces }: TableParts): TableModel {
  const life = makeLifetime();
  const state = makeShownState();
  const fetchModules = async (choices: readonly string[]): Promise<readonly ModuleFace[]> =>
    choices.length === 0 ? [] : (await loadFaces(choices)).map((make) => make(table));
  const play = makePlay({ source, online: online ?? null, state, life, fetchModules });
  const table: TableModel = { ...state, ...play, ...life, fetchModules };
  return table;
}

function makeLifetime(): Lifetime {
  const ends = new Set<() => void>();
  return {
    effect(run) {
      const stop = effect(run);
      const end = (): void => {
        ends.delete(end);
        stop();
      };
      ends.add(end);
      return end;
    },
    onClose: (end) => void ends.add(end),
    close() {
      for (const end of ends) end();
      ends.clear();
    },
  };
}

/** State that a part of the page has for each table; made when it is first needed. */
export function perTable<T>(make: (table: TableModel) => T): (table: TableModel) => T {
  const made = new WeakMap<TableModel, { readonly part: T }>();
  return (table) => {
    const known = made.get(table);
    if (known !== undefined) return known.part;
    // The first caller does not subscribe to the signals that are read while it is made.
    const part = untracked(() => make(table));
    made.set(table, { part });
    return part;
  };
}

export const TableContext = createContext<TableModel | null>(null);

export function useTable(): TableModel {
  const table = useContext(TableContext);
  if (table === null) throw new Error('no table here');
  return table;
}

/** Makes a table for as long as a component shows it; for another key, another table. */
export function useNewTable(make: () => TableModel, key: string): TableModel {
  const table = useMemo(make, [key]);
  useEffect(() => () => table.close(), [table]);
  return table;
}

// An online table: its device, and what only such a table can do.
export interface OnlineTable<D = Device> {
  readonly device: D;
  /** Whether the result counts for a ranking: then nobody is advised. */
  readonly isScored?: () => boolean;
  /** The line to the server and the onlookers, at the head of the table. */
  readonly Head?: ComponentType;
  /** The clock of the decision. */
  readonly Fuse?: ComponentType;
  /** Says that an answer is on its way, when nothing has come back for a while. */
  readonly Sending?: ComponentType;
  /** What other people ask, on the workbench. */
  readonly Slips?: ComponentType<{ go: Go }>;
  /** Its part of the table's menu. */
  readonly Menu?: ComponentType<{ go: Go }>;
  /** What can be done once the race is over. */
  readonly After?: ComponentType<{ go: Go }>;
  /** Shown beside a moment that nobody can take back alone. */
  readonly Back?: ComponentType<{ line: number }>;
  /** Shown beside the plan: confirms it once the others have confirmed theirs. Null while the plan is not complete. */
  readonly Later?: ComponentType<{ answer: object | null; question: number }>;
}
