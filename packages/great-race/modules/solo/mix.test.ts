import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { readSolo, soloRefuses } from './options.ts';
import { DRIVES, givenSolo } from './testing/given-solo.ts';
import { tileValue } from './torpedo/value.ts';

const drives = (more: Parameters<typeof givenSolo>[0]) => givenSolo({ card: 'A1', whose: 'orange', ...more });
const start = (modules: string[], more: object = {}) =>
  givenSolo({ phase: 'start', card: null, modules, ...more });

describe('MIX-07 modules against René', () => {
  it('the opening bivouac rolls the weather first, and the season moves on at each', () => {
    const race = start(['season:normal'], { dice: [2, 0] });
    race.blue.chooses('french');
    expect(race.allEvents.filter(({ key }) => key === 'weatherRolled')).toMatchObject([
      { season: 2, face: 1 },
    ]);
    const later = givenSolo({
      phase: 'bivouac',
      turn: 3,
      modules: ['season:normal'],
      slots: { season: { season: 4 } },
    });
    expect(later.public.modules?.season?.season).toBe(5);
  });

  it('he pays for the weather', () => {
    const race = drives({
      modules: ['season:normal'],
      slots: { season: { weather: 'heat' } },
      orange: { ...DRIVES, at: 27, petrol: 2 },
      tiles: { 27: '1p', 28: '1p', 38: '3p' },
    });
    expect(race.orange.crew).toMatchObject({ at: 28, petrol: 0 });
  });

  it('he rolls for microclimates, which count one more', () => {
    const modules = ['season:normal', 'microclimate'];
    const tiles = { 27: '1p', 28: 'microclimate-1p', 38: '3p' };
    const race = drives({ modules, orange: { ...DRIVES, at: 27, petrol: 2 }, tiles, dice: [3] });
    expect(race.told('microclimateRolled')).toMatchObject([{ seat: 1, adds: 'petrol' }]);
    expect(race.orange.crew).toMatchObject({ at: 28, petrol: 0 });
    const back = drives({ modules, orange: { ...DRIVES, at: 27, petrol: 1 }, tiles, dice: [3] });
    expect(back.orange.crew).toMatchObject({ at: 27, petrol: 1 });
    const stop = drives({ modules, orange: { ...DRIVES, at: 27 }, tiles, dice: [5] });
    expect(stop.orange.crew.at).toBe(28);
    expect(stop.told('stopped')).toHaveLength(1);
    expect(race.rules.tiles.filter(({ mark }) => mark === 'microclimate').map(tileValue)).toEqual([2, 3, 3]);
  });

  it('he passes villages without stop or gift, and their stop counts nothing', () => {
    const race = drives({
      modules: ['village'],
      orange: { ...DRIVES, at: 27, petrol: 2 },
      tiles: { 27: '1p', 28: 'village-petrol', 38: '3p' },
    });
    expect(race.orange).toStandIn('zinder');
    expect(race.told('giftTaken')).toEqual([]);
    expect(race.rules.tiles.filter(({ welcoming }) => welcoming === true).map(tileValue)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  it('he carries no parcels, and has no patron, no leader, no paddock', () => {
    const race = start(['leaders', 'paddock:preset', 'postal', 'patronage', 'diplomacy:normal']);
    race.blue.answers({ do: 'lead', leader: 'italian' });
    expect(race.public.modules?.postal?.aboard[1]).toBe(-1);
    expect(race.public.modules?.leaders?.leaders).toEqual(['italian', null]);
    expect(race.orange.crew).toMatchObject({ petrolMax: 6, engineMax: 6, chassisMax: 0 });
    const free = start(['paddock:free'], { first: true });
    free.blue.chooses('french');
    expect(free.question).toBe('paddock');
    expect(free.blue.crew.francs).toBe(70);
    expect(free.orange.crew.francs).toBe(0);
    free.blue.passes();
    expect(free.question).toBe('camp');
  });

  it('he rolls at no gates', () => {
    const race = drives({
      modules: ['diplomacy:hard'],
      orange: { ...DRIVES, at: 'zinder' },
      tiles: { 51: '1p', 50: '1p' },
    });
    expect(race.told('borderRolled')).toEqual([]);
    expect(race.orange).not.toStandIn('zinder');
  });

  it.each(CATALOGUE.map(({ name }) => name))('%s is switched on, or refused with its rule', (name) => {
    const modules = name === 'microclimate' ? ['season', name] : [name];
    const rule = soloRefuses(name);
    expect(readSolo({ modules })).toMatchObject(
      rule === null ? { ok: true } : { ok: false, fault: { reason: 'needsCompany', rule } },
    );
  });
});

describe('MIX-09 a solo race', () => {
  it('excludes the fifth crew; the Suffragettes may drive it', () => {
    expect(soloRefuses('fifth')).toBe('MIX-09');
    const race = start([]);
    expect(race.blue.optionsTo('choose').map(({ crew }) => crew)).toContain('suffragettes');
    expect(readSolo({ crew: 'suffragettes' })).toMatchObject({ ok: true });
    expect(readSolo({ crew: 'torpedo' })).toMatchObject({ ok: false, fault: { option: 'crew' } });
    expect(readSolo({ crew: 'swiss' })).toMatchObject({ ok: false });
    expect(readSolo({ crew: 'swiss', modules: ['leaders'] })).toMatchObject({ ok: true });
  });
});

describe('the options of a solo race', () => {
  it.each<[unknown, string]>([
    [null, 'options'],
    [[], 'options'],
    [{ level: 2 }, 'level'],
    [{ board: 'asia' }, 'board'],
    [{ towards: 'east' }, 'towards'],
    [{ modules: 'season' }, 'modules'],
    [{ modules: ['nonsense'] }, 'modules'],
    [{ rival: 7 }, 'rival'],
    [{ rival: { deck: ['A1'] } }, 'rival'],
    [{ rival: { deck: ['A1', 'A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1'] } }, 'rival'],
    [{ rival: { powers: { blue: 5, green: 0, red: 0, yellow: 0 } } }, 'rival'],
    [{ rival: { powers: { blue: 1 } } }, 'rival'],
    [{ rival: { legacy: 1 } }, 'rival'],
    [{ rival: { strength: 1 } }, 'rival'],
    [{ rival: null, turns: 0 }, 'turns'],
  ])('refuse %j', (options, option) => {
    expect(readSolo(options)).toMatchObject({ ok: false, fault: { option } });
  });
});
