import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { put, savedAs } from '../../testing/saved.ts';
import { CALENDARS, WEATHERS, type WeatherId } from './calendar.ts';

const modules = ['season:normal'];
const weather = (id: WeatherId) => ({ season: { weather: id } });

describe('SEASON-01 normal or hard', () => {
  it('adds two weather stations', () => {
    const race = given({ phase: 'start', modules });
    expect(race.deck.filter((card) => card === 'weather-station')).toHaveLength(2);
  });

  it('lists more faces in a hard year, on each continent its own', () => {
    for (const { normal, hard } of CALENDARS.flatMap((calendars) => Object.values(calendars))) {
      const faces = (seasons: typeof normal) =>
        seasons.reduce((sum, season) => sum + Object.keys(season).length, 0);
      expect(normal).toHaveLength(6);
      expect(faces(hard)).toBeGreaterThan(faces(normal));
      for (const season of normal) expect([1, 2]).toContain(Object.keys(season).length);
      for (const season of hard) expect([2, 3]).toContain(Object.keys(season).length);
      for (const seasons of [normal, hard]) expect(seasons[0]?.[1]).toBe('rains');
    }
    for (const calendars of CALENDARS) expect(calendars.africa).not.toEqual(calendars['south-america']);
    expect(WEATHERS.rains.damage).toBe(1);
  });

  it('closes the sea to a weather station too', () => {
    const race = given({
      modules,
      slots: weather('storm'),
      blue: { at: 'nouadhibou', hand: ['weather-station'] },
    });
    race.blue.plays('weather-station');
    expect(race.blue.optionsTo('line')).toEqual([]);
  });
});

describe('SEASON-02 the year', () => {
  it('begins where a die says', () => {
    const race = given({
      phase: 'start',
      modules,
      dice: [5, 0],
      options: { vehicles: ['french', 'italian'] },
    });
    expect(race.public.modules?.season?.season).toBe(5);
    expect(race.told('seasonChosen')).toEqual([{ key: 'seasonChosen', season: 5 }]);
  });

  it('moves on with each later turn, and around', () => {
    const race = given({ phase: 'bivouac', turn: 3, modules, slots: { season: { season: 5 } }, dice: [0] });
    expect(race.public.modules?.season).toEqual({ season: 0, weather: 'rains' });
    const first = given({ phase: 'bivouac', turn: 0, modules, slots: { season: { season: 5 } }, dice: [4] });
    expect(first.public.modules?.season?.season).toBe(5);
  });
});

describe('SEASON-03 the weather of a turn', () => {
  it('is rolled as the bivouac begins, and is fair on a face that is not listed', () => {
    const race = given({ phase: 'bivouac', turn: 0, modules, dice: [0] });
    expect(race.told('weatherRolled')).toEqual([
      { key: 'weatherRolled', season: 0, face: 1, weather: 'rains' },
    ]);
    expect(given({ phase: 'bivouac', turn: 0, modules, dice: [1] }).public.modules?.season?.weather).toBe(
      'fair',
    );
  });

  it('adds its price to every tile any crew enters', () => {
    const race = given({
      modules,
      slots: weather('rains'),
      blue: { at: 'timbuktu' },
      orange: { at: 'timbuktu' },
      tiles: { 37: '1p' },
    });
    race.blue.drives('se');
    expect(race.told('spaceEntered')[0]).toMatchObject({ petrol: 1, damage: 1 });
    race.blue.takesOffEngine(1).stops();
    race.orange.drives('se');
    expect(race.told('spaceEntered')[0]).toMatchObject({ petrol: 1, damage: 1 });
  });

  it('forbids what it makes too dear', () => {
    const race = given({
      modules,
      slots: weather('heat'),
      blue: { at: 'timbuktu', petrol: 1 },
      tiles: { 37: '1p' },
    });
    race.blue.drives();
    expect(race.blue.why({ do: 'enter', space: 37 })).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort', {
      needed: 2,
      left: 1,
    });
  });
});

