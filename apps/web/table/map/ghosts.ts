// The tables with a ghost that this device has saved: the last few.
import type { DrivenLeg, DrivenWay } from '@race/great-race/ways-driven.ts';

export type Ghost = Omit<DrivenWay, 'from'>;

interface SavedGhost extends Ghost {
  readonly table: string;
}

const MOST = 12;

/** The saved ghosts after this one was added; the latest first. */
export const withGhost = (text: string | null, table: string, { crew, legs }: Ghost): string =>
  JSON.stringify([{ table, crew, legs }, ...read(text).filter((one) => one.table !== table)].slice(0, MOST));

export function ghostOf(text: string | null, table: string): Ghost | null {
  const found = read(text).find((one) => one.table === table);
  return found === undefined ? null : { crew: found.crew, legs: found.legs };
}

/** Leaves out what is not a ghost or is damaged. */
function read(text: string | null): SavedGhost[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(all) ? all.filter(isSavedGhost) : [];
  } catch {
    return [];
  }
}

function isSavedGhost(from: unknown): from is SavedGhost {
  if (typeof from !== 'object' || from === null) return false;
  if (!('table' in from && 'crew' in from && 'legs' in from)) return false;
  const { table, crew, legs } = from;
  return typeof table === 'string' && typeof crew === 'string' && Array.isArray(legs) && legs.every(isLeg);
}

const isLeg = (from: unknown): from is DrivenLeg =>
  typeof from === 'object' &&
  from !== null &&
  'to' in from &&
  'line' in from &&
  typeof from.to === 'number' &&
  (from.line === null || typeof from.line === 'number');
