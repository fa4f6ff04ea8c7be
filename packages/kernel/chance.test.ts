import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  chooseFrom,
  copyStreams,
  drawFrom,
  drawKind,
  fast,
  roll,
  type Stream,
  scripted,
  sealed,
  streams,
} from './chance.ts';
import { open } from './play.ts';
import { STREAMS } from './schema.ts';
import { noughts } from './toys/noughts.ts';

const KEY = [1, 2, 3, 4, 5, 6, 7, 8];
/** The most values a roll can have. */
const MOST = 2 ** 30;

const tableWith = (dice: Stream) => open(noughts, noughts.begin({ dice }));

function rolls(stream: Stream, n: number, count: number): number[] {
  const g = tableWith(stream);
  return Array.from({ length: count }, () => roll(g, 'dice', n));
}

describe('the fast generator', () => {
  it('gives these numbers on every platform', () => {
    expect(rolls(fast(0, 0), MOST, 4)).toEqual([454373662, 818900681, 750264531, 753753458]);
    expect(rolls(fast(1, 0), MOST, 4)).toEqual([112339752, 168808715, 90216631, 439146296]);
    expect(rolls(fast(1, 1), MOST, 4)).toEqual([686413029, 91589090, 804681156, 767156085]);
    expect(rolls(fast(-7, 2), MOST, 4)).toEqual([9870801, 347799135, 89698426, 683537229]);
  });

  it('rolls these dice from seed 1', () => {
    expect(rolls(fast(1, 0), 6, 12)).toEqual([0, 5, 1, 2, 4, 2, 3, 0, 0, 5, 5, 1]);
  });

  it('stays plain 32-bit integers', () => {
    const stream = fast(0xffffffff, 0);
    rolls(stream, MOST, 100);
    for (const number of stream) expect(number | 0).toBe(number);
  });

  it('rolls every number about equally often', () => {
    const seen = [0, 0, 0, 0, 0, 0];
    for (const n of rolls(fast(42, 0), 6, 60_000)) seen[n] = (seen[n] ?? 0) + 1;
    for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

describe('the sealed generator', () => {
  it('gives these dice on every platform, block after block', () => {
    expect(rolls(sealed(KEY, 0), 6, 40)).toEqual([
      5, 2, 4, 0, 3, 5, 5, 0, 3, 5, 0, 5, 3, 1, 5, 4, 5, 4, 1, 4, 4, 5, 5, 4, 1, 2, 1, 0, 1, 3, 5, 3, 4, 0, 2,
      1, 0, 4, 1, 5,
    ]);
    expect(rolls(sealed(KEY, 1), 6, 18)).toEqual([3, 1, 1, 3, 4, 4, 1, 1, 4, 2, 3, 4, 5, 4, 5, 5, 1, 2]);
  });

  it('rolls every number about equally often', () => {
    const seen = [0, 0, 0, 0, 0, 0];
    for (const n of rolls(sealed(KEY, 3), 6, 6_000)) seen[n] = (seen[n] ?? 0) + 1;
    for (const count of seen) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('takes its key as 32-bit words', () => {
    expect(sealed([2 ** 32 + 5, 0xffffffff, 0, 0, 0, 0, 0, 0], 4)).toEqual([
      1, 5, -1, 0, 0, 0, 0, 0, 0, 4, 0,
    ]);
  });

  it('wants a whole key', () => {
    expect(() => sealed([1, 2, 3], 0)).toThrow('a key has eight words');
    expect(() => sealed([...KEY, 9], 0)).toThrow('a key has eight words');
  });
});

describe('streams from one seed', () => {
  const NAMES = ['deck', 'bag', 'dice'] as const;

  it('are fast ones from a number, and sealed ones from a key', () => {
    expect(streams(NAMES, 7)).toEqual({ deck: fast(7, 0), bag: fast(7, 1), dice: fast(7, 2) });
    expect(streams(NAMES, KEY)).toEqual({ deck: sealed(KEY, 0), bag: sealed(KEY, 1), dice: sealed(KEY, 2) });
  });

  it.each([
    ['fast', 7],
    ['sealed', KEY],
  ])('say different things: %s', (_, seed) => {
    const { deck, bag, dice } = streams(NAMES, seed);
    const said = [deck, bag, dice].map((stream) => rolls(stream, MOST, 5).join());
    expect(new Set(said).size).toBe(3);
  });

  it.each([
    ['fast', 7],
    ['sealed', KEY],
  ])('do not move each other: %s', (_, seed) => {
    const alone = rolls(streams(NAMES, seed).dice, MOST, 5);
    const g = open(noughts, noughts.begin(streams(NAMES, seed)));
    for (let i = 0; i < 20; i++) roll(g, 'deck', 6);
    expect(Array.from({ length: 5 }, () => roll(g, 'dice', MOST))).toEqual(alone);
  });
});

/** A fast stream whose next number is this one. */
const saying = (number: number): Stream => [0, (number << 2) | 0, 0, 0, 0];

describe('a roll', () => {
  it('throws words away that would make low numbers likelier', () => {
    const THREE_QUARTERS = 3 * 2 ** 28;
    expect(rolls(fast(0, 0), THREE_QUARTERS, 3)).toEqual([454373662, 750264531, 753753458]);
  });

  it('keeps the last word that is fair, and throws away the first that is not', () => {
    const fair = MOST - (MOST % 10);
    const kept = saying(fair - 1);
    expect(rolls(kept, 10, 1)).toEqual([9]);
    expect(kept[4]).toBe(1);
    const thrown = saying(fair);
    rolls(thrown, 10, 1);
    expect(thrown[4]).toBeGreaterThan(1);
  });

  it('of one value is that value', () => {
    expect(rolls(fast(1, 0), 1, 3)).toEqual([0, 0, 0]);
  });

  it.each([0, -1, Number.NaN, MOST + 1])('of %d values is a mistake', (n) => {
    expect(() => rolls(fast(1, 0), n, 1)).toThrow(`a roll cannot have ${n} values`);
  });

  it('closes the way back', () => {
    const g = tableWith(fast(1, 0));
    expect(g.horizon).toBe(false);
    roll(g, 'dice', 6);
    expect(g.horizon).toBe(true);
  });

  it('wants a stream that exists', () => {
    expect(() => roll(tableWith(fast(1, 0)), 'bag', 6)).toThrow('no stream named bag');
  });
});

describe('a draw', () => {
  it('takes one thing out of the multiset, and closes the way back', () => {
    const g = tableWith(fast(3, 0));
    const counts = [0, 2, 0, 1];
    const drawn = [3, 2, 1].map((total) => drawKind(g, 'dice', { counts, total }));
    expect(drawn.sort()).toEqual([1, 1, 3]);
    expect(counts).toEqual([0, 0, 0, 0]);
    expect(g.horizon).toBe(true);
  });

  it('draws each kind as often as it is there', () => {
    const seen = [0, 0, 0];
    const stream = fast(5, 0);
    for (let i = 0; i < 30_000; i++) {
      const kind = drawFrom(stream, [1, 0, 5], 6);
      seen[kind] = (seen[kind] ?? 0) + 1;
    }
    expect(seen[1]).toBe(0);
    expect(Math.abs((seen[0] ?? 0) - 5_000)).toBeLessThan(300);
  });

  it('made up without a table counts down as well', () => {
    const counts = [1, 1];
    const first = drawFrom(fast(1, 0), counts, 2);
    expect(counts).toEqual(first === 0 ? [0, 1] : [1, 0]);
  });

  it('from fewer things than it was told of is a mistake', () => {
    const allThere = () => drawFrom(saying(2), [1, 1], 3);
    expect(allThere).toThrow('there are not 3 things to draw from');
  });

  it('from nothing is a mistake', () => {
    expect(() => drawFrom(fast(1, 0), [0, 0], 0)).toThrow('a roll cannot have 0 values');
  });
});

describe('a choice from a list', () => {
  it('is one of the list, and any of it', () => {
    const stream = fast(9, 0);
    const chosen = new Set(Array.from({ length: 50 }, () => chooseFrom(stream, ['a', 'b', 'c'])));
    expect([...chosen].sort()).toEqual(['a', 'b', 'c']);
  });

  it('from an empty list is a mistake', () => {
    expect(() => chooseFrom(fast(1, 0), [])).toThrow('a roll cannot have 0 values');
  });
});

describe('a script', () => {
  it('says its values in order', () => {
    const g = tableWith(scripted([4, 0, 2]));
    expect([
      roll(g, 'dice', 6),
      roll(g, 'dice', 6),
      drawKind(g, 'dice', { counts: [0, 0, 1], total: 1 }),
    ]).toEqual([4, 0, 2]);
  });

  it('has no further values at its end', () => {
    expect(() => rolls(scripted([1]), 6, 2)).toThrow('the script has no further values');
  });

  it('may not say what the dice cannot', () => {
    expect(rolls(scripted([5]), 6, 1)).toEqual([5]);
    expect(() => rolls(scripted([6]), 6, 1)).toThrow('the script says 6, but only 6 values are possible');
  });

  it('may not draw what is not there', () => {
    expect(drawFrom(scripted([1]), [0, 1], 1)).toBe(1);
    expect(() => drawFrom(scripted([1]), [3, 0], 3)).toThrow(
      'the script draws kind 1, of which none is left',
    );
    expect(() => drawFrom(scripted([9]), [3, 0], 3)).toThrow(
      'the script draws kind 9, of which none is left',
    );
  });
});

describe('streams copied or read', () => {
  it('go their own way', () => {
    const from = { dice: fast(1, 0), bag: sealed(KEY, 1) };
    const to = copyStreams(from);
    expect(to).toEqual(from);
    rolls(to.dice ?? [], 6, 3);
    expect(from.dice).toEqual(fast(1, 0));
    expect(to.dice).not.toEqual(from.dice);
  });

  it('come back from JSON as they were', () => {
    const from = { a: fast(1, 0), b: sealed(KEY, 1), c: scripted([1, 2]), d: scripted([]) };
    expect(v.parse(STREAMS, JSON.parse(JSON.stringify(from)))).toEqual(from);
    expect(v.parse(STREAMS, {})).toEqual({});
  });

  it('are copied when read', () => {
    const from = { dice: fast(1, 0) };
    expect(v.parse(STREAMS, from).dice).not.toBe(from.dice);
  });

  it.each([
    ['nothing', null],
    ['no value', undefined],
    ['a number', 3],
    ['a list', [fast(1, 0)]],
    ['a stream that is none', { dice: 'sfc32' }],
    ['an empty stream', { dice: [] }],
    ['a stream of an unknown kind', { dice: [7, 1, 2, 3, 4] }],
    ['a fast stream cut short', { dice: fast(1, 0).slice(0, 4) }],
    ['a sealed stream with too much', { dice: [...sealed(KEY, 0), 0] }],
    ['a stream with a hole', { dice: [0, 1, null, 3, 4] }],
    ['a stream with a fraction', { dice: [2, 0.5] }],
  ])('are refused when they are %s', (_, from) => {
    expect(v.is(STREAMS, from)).toBe(false);
  });
});
