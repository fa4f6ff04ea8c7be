// The table of a race: the page's table with the faces of the modules in play.
import { loadModules } from '../../shell/chunks.ts';
import type { Device } from '../../sources/client.ts';
import { ownDevice } from '../../sources/device/own.ts';
import type { OnlineTable } from '../../table/model/table.ts';
import { makeTable, type TableModel } from '../../table/model/table.ts';

export const makeRaceTable = (source: Device, online?: OnlineTable): TableModel =>
  makeTable(source, {
    ...(online && { online }),
    loadFaces: async (choices) => (await loadModules()).facesOf(choices),
  });

let last: { readonly table: string; readonly model: TableModel } | null = null;

/** A race on this device. Its table is kept while other pages are shown, until another race is opened. */
export function ownRaceTable(table: string): TableModel {
  if (last?.table === table) return last.model;
  last?.model.close();
  last = { table, model: makeRaceTable(ownDevice()) };
  return last.model;
}

const NOTHING_TO_ANSWER = { reason: 'table.unknown', rule: 'TABLE-02', with: {} };

/** A table that nobody plays at: a replay, or the pictures of the rulebook. */
export const makeIdleTable = (): TableModel =>
  makeRaceTable({
    request: () => Promise.resolve({ ok: false, refusal: NOTHING_TO_ANSWER }),
    subscribe: () => () => undefined,
  });
