import { fast } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import { CATALOGUE } from './catalogue.ts';
import { drawMode, MODES } from './modes.ts';

describe('MODE-01 drawing a play mode', () => {
  it('names a combination that can be played', () => {
    for (const { modules } of MODES)
      expect(readOptions({ modules })).toMatchObject({ ok: true, options: { modules } });
  });

  it('draws any of them', () => {
    const dice = fast(1935, 1);
    const drawn = new Set(Array.from({ length: 300 }, () => drawMode(dice).name));
    expect(drawn.size).toBe(MODES.length);
  });
});

describe('MODE-02 our own modes', () => {
  it('are twelve at least, each named once, of every weight, with every module but the fifth crew', () => {
    expect(MODES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(MODES.map(({ name }) => name)).size).toBe(MODES.length);
    expect(new Set(MODES.map(({ modules }) => modules.join())).size).toBe(MODES.length);
    expect(new Set(MODES.map(({ weight }) => weight)).size).toBe(3);
    const used = new Set(MODES.flatMap(({ modules }) => modules.map((choice) => choice.split(':')[0])));
    expect([...used].sort()).toEqual(
      CATALOGUE.map(({ name }) => name)
        .filter((name) => name !== 'fifth')
        .sort(),
    );
  });
});
