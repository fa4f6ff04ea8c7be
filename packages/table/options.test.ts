import { describe, expect, it } from 'vitest';
import { readTableOptions } from './options.ts';

describe('the options of a race on one device', () => {
  it('are those of the base game', () => {
    expect(readTableOptions({ crews: 3 })).toMatchObject({ ok: true, options: { crews: 3, modules: [] } });
  });

  it('refuse modules, and whatever else no race allows', () => {
    const fault = { option: 'modules', reason: 'notAllowed' };
    expect(readTableOptions({ modules: ['leaders'] })).toEqual({ ok: false, fault });
    expect(readTableOptions({ crews: 9 })).toMatchObject({ ok: false, fault: { option: 'crews' } });
  });
});
