import { describe, expect, it } from 'vitest';
import { CREWS, type CrewId } from '../../crew/crews.ts';
import { crewsWith, readOptions } from '../../options.ts';
import { standings } from '../../standings.ts';
import { given } from '../../testing/given.ts';
import { savedAs } from '../../testing/saved.ts';

const modules = ['fifth:suffragettes'];
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
  it('deals six cards, and a seventh for Simone', () => {
    const five = given({ phase: 'bivouac', modules: ['fifth:unaided'], crews: 5, options: { vehicles } });
    expect(five.row).toHaveLength(6);
    const withHer = given({ phase: 'bivouac', modules, crews: 5, options: { vehicles } });
    expect(withHer.row).toHaveLength(7);
  });

  it('deals one more with Simone, who ends with three when she is last', () => {
    const race = given({
      phase: 'bivouac',
      modules: ['fifth:suffragettes', 'leaders'],
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

describe('FIFTH-01 five crews without the Suffragettes', () => {
  const swiss = ['fifth:swiss'];

  it('have the Swiss as the fifth', () => {
    expect(crewsWith(swiss)).toEqual([...CREWS, 'swiss']);
    const five = [...CREWS, 'swiss'];
    expect(readOptions({ crews: 5, modules: swiss, vehicles: five })).toMatchObject({ ok: true });
    expect(readOptions({ crews: 5, modules: swiss, vehicles })).toMatchObject({ ok: false });
    const race = given({ phase: 'start', modules: swiss, crews: 5 });
    expect(race.blue.optionsTo('choose').map(({ crew }) => crew)).toEqual(five);
  });

  it('and neither Simone with leaders', () => {
    const race = given({ phase: 'start', modules: [...swiss, 'leaders'], crews: 5 });
    expect(race.blue.optionsTo('lead').map(({ leader }) => leader)).toEqual([
      'french',
      'italian',
      'english',
      'belgian',
      'american',
      'swiss',
    ]);
    expect(race.blue.why({ do: 'lead', leader: 'suffragettes' })).toBeRefused('FIFTH-01', 'lead.absent');
    for (const [crew, leader] of [
      [race.blue, 'american'],
      [race.orange, 'swiss'],
      [race.green, 'french'],
      [race.red, 'italian'],
      [race.white, 'english'],
    ] as const)
      crew.answers({ do: 'lead', leader });
    expect(race.blue.optionsTo('choose').map(({ crew }) => crew)).toEqual(['belgian']);
  });

  it('are dealt six cards, as five with the Suffragettes unaided', () => {
    const five = [...CREWS, 'swiss' as const];
    const race = given({ phase: 'bivouac', modules: swiss, crews: 5, options: { vehicles: five } });
    expect(race.row).toHaveLength(6);
  });
});

describe('FIFTH-04 Simone’s power', () => {
  const deal = (chosen: string[], ids: readonly CrewId[], more: Parameters<typeof given>[0] = {}) =>
    given({
      phase: 'bivouac',
      modules: chosen,
      crews: ids.length,
      options: { vehicles: ids },
      ...more,
    }).row.length;
  const two = ['suffragettes', 'french'] as const;
  const slots = { leaders: { leaders: ['suffragettes' as const, 'french' as const] } };

  it('is used whenever the Suffragettes race, without leaders and with them', () => {
    expect(deal(['fifth:suffragettes'], two)).toBe(4);
    expect(deal(['leaders'], two, { slots })).toBe(4);
    expect(deal(['fifth:suffragettes', 'leaders'], two, { slots })).toBe(4);
    expect(deal(['fifth:suffragettes'], ['italian', 'french'])).toBe(3);
  });

  it('can be switched off, without leaders and with them', () => {
    expect(deal(['fifth:unaided'], two)).toBe(3);
    expect(deal(['fifth:unaided', 'leaders'], two, { slots })).toBe(3);
    expect(deal(['fifth:unaided'], vehicles)).toBe(6);
  });

  it('gives her the last card once all have taken', () => {
    const race = given({
      phase: 'bivouac',
      modules: ['fifth:suffragettes'],
      options: { vehicles: two },
      deck: ['guide', 'driver', 'militia', 'jerrycan'],
    });
    race.orange.takes('driver');
    race.blue.takes('guide');
    race.orange.takes('militia');
    expect(race.blue.hand).toEqual(['guide', 'jerrycan']);
    expect(race.told('cardLeftOver')).toMatchObject([{ seat: 0, card: 'jerrycan' }]);
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
  });

  it('goes with Simone, not with her crew, where Chapman has taken it', () => {
    const chapman = { leaders: { leaders: ['american' as const, 'french' as const] } };
    expect(deal(['leaders'], two, { slots: chapman })).toBe(3);
  });
});
