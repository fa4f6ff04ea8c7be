import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeTable } from '@race/local';
import { PERSON, planOf, playedTable, RACER } from '@race/local/testing/tables.ts';
import { describe, expect, it } from 'vitest';
import { freshFolder } from '../testing/playing.ts';
import { setAside, writeNew, writeWhole } from './file.ts';
import { dataFolder } from './folder.ts';
import { findSaves, keep, newSave, readSave } from './saves.ts';

const table = playedTable(planOf([PERSON, RACER]), 5);
const over = playedTable(planOf([PERSON, RACER]));

describe('the folder of the saves', () => {
  it('is where the system keeps a person’s data', () => {
    expect(dataFolder({ XDG_DATA_HOME: '/data' }, '/home/anna')).toBe(join('/data', 'great-race'));
    expect(dataFolder({ APPDATA: '/roaming' }, '/home/anna')).toBe(join('/roaming', 'great-race'));
    expect(dataFolder({ XDG_DATA_HOME: '' }, '/home/anna')).toBe(
      join('/home/anna', '.local', 'share', 'great-race'),
    );
  });
});

describe('a file', () => {
  it('is written whole, over what was there, and leaves nothing beside it', () => {
    const folder = join(freshFolder(), 'deep', 'er');
    writeWhole(join(folder, 'a.json'), 'one');
    writeWhole(join(folder, 'a.json'), 'two');
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('two');
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('stays as it was when the new one cannot be written', () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'a.json'));
    expect(() => writeWhole(join(folder, 'a.json'), 'two')).toThrow();
    expect(statSync(join(folder, 'a.json')).isDirectory()).toBe(true);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('is never written over by a copy', () => {
    const file = join(freshFolder(), 'copy.json');
    expect(writeNew(file, 'one')).toBe('written');
    expect(writeNew(file, 'two')).toBe('there');
    expect(readFileSync(file, 'utf8')).toBe('one');
    expect(writeNew(join(file, 'under-a-file.json'), 'three')).toBe('refused');
  });

  it('is set aside under a name that is free', () => {
    const folder = freshFolder();
    for (const name of ['a.damaged.json', 'a.damaged-2.json', 'a.json'])
      writeFileSync(join(folder, name), name);
    expect(setAside(join(folder, 'a.json'), 'damaged')).toBe(join(folder, 'a.damaged-3.json'));
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

describe('saves', () => {
  it('come back, the latest first', () => {
    const folder = freshFolder();
    keep(join(folder, 'old.json'), table);
    keep(join(folder, 'new.json'), table);
    utimesSync(join(folder, 'old.json'), 1000, 1000);
    const { saves, damaged } = findSaves(folder);
    expect(saves.map(({ file }) => file)).toEqual([join(folder, 'new.json'), join(folder, 'old.json')]);
    expect(saves[0]?.table.history.entries).toEqual(table.history.entries);
    expect(damaged).toEqual([]);
  });

  it('are looked for only among files', () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'folder.json'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'broken.json'));
    writeFileSync(join(folder, 'notes.txt'), 'hello');
    expect(findSaves(folder)).toEqual({ saves: [], damaged: [] });
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('are none where there is no folder', () => {
    expect(findSaves(join(freshFolder(), 'nowhere'))).toEqual({ saves: [], damaged: [] });
  });

  it('are set aside when they are damaged, with nothing lost', () => {
    const folder = freshFolder();
    const half = writeTable(table).slice(0, 500);
    writeFileSync(join(folder, 'race.json'), half);
    const { saves, damaged } = findSaves(folder);
    expect(saves).toEqual([]);
    expect(damaged).toMatchObject([
      { kept: join(folder, 'race.damaged.json'), refusal: { reason: 'record.notJson' } },
    ]);
    expect(readFileSync(join(folder, 'race.damaged.json'), 'utf8')).toBe(half);
    expect(findSaves(folder)).toEqual({ saves: [], damaged: [] });
  });

  it('that are over make room, and stay as records', () => {
    const folder = freshFolder();
    keep(join(folder, 'race.json'), over);
    expect(findSaves(folder).saves).toEqual([]);
    expect(readSave(join(folder, 'finished', 'race.json')).ok).toBe(true);
  });

  it('have names that no other race has', () => {
    const folder = freshFolder();
    const now = new Date('1935-11-15T05:06:07Z');
    const first = newSave(folder, now);
    expect(first).toBe(join(folder, 'race-1935-11-15-050607.json'));
    keep(first, table);
    const second = newSave(folder, now);
    expect(existsSync(second)).toBe(false);
    expect(second).not.toBe(first);
  });
});
