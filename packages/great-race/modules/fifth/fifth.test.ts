import { describe, expect, it } from 'vitest';
import { CREWS } from '../../crew/crews.ts';
import { readOptions } from '../../options.ts';
import { standings } from '../../standings.ts';
import { given } from '../../testing/given.ts';

const modules = ['fifth'];
const vehicles = [...CREWS, 'suffragettes' as const];

describe('FIFTH-01 a fifth crew', () => {
  it('may join, and the Suffragettes be one of the crews', () => {
    expect(readOptions({ crews: 5 })).toMatchObject({ ok: false });
    expect(readOptions({ crews: 5, modules })).toMatchObject({ ok: true });
    expect(readOptions({ crews: 2, modules, vehicles: ['suffragettes', 'french'] })).toMatchObject({
      ok: true,
    });
    expect(readOptions({ crews: 2, vehicles: ['suffragettes', 'french'] })).toMatchObject({ ok: false });
  });

  it('is chosen like the others', () => {
    const race = given({ phase: 'start', modules, crews: 5 });
    race.blue.chooses('suffragettes');
    expect(race.orange.options()).toHaveLength(4);
  });
});

describe('FIFTH-02 the bivouac of five', () => {
  it('deals six cards', () => {
    const race = given({ phase: 'bivouac', modules, crews: 5, options: { vehicles } });
    expect(race.row).toHaveLength(6);
  });

  it('deals one more with Simone, who ends with three when she is last', () => {
    const race = given({
      phase: 'bivouac',
      modules: ['fifth', 'leaders'],
      crews: 5,
      options: { vehicles },
      slots: { leaders: { leaders: [...CREWS, 'suffragettes'] } },
    });
    expect(race.row).toHaveLength(7);
    for (const crew of [race.white, race.red, race.green, race.orange, race.blue, race.white])
      crew.takes(race.row[0] ?? '');
    expect(race.white.hand).toHaveLength(3);
    expect(race.public.phase).toBe('planning');
  });
});

describe('FIFTH-03 late arrivals', () => {
  it('bring no points', () => {
    const race = given({
      modules,
      options: { vehicles },
      blue: { arrived: 1 },
      orange: { arrived: 2 },
      green: { arrived: 3 },
      red: { arrived: 4 },
      white: { arrived: 5 },
    });
    const points = standings(race.public).sort((a, b) => a.seat - b.seat);
    expect(points.map(({ arrival }) => arrival)).toEqual([5, 3, 1, 0, 0]);
  });
});

describe('FIFTH-04 the Suffragettes without leaders', () => {
  it('are a crew like any other', () => {
    const race = given({ phase: 'bivouac', modules, options: { vehicles: ['suffragettes', 'french'] } });
    expect(race.row).toHaveLength(3);
  });
});
