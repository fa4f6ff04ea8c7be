import { BOTS } from '@race/bots';
import { makeRace, STREAMS } from '@race/great-race';
import type { Read } from '@race/kernel';
import { readTableFile, replayTable } from './file.ts';
import { RACE_FORMAT } from './format.ts';
import { type DeviceTable, setTable, type TableParts, type TablePlan } from './table.ts';

/** For programs that have every board, module and bot at hand. */

const partsOf = ({ options }: TablePlan): TableParts => ({
  rules: makeRace(options),
  streams: STREAMS,
  bots: BOTS,
});

export const newTable = (plan: TablePlan): DeviceTable => setTable(plan, partsOf(plan));

export function readTable(text: string): Read<DeviceTable> {
  const read = readTableFile(text, RACE_FORMAT);
  return read.ok ? replayTable(read.value, partsOf(read.value.plan)) : read;
}
