import { makeRace } from '@race/great-race';
import { readOptions } from '@race/great-race/options.ts';
import { commit } from '@race/kernel';
import { RACE_DOOR, readTableFile } from '@race/local/file.ts';
import { describe, expect, it } from 'vitest';
import { fileOf } from './rerun.ts';

const read = readOptions({ crews: 3, vehicles: ['french', 'italian', 'english'] });
if (!read.ok) throw new Error('no options');
const { options } = read;
const seed = [1, 2, 3, 4, 5, 6, 7, 8];
const told = { seed, salt: 'salt', commitment: commit(seed, 'salt'), version: makeRace(options).version };

describe('DAILY-01 a day driven again', () => {
  it('is a race of the same road and seed, with oneself against racers', () => {
    const file = readTableFile(fileOf(told, options, 'Ada') ?? '', RACE_DOOR);
    expect(file.ok && file.value.plan).toMatchObject({
      options,
      seed,
      salt: 'salt',
      players: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', bot: 'racer' },
        { kind: 'bot', bot: 'racer' },
      ],
    });
  });

  it('is none while the seed is not told', () => {
    expect(fileOf({ ...told, seed: null, salt: null }, options, 'Ada')).toBeNull();
  });
});
