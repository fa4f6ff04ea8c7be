import { describe, expect, it } from 'vitest';
import { readPlacement, shortName } from './placement.ts';

const BOXES = { names: [['pathfinder'], ['mechanics'], ['security', 'guards'], ['funding']], assistants: 5 };
const read = (typed: string) => readPlacement(typed, BOXES);
const placed = (...boxes: number[]) => ({ ok: true, boxes });

describe('BASE-PLAN-01 a plan as it is typed', () => {
  it('is letters and figures, in either order', () => {
    expect(read('p2 m2 g1')).toEqual(placed(2, 2, 1, 0));
    expect(read('p2m2s1')).toEqual(placed(2, 2, 1, 0));
    expect(read('2p 2m 1s')).toEqual(placed(2, 2, 1, 0));
    expect(read('Mechanics 3, funding 2')).toEqual(placed(0, 3, 0, 2));
    expect(read('f5')).toEqual(placed(0, 0, 0, 5));
  });

  it('is four figures', () => {
    expect(read('2 2 1 0')).toEqual(placed(2, 2, 1, 0));
    expect(read('2210')).toEqual(placed(2, 2, 1, 0));
    expect(read('1,2,1,1')).toEqual(placed(1, 2, 1, 1));
  });

  it('places all five', () => {
    expect(read('p2 m2')).toEqual({ ok: false, placed: 4 });
    expect(read('2 2 2 2')).toEqual({ ok: false, placed: 8 });
    expect(read('p9')).toEqual({ ok: false, placed: 9 });
  });

  it('is no plan when it names no box, or leaves a figure out', () => {
    for (const typed of ['', 'pass', 'x2 m3', 'p m3', '2 3', '5', 'help me', 'p2 m'])
      expect(read(typed)).toBe(null);
  });
});

describe('a box by few letters', () => {
  it('has as many as tell it from the others', () => {
    expect([0, 1, 2, 3].map((box) => shortName(BOXES.names, box))).toEqual(['p', 'm', 's', 'f']);
    const names = [['verkenner'], ['techniek'], ['veiligheid', 'bewakers'], ['financiering']];
    expect([0, 1, 2, 3].map((box) => shortName(names, box))).toEqual(['ver', 't', 'vei', 'f']);
  });
});
