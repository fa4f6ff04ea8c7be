import { describe, expect, it } from 'vitest';
import { makeRace } from './modules/index.ts';
import { NEWEST_DATA, readOptions } from './options.ts';
import { inVersion } from './parts.ts';

const DEFAULTS = {
  board: 'africa',
  data: NEWEST_DATA,
  towards: 'south',
  crews: 4,
  order: 'drawn',
  vehicles: null,
  askOnlyWhoCan: false,
  modules: [],
};

const fault = (from: unknown) => {
  const read = readOptions(from);
  return read.ok ? null : read.fault;
};

describe('reading the options of a table', () => {
  it('takes defaults for what is not said', () => {
    expect(readOptions({})).toEqual({ ok: true, options: DEFAULTS });
  });

  it('takes what is said and allowed', () => {
    const said = {
      board: 'south-america',
      data: 1,
      towards: 'north',
      crews: 2,
      order: 'seated',
      vehicles: ['english', 'belgian'],
      askOnlyWhoCan: true,
      modules: [],
    };
    expect(readOptions(said)).toEqual({ ok: true, options: said });
    expect(readOptions({ crews: 3 })).toEqual({ ok: true, options: { ...DEFAULTS, crews: 3 } });
    expect(readOptions({ crews: 4, vehicles: null })).toEqual({ ok: true, options: DEFAULTS });
  });

  it('takes the vehicles of as many crews as play, four when nothing is said', () => {
    expect(fault({ vehicles: ['french', 'italian', 'english', 'belgian'] })).toBeNull();
    expect(fault({ vehicles: ['french', 'italian'], crews: 2 })).toBeNull();
    expect(fault({ vehicles: ['french', 'italian'] })).toEqual({ option: 'vehicles', reason: 'notAllowed' });
  });

  it('leaves the defaults as they are for the next table', () => {
    const first = readOptions({ crews: 2 });
    if (!first.ok) throw new Error('refused');
    Object.assign(first.options, { board: 'atlantis' });
    expect(readOptions({})).toEqual({ ok: true, options: DEFAULTS });
  });

  it.each([
    ['board', 'asia'],
    ['board', null],
    ['board', ['africa']],
    ['board', 'Africa'],
    ['data', 0],
    ['data', 2],
    ['data', '1'],
    ['towards', 'east'],
    ['towards', 1],
    ['crews', 1],
    ['crews', 5],
    ['crews', 0],
    ['crews', -2],
    ['crews', 2.5],
    ['crews', 1e308],
    ['crews', '3'],
    ['crews', 'NaN'],
    ['crews', null],
    ['crews', [3]],
    ['crews', { valueOf: 3 }],
    ['order', 'alphabetical'],
    ['order', true],
    ['vehicles', 'french'],
    ['vehicles', []],
    ['vehicles', {}],
    ['vehicles', { length: 4 }],
    ['vehicles', ['french', 'italian', 'english']],
    ['vehicles', ['french', 'italian', 'english', 'swiss']],
    ['vehicles', ['french', 'italian', 'english', null]],
    ['vehicles', ['french', 'italian', 'english', ['belgian']]],
    ['askOnlyWhoCan', 'true'],
    ['askOnlyWhoCan', 1],
    ['askOnlyWhoCan', null],
    ['modules', ['teleport']],
    ['modules', 'leaders'],
    ['modules', {}],
    ['modules', null],
  ])('refuses %s %j', (option, value) => {
    expect(fault({ [option]: value })).toEqual({ option, reason: 'notAllowed' });
  });

  it('refuses the same vehicle twice', () => {
    expect(fault({ crews: 2, vehicles: ['french', 'french'] })).toEqual({
      option: 'vehicles',
      reason: 'notUnique',
    });
  });

  it('refuses options that nobody knows, by their name', () => {
    expect(fault({ speed: 3 })).toEqual({ option: 'speed', reason: 'unknown' });
    expect(fault(JSON.parse('{"__proto__": {"crews": 9}}'))).toEqual({
      option: '__proto__',
      reason: 'unknown',
    });
    for (const option of ['constructor', 'toString', 'hasOwnProperty', ''])
      expect(fault({ [option]: 1 })).toEqual({ option, reason: 'unknown' });
  });

  it('looks at nothing that is not its own', () => {
    expect(readOptions(Object.create({ crews: 9 }))).toEqual({ ok: true, options: DEFAULTS });
  });

  it.each([null, undefined, 4, 'africa', true, [], [{}], Number.NaN])(
    'refuses %j, which is no options',
    (from) => {
      expect(fault(from)).toEqual({ option: 'options', reason: 'notAllowed' });
    },
  );

  it('refuses values that are not there though their name is', () => {
    expect(fault({ crews: undefined })).toEqual({ option: 'crews', reason: 'notAllowed' });
    expect(fault({ vehicles: undefined })).toEqual({ option: 'vehicles', reason: 'notAllowed' });
  });

  it('knows which data the board has', () => {
    const read = readOptions({});
    if (!read.ok) throw new Error('refused');
    expect(() => makeRace({ ...read.options, data: 9 })).toThrow('africa has no data version 9');
  });

  it('takes what a later version changed from its own place in a list', () => {
    const madeUp = ['of the first', 'of a second'];
    expect(inVersion(madeUp, 1, 'a table')).toBe('of the first');
    expect(inVersion(madeUp, 2, 'a table')).toBe('of a second');
    expect(() => inVersion(madeUp, 3, 'a table')).toThrow('a table has no data version 3');
  });
});
