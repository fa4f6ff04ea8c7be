import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, isFinished, readRecord, replay } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { makeSolo } from '../modules/solo/index.ts';
import { readSolo, type SoloOptions } from '../modules/solo/options.ts';
import { STREAMS } from '../state.ts';

const FOLDER = fileURLToPath(new URL('../recorded/solo/', import.meta.url));
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.game.json'));

function recordCalled(name: string): GameRecord {
  const read = readRecord(readFileSync(`${FOLDER}${name}`, 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.refusal.reason}`);
  return read.value;
}

function optionsOf({ options }: GameRecord): SoloOptions {
  const read = readSolo(options);
  if (!read.ok) throw new Error(`option ${read.fault.option}: ${read.fault.reason}`);
  return read.options;
}

describe('law 4, law 9: a recorded solo race is played as it was', () => {
  it.each(NAMES)('%s', (name) => {
    const record = recordCalled(name);
    expect(replay(makeSolo(optionsOf(record)), STREAMS, record)).toMatchObject({ ok: true });
  });

  it('covers every level on both boards, powers, modules and races alone, and most come to their end', () => {
    const records = NAMES.map(recordCalled);
    const tables = records.map(optionsOf);
    for (const board of ['africa', 'south-america'])
      for (const level of ['1', '2', '3'])
        expect(tables.some((table) => table.board === board && table.rival?.deck[0]?.endsWith(level))).toBe(
          true,
        );
    expect(tables.filter(({ rival }) => rival === null)).toHaveLength(2);
    expect(tables.some(({ modules }) => modules.length > 5)).toBe(true);
    const finished = records.filter((record) => {
      const again = replay(makeSolo(optionsOf(record)), STREAMS, record);
      return again.ok && isFinished(again.value);
    });
    expect(finished.length).toBeGreaterThanOrEqual(10);
  });
});
