import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { racerGoesOn, racerSays, verbs } from '../testing/ask.ts';

const DRIVER = { mechanics: 1 };

describe('the racer and its petrol', () => {
  it('buys petrol before a drive that needs it', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 0, boxes: DRIVER }, orange: { passed: true } });
    expect(racerSays(race)).toMatchObject({ do: 'fuel' });
    expect(verbs(racerGoesOn(race)).slice(0, 3)).toEqual(['fuel', 'drive', 'enter']);
  });

  it('buys no more in the wild than the drive takes', () => {
    const race = given({
      blue: { at: 'se of timbuktu', petrol: 0, francs: 200, boxes: DRIVER },
      tiles: { 'se of timbuktu': '1p', 'se of se of timbuktu': '1p-stop' },
      bagHolds: ['3p', '3p', '3p'],
    });
    expect(racerSays(race)).toMatchObject({ do: 'fuel' });
    const [fuel] = racerGoesOn(race, 'fuel');
    expect(fuel?.do === 'fuel' && fuel.levels).toBeLessThan(6);
  });

  it('buys none when it does not drive', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 0, boxes: { funding: 3 } } });
    expect(racerSays(race)).toEqual({ do: 'fund' });
  });

  it('pours a jerrycan into a price it could not pay', () => {
    const race = given({
      blue: { at: 'e of timbuktu', petrol: 0, francs: 0, hand: ['jerrycan'], boxes: DRIVER },
      tiles: { 'e of timbuktu': '1p' },
    });
    race.blue.drives('timbuktu');
    expect(racerSays(race)).toEqual({ do: 'play', card: 'jerrycan' });
  });
});

describe('the racer and its machine', () => {
  it('repairs a broken engine first of all', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 0, boxes: { mechanics: 2 } } });
    expect(racerSays(race)).toEqual({ do: 'repair' });
    expect(racerGoesOn(race, 'fit').at(-1)).toMatchObject({ do: 'fit', part: 'bought', engine: 1 });
  });

  it('plans a mechanic for a broken engine', () => {
    const race = given({ phase: 'planning', blue: { at: 'timbuktu', engine: 0, francs: 100 } });
    const plan = racerSays(race);
    expect(plan.do === 'plan' && plan.boxes[1]).toBeGreaterThan(0);
  });

  it('fits parts it holds before it buys any', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 2, chassis: 3, hand: ['spare-parts'], boxes: { mechanics: 2 } },
    });
    const said = racerGoesOn(race).find((answer) => answer.do === 'fit');
    expect(said).toMatchObject({ part: 'spare-parts' });
  });

  it('never splits damage into a breakdown that can be avoided', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 1, chassis: 4, boxes: DRIVER },
      tiles: { 'se of timbuktu': '1p1d' },
    });
    race.blue.drives('se');
    expect(racerSays(race)).toEqual({ do: 'split', engine: 0 });
  });

  it('spares a full hand as long as the engine can bear it', () => {
    const hand = ['driver', 'financial', 'tracker'];
    const race = given({
      blue: { at: 'timbuktu', engine: 5, chassis: 3, hand, boxes: DRIVER },
      tiles: { 'se of timbuktu': '1p1d' },
    });
    race.blue.drives('se');
    expect(racerSays(race)).toEqual({ do: 'split', engine: 1 });
  });

  it('takes the guard when the danger would break it', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 1, chassis: 1, boxes: { mechanics: 1, security: 1 } },
      tiles: { 'se of timbuktu': '1p-danger' },
    });
    race.blue.drives('se');
    expect(racerSays(race)).toEqual({ do: 'guard' });
  });

  it('stops a saboteur with a militia when it has no guard', () => {
    const race = given({
      whose: 'orange',
      blue: { hand: ['militia'], boxes: {} },
      orange: { hand: ['saboteur'] },
    });
    race.orange.plays('saboteur').targets('blue');
    expect(racerSays(race)).toEqual({ do: 'play', card: 'militia' });
  });
});

