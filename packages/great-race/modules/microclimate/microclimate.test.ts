import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { savedAs } from '../../testing/saved.ts';

const modules = ['season:normal', 'microclimate'];
const tiles = { 37: 'microclimate-1p' };
const rolled = (die: number, more: object = {}) =>
  given({ modules, blue: { at: 'timbuktu', ...more }, tiles, dice: [die] });

describe('SEASON-06 microclimate', () => {
  it('puts six tiles into the bag, and only with the season', () => {
    const race = given({ phase: 'start', modules });
    expect(race.bag.filter((tile) => tile.startsWith('microclimate'))).toHaveLength(6);
    expect(race.bag).toHaveLength(66);
  });

  it.each([
    [0, 1, 0],
    [2, 1, 0],
    [3, 2, 0],
    [4, 1, 1],
    [5, 1, 0],
  ])('on die %i costs %i petrol and %i damage', (die, petrol, damage) => {
    const race = rolled(die);
    race.blue.drives('se');
    expect(race.told('microclimateRolled')[0]).toMatchObject({ seat: 0, space: 37, face: die + 1 });
    expect(race.told('spaceEntered')[0]).toMatchObject({ petrol, damage });
  });

  it('is rolled for every time', () => {
    const race = given({ modules, blue: { at: 'timbuktu' }, tiles, dice: [0, 3] });
    race.blue.drives('se', 'timbuktu');
    race.orange.passes();
    race.blue.drives('se');
    expect(race.told('microclimateRolled')[0]).toMatchObject({ face: 4 });
  });
});

describe('SEASON-07 trying a microclimate', () => {
  it('sends back who cannot pay what the die adds, and ends the drive', () => {
    const race = rolled(3, { petrol: 1 });
    race.blue.drives('se');
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue).toHavePetrol(1);
    expect(race).toAsk('orange');
  });

  it('may be saved by a jerrycan', () => {
    const race = rolled(3, { petrol: 1, hand: ['jerrycan'] });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    race.blue.plays('jerrycan');
    expect(race.blue).toStandIn('se of timbuktu');
  });

  it('may not be tried by who cannot pay the printed price', () => {
    const race = given({ modules, blue: { at: 'timbuktu', petrol: 0 }, tiles });
    race.blue.drives();
    expect(race.blue.why({ do: 'enter', space: 37 })).toBeRefused('BASE-DRIVE-02');
  });

  it('stops on a 6, unless a guide ignores it', () => {
    const stopped = rolled(5);
    stopped.blue.drives('se');
    expect(stopped.told('stopped')).toHaveLength(1);
    const guided = rolled(5, { hand: ['guide'] });
    guided.blue.drives('se').plays('guide');
    expect(guided.question).toBe('drive');
  });
});

describe('SEASON-09 a microclimate uncovered', () => {
  it('is rolled for whatever the crew could pay', () => {
    const race = given({ modules, blue: { at: 'timbuktu', petrol: 0 }, bag: ['microclimate-2p'], dice: [3] });
    race.blue.drives('into the empty space south');
    expect(race.told('microclimateRolled')).toHaveLength(1);
    expect(race.tileOn('se of timbuktu')).toBe('microclimate-2p');
    expect(race.blue).toStandIn('timbuktu');
  });
});
