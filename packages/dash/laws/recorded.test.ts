import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, isFinished, readRecord, replay } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { readDashOptions } from '../options.ts';
import { makeReadableDash } from '../readable.ts';
import { STREAMS } from '../state.ts';

const FOLDER = fileURLToPath(new URL('../recorded/', import.meta.url));
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.game.json'));

function recordCalled(name: string): GameRecord {
  const read = readRecord(readFileSync(`${FOLDER}${name}`, 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.refusal.reason}`);
  return read.value;
}

function rulesOf({ options }: GameRecord) {
  const read = readDashOptions(options);
  if (!read.ok) throw new Error(`option ${read.fault.option}: ${read.fault.reason}`);
  return makeReadableDash(read.options);
}

describe('law 4, law 9: a recorded dash is played as it was', () => {
  it.each(NAMES)('%s', (name) => {
    const record = recordCalled(name);
    const again = replay(rulesOf(record), STREAMS, record);
    expect(again.ok && isFinished(again.value)).toBe(true);
  });

  it('covers every number of players, both ways to cast, undo and the generator of a real table', () => {
    const records = NAMES.map(recordCalled);
    const tables = records.map((record) => rulesOf(record).options);
    for (const players of [2, 3, 4, 5, 6, 7])
      for (const characters of ['drawn', 'chosen'])
        expect(tables).toContainEqual(expect.objectContaining({ players, characters }));
    expect(records.filter(({ seed }) => Array.isArray(seed)).length).toBeGreaterThanOrEqual(6);
    expect(records.filter(({ entries }) => entries.some((line) => 'undo' in line)).length).toBeGreaterThan(8);
  });
});
