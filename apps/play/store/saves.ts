import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Refusal } from '@race/kernel';
import { type DeviceTable, isFinished, writeTable } from '@race/local';
import { readTable } from '@race/local/whole.ts';
import { setAside, writeWhole } from './file.ts';

/** A race that was left before its end. */
export interface Save {
  readonly file: string;
  readonly when: Date;
  readonly table: DeviceTable;
}

/** A file that cannot be gone on with, and the name it has now: nothing is thrown away. */
export interface Damaged {
  readonly file: string;
  readonly kept: string;
  readonly refusal: Refusal;
}

export interface Found {
  readonly saves: readonly Save[];
  readonly damaged: readonly Damaged[];
}

const END = '.json';
const DAMAGED = 'damaged';
const FINISHED = 'finished';
/** More than these nobody looks through; older ones stay where they are. */
const MOST_SHOWN = 5;

/** The unfinished races of a folder, the latest first. What is damaged is set aside. */
export function findSaves(folder: string): Found {
  const saves: Save[] = [];
  const damaged: Damaged[] = [];
  for (const { file, when } of filesOf(folder)) {
    if (saves.length === MOST_SHOWN) break;
    const read = tryRead(file);
    if (read === null) continue;
    if (!read.ok) damaged.push(read.damaged);
    else if (isFinished(read.table)) moveToFinished(file);
    else saves.push({ file, when, table: read.table });
  }
  return { saves, damaged };
}

function filesOf(folder: string): { file: string; when: Date }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(END) && !name.startsWith('.') && !name.includes(`.${DAMAGED}`))
    .flatMap((name) => {
      const file = join(folder, name);
      const found = statSync(file, { throwIfNoEntry: false });
      return found?.isFile() === true ? [{ file, when: found.mtime }] : [];
    })
    .sort((a, b) => b.when.getTime() - a.when.getTime() || (a.file < b.file ? 1 : -1));
}

/** The same for a file that perhaps cannot be read at all; then null. */
export function tryRead(file: string): ReadSave | null {
  try {
    return readSave(file);
  } catch {
    return null;
  }
}

export type ReadSave =
  | { readonly ok: true; readonly table: DeviceTable }
  | { readonly ok: false; readonly damaged: Damaged };

/** Reads a race; one that is refused gets another name, so that nothing is ever written over it. */
export function readSave(file: string): ReadSave {
  const read = readTable(readFileSync(file, 'utf8'));
  if (read.ok) return { ok: true, table: read.value };
  return { ok: false, damaged: { file, kept: setAside(file, DAMAGED), refusal: read.refusal } };
}

export const keep = (file: string, table: DeviceTable): void => writeWhole(file, writeTable(table));

/** A race that is over makes room for the next; its record stays. */
export function moveToFinished(file: string): string {
  const folder = join(file, '..', FINISHED);
  mkdirSync(folder, { recursive: true });
  const to = join(folder, basename(file));
  renameSync(file, to);
  return to;
}

/** The name of a new race's file: when it began, and a number when two began in the same second. */
export function newSave(folder: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  for (let n = 1; ; n++) {
    const name = `race-${stamp}${n === 1 ? '' : `-${n}`}${END}`;
    if (![folder, join(folder, FINISHED)].some((place) => existsSync(join(place, name))))
      return join(folder, name);
  }
}