describe('the racer at the destination', () => {
  const doorstep = { at: 'ne of cape-town', petrol: 3 };

  it('enters it when it can', () => {
    const race = given({ blue: { ...doorstep, boxes: DRIVER }, tiles: { 'ne of cape-town': '1p' } });
    racerGoesOn(race);
    expect(race.blue).toStandIn('cape-town');
  });

  it('buys the last drop it takes', () => {
    const race = given({
      blue: { ...doorstep, petrol: 0, francs: 20, boxes: DRIVER },
      tiles: { 'ne of cape-town': '1p' },
    });
    expect(racerSays(race)).toEqual({ do: 'fuel', levels: 1 });
  });

  it('plans a drive when somebody else is about to arrive', () => {
    const race = given({
      phase: 'planning',
      blue: doorstep,
      orange: { at: 'ne of cape-town' },
      tiles: { 'ne of cape-town': '1p' },
    });
    const plan = racerSays(race);
    expect(plan.do === 'plan' && plan.boxes[1]).toBeGreaterThan(0);
  });

  it('mends first when a rival is in and nobody else can come between', () => {
    const race = given({
      blue: { ...doorstep, engine: 3, chassis: 3, francs: 120, boxes: { mechanics: 2 } },
      orange: { arrived: 1 },
      tiles: { 'ne of cape-town': '1p' },
    });
    expect(racerSays(race)).toEqual({ do: 'repair' });
    racerGoesOn(race);
    expect(race.blue).toStandIn('cape-town');
    expect(race.blue.crew.engine + race.blue.crew.chassis).toBeGreaterThan(6);
  });

  it('does not pass while it could drive on', () => {
    const race = given({ blue: { boxes: DRIVER, francs: 0 } });
    expect(racerSays(race)).toEqual({ do: 'drive' });
  });
});

describe('the racer, its cards and its tiles', () => {
  it('takes what helps most and gives up what helps least', () => {
    const race = given({
      phase: 'bivouac',
      row: ['trail-hunter', 'financial', 'guide'],
      whose: 'blue',
      order: ['orange', 'blue'],
    });
    expect(racerSays(race)).toEqual({ do: 'take', card: 'financial' });
  });

  it('plays money before it spends its assistant', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['financial'], boxes: { funding: 3 } } });
    expect(racerSays(race)).toEqual({ do: 'play', card: 'financial' });
  });

  const scouting = { at: 'timbuktu', chassis: 2, boxes: { pathfinder: 1, mechanics: 1 } };

  it('sends its pathfinder for a card, or with a full hand to scout', () => {
    expect(racerSays(given({ blue: scouting }))).toEqual({ do: 'draw' });
    const full = given({ blue: { ...scouting, hand: ['militia', 'militia'] } });
    expect(racerSays(full)).toEqual({ do: 'lay' });
  });

  it('lays the good tile on its way and the bad one elsewhere', () => {
    const race = given({
      blue: { ...scouting, hand: ['militia', 'militia'] },
      orange: { passed: true },
      bag: ['1p', '1p2d-stop', '1p', '1p', '1p', '1p'],
    });
    const said = racerGoesOn(race, 'drive');
    const [good, bad] = said.flatMap((answer) => (answer.do === 'place' ? [answer.space] : []));
    const entered = racerGoesOn(race).flatMap((answer) => (answer.do === 'enter' ? [answer.space] : []));
    expect(said.some((answer) => answer.do === 'hold' && answer.tile === '1p')).toBe(true);
    expect(entered).toContain(good);
    expect(entered).not.toContain(bad);
  });

  it('sends its saboteur against the crew in front', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['saboteur'], boxes: { funding: 1 } },
      orange: { at: 'timbuktu' },
      green: { at: 'luanda' },
    });
    expect(racerGoesOn(race, 'target')).toContainEqual({ do: 'target', seat: 2 });
  });

  it('raises money when it has none', () => {
    const race = given({ phase: 'planning', blue: { at: 'timbuktu', petrol: 0, francs: 0 } });
    const plan = racerSays(race);
    expect(plan.do === 'plan' && plan.boxes[3]).toBeGreaterThanOrEqual(3);
  });
});