describe('SEASON-04 what weather does', () => {
  it('asks for petrol or damage, or closes the sea', () => {
    const race = given({ modules, slots: weather('storm'), blue: { at: 'dakar', francs: 100 } });
    race.blue.drives();
    expect(race.blue.optionsTo('line')).toEqual([]);
    expect(race.blue.why({ do: 'line', to: 'porto-novo' })).toBeRefused('SEASON-04', 'line.seaClosed', {
      line: 2,
    });
  });
});

describe('SEASON-05 what weather spares', () => {
  it('is not charged for a city, and leaves the air open', () => {
    const race = given({
      modules,
      slots: weather('gale'),
      blue: { at: 'stanleyville', francs: 80 },
      orange: { at: 25 },
      tiles: { 25: '1p' },
    });
    race.blue.takesLineTo('elisabethville');
    expect(race.blue).toHave({ petrol: 5, engine: 5, chassis: 5 });
    race.orange.drives('dakar');
    expect(race.told('spaceEntered')[0]).toMatchObject({ petrol: 1, damage: 0 });
  });

  it('is not charged where there is no tile at all', () => {
    const race = given({ modules, slots: weather('flood'), blue: { at: 'timbuktu' }, bagHolds: [] });
    race.blue.drives('se');
    expect(race.told('spaceEntered')[0]).toMatchObject({ petrol: 2, damage: 0 });
  });
});

describe('CARD-WEATHER-STATION, SEASON-08 the drive of a weather station', () => {
  it('pays what tiles always ask, and no weather', () => {
    const race = given({
      modules,
      slots: weather('flood'),
      blue: { at: 'timbuktu', petrol: 1, hand: ['weather-station'] },
      tiles: { 37: '1p', 36: '1p' },
    });
    race.blue.plays('weather-station').enters('se');
    expect(race.blue).toHave({ petrol: 0, engine: 5, chassis: 5 });
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
  });

  it('is never among the cards drawn on the way (BASE-DRIVE-24)', () => {
    const race = given({
      modules,
      blue: { at: 37, hand: ['weather-station'] },
      tiles: { 37: '1p' },
      deckHolds: [],
      discard: ['guide'],
    });
    race.blue.plays('weather-station').enters('timbuktu');
    expect(race.blue.hand).toEqual(['guide']);
    expect(race.discard).toEqual(['weather-station']);
  });

  it('may take any line that is open', () => {
    const race = given({
      modules,
      slots: weather('rains'),
      blue: { at: 'dakar', francs: 100, hand: ['weather-station'] },
    });
    race.blue.plays('weather-station').answers({ do: 'line', to: 'porto-novo' });
    expect(race.blue).toStandIn('porto-novo');
  });

  it('goes where the weather would forbid another drive', () => {
    const race = given({
      modules,
      slots: weather('heat'),
      blue: {
        at: 'dakar',
        petrol: 1,
        francs: 0,
        hand: ['weather-station'],
        boxes: { funding: 1, mechanics: 1 },
      },
      tiles: { 25: '1p', 35: '1p', 46: '1p' },
    });
    expect(race.blue.why({ do: 'drive' })).toBeRefused('BASE-DRIVE-02');
    expect(race.blue.may({ do: 'play', card: 'weather-station' })).toBe(true);
  });

  it('ends the sparing with itself', () => {
    const race = given({
      modules,
      slots: weather('heat'),
      blue: { at: 'timbuktu', hand: ['weather-station'] },
      tiles: { 37: '1p', 36: '1p' },
    });
    race.blue.plays('weather-station').enters('se').stops();
    race.blue.drives();
    race.blue.enters('w');
    expect(race.told('spaceEntered')[0]).toMatchObject({ petrol: 2 });
  });
});

describe('a saved race with a season', () => {
  it('is refused with a weather nobody knows', () => {
    const race = given({ modules, slots: weather('heat') });
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.modules.season.weather', 'hail'))).toBeNull();
  });
});
