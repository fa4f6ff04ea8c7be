import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type GameRecord, readRecord } from '@race/kernel';
import { UsageFault } from '../cli/fault.ts';
import { refusalText } from './refusals.ts';

/** What the laboratory adds to the record of a game that broke a law. */
export interface Evidence {
  readonly law: string;
  readonly how: string;
  readonly after: number;
  readonly hurry: number;
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageFault(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

export function readGame(file: string): GameRecord {
  const read = readRecord(readText(file));
  if (!read.ok) throw new UsageFault(`${file}: ${refusalText(read.refusal)}`);
  return read.value;
}

export function writeText(file: string, text: string): void {
  try {
    // Makes one new folder at most: a mistyped path should be reported, not made.
    if (!existsSync(dirname(file))) mkdirSync(dirname(file));
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageFault(`${file} cannot be written: ${reasonOf(error)}`);
  }
}

/** The message of the system, without the call that failed. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/, \w+ '.*$/s, '').replace(/, \w+$/, '');
}

/** A record as text: on one line, or a line for each answer. */
export const compact = (record: object): string => `${JSON.stringify(record)}\n`;

export function expanded(record: GameRecord): string {
  const { entries, ...head } = record;
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `${JSON.stringify({ ...head, entries: [] }, null, 2).replace(/"entries": \[\]\n\}$/, `"entries": [\n${lines}\n  ]\n}`)}\n`;
}
