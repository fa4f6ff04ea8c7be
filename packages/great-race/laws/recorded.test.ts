import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, isFinished, readRecord, replay } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../modules/catalogue.ts';
import { makeRace } from '../modules/index.ts';
import { readOptions } from '../options.ts';
import type { RaceRules } from '../rules.ts';
import { STREAMS } from '../state.ts';
import { playthrough } from './playthrough.ts';

const FOLDER = fileURLToPath(new URL('../recorded/', import.meta.url));
const ENDING = '.game.json';
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));

function recordCalled(name: string): GameRecord {
  const read = readRecord(readFileSync(`${FOLDER}${name}${ENDING}`, 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.refusal.reason}`);
  return read.value;
}

function rulesOf({ options }: GameRecord): RaceRules {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`option ${read.fault.option}: ${read.fault.reason}`);
  return makeRace(read.options);
}

describe('law 4, law 9: a recorded race is played as it was', () => {
  it.each(NAMES)('%s', (name) => {
    const record = recordCalled(name);
    expect(replay(rulesOf(record), STREAMS, record)).toMatchObject({ ok: true });
  });

  it('covers tables of every kind', () => {
    const records = NAMES.map(recordCalled);
    const tables = records.map((record) => rulesOf(record).options);
    expect(records.length).toBeGreaterThanOrEqual(40);
    for (const board of ['africa', 'south-america'])
      for (const towards of ['south', 'north'])
        for (const crews of [2, 3, 4])
          expect(tables).toContainEqual(expect.objectContaining({ board, towards, crews }));
    expect(tables.filter(({ askOnlyWhoCan }) => askOnlyWhoCan).length).toBeGreaterThanOrEqual(4);
    expect(records.filter(({ seed }) => Array.isArray(seed)).length).toBeGreaterThanOrEqual(4);
  });

  it('covers every module at least five times, in forty races at least', () => {
    const tables = NAMES.map((name) => rulesOf(recordCalled(name)).options).filter(
      ({ modules }) => modules.length > 0,
    );
    expect(tables.length).toBeGreaterThanOrEqual(40);
    for (const { name } of CATALOGUE)
      expect(
        tables.filter(({ modules }) => modules.some((choice) => choice.split(':')[0] === name)).length,
        name,
      ).toBeGreaterThanOrEqual(5);
  });

  it('knows answers that were taken back, plans among them, and races that came to their end', () => {
    // Those without modules are enough, and quicker.
    const records = NAMES.map(recordCalled).filter((record) => rulesOf(record).options.modules.length === 0);
    const takenBack = records.flatMap(({ entries }) =>
      entries.filter((_, at) => 'undo' in (entries[at + 1] ?? {})),
    );
    expect(takenBack.length).toBeGreaterThanOrEqual(50);
    expect(takenBack.some((line) => 'answer' in line && JSON.stringify(line.answer).includes('"plan"'))).toBe(
      true,
    );
    const finished = records.filter((record) => {
      const again = replay(rulesOf(record), STREAMS, record);
      return again.ok && isFinished(again.value);
    });
    expect(finished.length).toBeGreaterThanOrEqual(20);
  });
});

describe('a playthrough', () => {
  const told = readdirSync(`${FOLDER}playthroughs`).map((name) => name.replace(/\.txt$/, ''));

  it('is there for six races at least', () => {
    expect(told.length).toBeGreaterThanOrEqual(6);
  });

  it.each(told)('%s reads as it did', (name) => {
    const record = recordCalled(name);
    const text = readFileSync(`${FOLDER}playthroughs/${name}.txt`, 'utf8');
    expect(playthrough(rulesOf(record), record)).toBe(text);
  });
});
