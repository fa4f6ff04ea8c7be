import { begin, streams } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import { inVersion } from '../parts.ts';
import { makeRace } from '../race.ts';
import { STREAMS } from '../state.ts';
import { data as first } from './africa-1.ts';
import { change } from './change.ts';

/** What the release after this one might change. */
const next = change(first, {
  spaces: { 6: { risk: false } },
  lines: { 0: { price: 190 }, 1: null },
  moreLines: [{ kind: 'sea', from: 4, to: 21, price: 50 }],
  tiles: { '1p': { copies: 6 } },
  moreTiles: [{ id: '4p', petrol: 4, damage: 0, danger: false, stop: false, copies: 1 }],
});

describe('a next version of the data', () => {
  it('is the one before with a difference', () => {
    expect(next.board.version).toBe(first.board.version + 1);
    expect(next.board.spaces[6]).toEqual({ ...first.board.spaces[6], risk: false });
    expect(next.board.spaces[7]).toEqual(first.board.spaces[7]);
    expect(next.board.lines[0]).toEqual({ ...first.board.lines[0], price: 190 });
    expect(next.board.lines[1]).toEqual(first.board.lines[2]);
    expect(next.board.lines.at(-1)?.price).toBe(50);
    expect(next.tiles[0]).toEqual({ ...first.tiles[0], copies: 6 });
    expect(next.tiles.at(-1)?.id).toBe('4p');
  });

  it('leaves the released one as it was, and each race gets its own', () => {
    expect(inVersion([first, next], 1, 'africa').board.lines[0]?.price).toBe(170);
    expect(inVersion([first, next], 2, 'africa').board.lines[0]?.price).toBe(190);
  });

  it('can be raced', () => {
    const read = readOptions({ crews: 3 });
    if (!read.ok) throw new Error('refused');
    const rules = makeRace(read.options, { data: next, modules: [] });
    expect(begin(rules, streams(STREAMS, 7)).state.public.crews).toHaveLength(3);
    expect(rules.board.lines).toHaveLength(first.board.lines.length);
  });

  it('refuses to change what is not there', () => {
    expect(() => change(first, { lines: { 99: { price: 1 } } })).toThrow('no 99 to change');
    expect(() => change(first, { tiles: { '9p': { copies: 1 } } })).toThrow('no tile 9p');
  });
});
