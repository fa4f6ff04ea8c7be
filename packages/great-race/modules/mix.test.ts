import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import type { GivenRace } from '../testing/given-race.ts';
import { savedAs } from '../testing/saved.ts';
import { CATALOGUE } from './catalogue.ts';
import type { LeaderId } from './leaders/who.ts';
import { citiesOf } from './postal/parcels.ts';

const led = (...leaders: LeaderId[]) => ({ leaders: { leaders } });
const RED = 2;
const YELLOW = 3;
const FIVE = ['french', 'italian', 'english', 'belgian', 'suffragettes'] as const;

/** Parcels aboard, and none in any city. */
function aboard(...parcels: number[]) {
  const bag = [8, 8, 8, 8];
  for (const parcel of parcels) if (parcel >= 0) bag[parcel] = (bag[parcel] ?? 0) - 1;
  return { postal: { bag, aboard: parcels, from: parcels.map(() => -1) } };
}

const markers = (race: GivenRace) => race.public.modules?.patronage?.markers;

describe('MIX-01 a drive with everything on', () => {
  it('goes in its order', () => {
    const race = given({
      modules: CATALOGUE.map(({ name }) => name),
      slots: {
        ...led('american', 'italian'),
        season: { weather: 'rains' },
        ...aboard(YELLOW, RED),
      },
      blue: { at: 'timbuktu', hand: ['visa', 'jerrycan'], petrol: 3 },
      bag: ['3p', 'microclimate-1p'],
      dice: [3],
    });
    race.blue.drives();
    expect(race.question).toBe('border');
    race.blue.plays('visa').enters('into the empty space south');
    expect(race.question).toBe('redraw');
    race.blue.answers({ do: 'redraw' });
    expect(race.told('microclimateRolled')).toMatchObject([{ face: 4 }]);
    expect(race.told('spaceEntered')).toMatchObject([{ petrol: 2, damage: 1 }]);
    expect(race.question).toBe('split');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    race.blue.takesOffEngine(0);
    expect(race.question).toBe('drive');
  });

  it('in a city pays, then the parcel, then cards, then the hand limit', () => {
    const race = given({
      modules: ['postal', 'season:hard'],
      slots: { season: { weather: 'flood' }, ...aboard(YELLOW, -1) },
      blue: { at: 61, chassis: 1, hand: ['guide'] },
      tiles: { 61: '1p' },
    });
    race.blue.drives('porto-novo');
    expect(race.events.map(({ key }) => key).filter((key) => !key.startsWith('level'))).toEqual([
      'spaceEntered',
      'cityEntered',
      'parcelDelivered',
      'cardsDrawn',
      'cardsSeen',
    ]);
    expect(race.question).toBe('hand');
  });
});

describe('MIX-02 one price', () => {
  it('is paid as a whole or not at all, and guards stop only the danger', () => {
    const race = given({
      modules: ['season:normal'],
      slots: { season: { weather: 'rains' } },
      blue: { at: 'timbuktu', boxes: { mechanics: 1, security: 1 } },
      tiles: { 'se of timbuktu': '1p-danger' },
    });
    race.blue.drives('se').guards();
    expect(race.told('spaceEntered')).toMatchObject([{ petrol: 1, damage: 1, danger: false }]);
    expect(race.question).toBe('split');
    const poor = given({
      modules: ['season:normal'],
      slots: { season: { weather: 'rains' } },
      blue: { at: 'timbuktu', engine: 1, chassis: 0 },
      tiles: { 'se of timbuktu': '1p1d' },
    });
    poor.blue.drives();
    expect(poor.blue.why({ do: 'enter', space: 'se' })).toBeRefused('BASE-DRIVE-02', 'enter.mechanicsShort');
  });
});

describe('MIX-03 funding with everything on', () => {
  it('brings money, then moves the marker, then opens influence', () => {
    const race = given({ modules: ['patronage', 'diplomacy:normal'], blue: { boxes: { funding: 3 } } });
    race.blue.funds();
    expect(race.events.map(({ key }) => key)).toEqual(['assistantsFunded', 'patronMoved']);
    expect(race.question).toBe('influence');
  });

  it('is the only thing that does', () => {
    const race = given({
      modules: ['patronage', 'diplomacy:normal'],
      blue: { hand: ['financial'] },
    });
    race.blue.plays('financial');
    expect(markers(race)).toEqual([0, 0]);
    expect(race.question).toBe('sequence');
  });
});

describe('MIX-04 cashing in', () => {
  it('gives up the cards and the power of the sequence, which stays ready', () => {
    const race = given({
      modules: ['patronage', 'leaders'],
      slots: { ...led('french', 'italian'), patronage: { markers: [4, 0] } },
      blue: { at: 'timbuktu', hand: ['financial'] },
    });
    race.blue.answers({ do: 'cash' });
    expect(race).toAsk('orange');
    race.orange.passes();
    expect(race.blue.may({ do: 'power' })).toBe(true);
    expect(race.blue.may({ do: 'play', card: 'financial' })).toBe(true);
  });
});

describe('MIX-05 the order of set-up', () => {
  it('is leaders, the mercenary’s vehicle, paddock, season, parcels', () => {
    const race = given({
      phase: 'start',
      modules: ['leaders', 'paddock:free', 'season:normal', 'postal', 'patronage', 'diplomacy:hard'],
    });
    race.blue.answers({ do: 'lead', leader: 'american' });
    race.orange.answers({ do: 'lead', leader: 'swiss' });
    expect(race.question).toBe('mercenary');
    race.blue.chooses('french');
    expect(race.question).toBe('paddock');
    race.blue.passes();
    race.orange.passes();
    const keys = race.events.map(({ key }) => key);
    expect(keys.indexOf('seasonChosen')).toBeLessThan(keys.indexOf('parcelsLaid'));
    expect(keys.indexOf('parcelsLaid')).toBeLessThan(keys.indexOf('turnBegun'));
  });
});

describe('MIX-06 tiles like any other', () => {
  it('are removed, swapped, laid and returned', () => {
    const race = given({
      modules: ['village', 'season:normal', 'microclimate'],
      blue: { at: 'timbuktu', hand: ['con-artist'], boxes: { security: 1, mechanics: 1 } },
      tiles: { 'se of timbuktu': 'village-money', 'sw of timbuktu': 'microclimate-1p' },
    });
    race.blue.plays('con-artist').picks('se').picks('sw');
    expect(race.tileOn('se of timbuktu')).toBe('microclimate-1p');
    race.blue.clears('sw');
    expect(race.gone).toEqual(['village-money']);
  });
});

const two = (a: string, b: string) => [a, b];

/** How each pair of modules meets. */
const PAIRS: { readonly [pair: string]: () => void } = {
  'fifth leaders': () => {
    const race = given({ phase: 'start', modules: two('fifth', 'leaders'), crews: 5 });
    for (const leader of ['american', 'swiss', 'french', 'italian', 'suffragettes'] as const)
      race.speaker(race.asked[0] ?? 'blue').answers({ do: 'lead', leader });
    expect(race.blue.optionsTo('choose').map(({ crew }) => crew)).toEqual(['english', 'belgian']);
  },
  'fifth paddock': () => {
    const race = given({
      phase: 'start',
      modules: two('fifth', 'paddock:preset'),
      crews: 5,
      options: { vehicles: FIVE },
    });
    expect(race.public.crews[4]).toMatchObject({ petrolMax: 7, engineMax: 4, chassisMax: 6 });
  },
  'fifth season': () => {
    const race = given({
      modules: two('fifth', 'season'),
      slots: { season: { weather: 'heat' } },
      options: { vehicles: FIVE },
      whose: 'white',
      white: { at: 'timbuktu' },
      tiles: { 'se of timbuktu': '1p' },
    });
    race.white.drives('se');
    expect(race.white).toHavePetrol(4);
  },
  'fifth microclimate': () => {
    const race = given({
      modules: ['fifth', 'season', 'microclimate'],
      options: { vehicles: FIVE },
      whose: 'white',
      white: { at: 'timbuktu' },
      tiles: { 'se of timbuktu': 'microclimate-1p' },
      dice: [3],
    });
    race.white.drives('se');
    expect(race.white).toHavePetrol(4);
  },
  'fifth village': () => {
    const race = given({
      modules: two('fifth', 'village'),
      options: { vehicles: FIVE },
      whose: 'white',
      white: { at: 'timbuktu' },
      tiles: { 'se of timbuktu': 'village-money' },
    });
    race.white.drives('se').stops();
    expect(race.white).toHave({ francs: 100 });
  },
  'fifth postal': () => {
    const race = given({
      phase: 'start',
      modules: two('fifth', 'postal'),
      crews: 5,
      options: { vehicles: FIVE },
    });
    expect(race.public.modules?.postal?.aboard.filter((parcel) => parcel >= 0)).toHaveLength(5);
  },
  'fifth patronage': () => {
    const race = given({
      modules: two('fifth', 'patronage'),
      options: { vehicles: FIVE },
      slots: { patronage: { markers: [1, 2, 3, 4, 0] } },
      whose: 'white',
      white: {},
    });
    race.white.funds();
    expect(markers(race)).toEqual([1, 2, 3, 4, 5]);
  },
  'fifth diplomacy': () => {
    const race = given({ modules: two('fifth', 'diplomacy:hard'), crews: 5, options: { vehicles: FIVE } });
    expect(race.public.modules?.diplomacy?.influence).toHaveLength(5);
  },
  'leaders paddock': () => {
    const race = given({ phase: 'start', modules: two('leaders', 'paddock:preset') });
    race.blue.answers({ do: 'lead', leader: 'american' });
    race.orange.answers({ do: 'lead', leader: 'swiss' });
    race.blue.chooses('suffragettes');
    expect(race.public.crews[0]).toMatchObject({ petrol: 7, engine: 4, chassis: 6 });
  },
  'leaders season': () => {
    const race = given({
      modules: two('leaders', 'season'),
      slots: { ...led('english', 'french'), season: { weather: 'storm' } },
      blue: { at: 'dakar', francs: 200 },
    });
    race.blue.drives();
    expect(race.blue.why({ do: 'line', to: 'porto-novo' })).toBeRefused('SEASON-04');
    expect(race.public.modules?.leaders?.used[0]).toBe(false);
  },
  'leaders microclimate': () => {
    // The first tile is a microclimate: no die is rolled for it if Chapman puts it back.
    const race = given({
      modules: ['leaders', 'season', 'microclimate'],
      slots: led('american', 'french'),
      blue: { at: 'timbuktu' },
      bag: ['microclimate-2p', '1p'],
      dice: [],
    });
    race.blue.drives('into the empty space south').answers({ do: 'redraw' });
    expect(race.told('microclimateRolled')).toEqual([]);
    expect(race.blue).toHavePetrol(5);
  },
  'leaders village': () => {
    const race = given({
      modules: two('leaders', 'village'),
      slots: led('belgian', 'french'),
      blue: { at: 'timbuktu' },
      tiles: { 'se of timbuktu': 'village-card' },
    });
    race.blue.drives('se').stops();
    expect(race.blue.hand).toHaveLength(1);
  },
  'leaders postal': () => {
    const race = given({
      modules: two('leaders', 'postal'),
      slots: { ...led('belgian', 'french'), ...aboard(YELLOW, -1) },
      blue: { at: 61 },
      tiles: { 61: '1p' },
    });
    race.blue.drives('porto-novo');
    expect(race.blue).toHave({ francs: 110 });
    expect(race.blue.hand).toHaveLength(2);
  },
  'leaders patronage': () => {
    const race = given({
      phase: 'planning',
      modules: two('leaders', 'patronage'),
      slots: led('swiss', 'french'),
    });
    race.blue.plans({ mechanics: 5 });
    race.orange.plans({ mechanics: 5 });
    expect(race.blue).toHave({ francs: 100 });
    expect(markers(race)).toEqual([0, 0]);
  },
  'leaders diplomacy': () => {
    // A drive that the officials stop takes no line, so Walledgrave's discount stays.
    const race = given({
      modules: two('leaders', 'diplomacy:normal'),
      slots: led('english', 'french'),
      blue: { at: 'dakar', francs: 100 },
      dice: [5],
    });
    race.blue.drives();
    race.blue.answers({ do: 'stay' });
    expect(race.public.modules?.leaders?.used[0]).toBe(false);
  },
  'paddock season': () => {
    const race = given({
      modules: two('paddock:preset', 'season'),
      slots: { season: { weather: 'flood' } },
      blue: { at: 'timbuktu', petrolMax: 7 },
      tiles: { 'se of timbuktu': '1p' },
    });
    race.blue.drives('se').takesOffEngine(0);
    expect(race.blue).toHave({ petrol: 5, chassis: 4 });
  },
  'paddock microclimate': () => {
    const race = given({
      modules: ['paddock:preset', 'season', 'microclimate'],
      blue: { at: 'timbuktu', petrolMax: 4 },
      tiles: { 'se of timbuktu': 'microclimate-2p' },
      dice: [3],
    });
    race.blue.drives('se');
    expect(race.blue).toHavePetrol(1);
  },
  'paddock village': () => {
    const race = given({
      modules: two('paddock:preset', 'village'),
      blue: { at: 'timbuktu', petrol: 6, petrolMax: 7 },
      tiles: { 'se of timbuktu': 'village-petrol' },
    });
    race.blue.drives('se').stops();
    expect(race.blue).toHavePetrol(7);
  },
  'paddock postal': () => {
    // A parcel's 30 F may be what a paddock card was waiting for.
    const race = given({
      modules: two('paddock:preset', 'postal'),
      slots: aboard(YELLOW, -1),
      blue: { at: 61, hand: ['paddock'] },
      tiles: { 61: '1p' },
    });
    race.blue.drives('porto-novo');
    race.orange.passes();
    race.blue.plays('paddock').answers({ do: 'tune', gauge: 'chassis', by: 'up' });
    expect(race.blue.crew).toMatchObject({ chassisMax: 6, francs: 10 });
  },
  'paddock patronage': () => {
    const race = given({ modules: two('paddock:preset', 'patronage'), blue: { hand: ['paddock'] } });
    race.blue.plays('paddock').answers({ do: 'tune', gauge: 'petrol', by: 'down' });
    expect(race.blue).toHave({ francs: 180 });
    expect(markers(race)).toEqual([0, 0]);
  },
  'paddock diplomacy': () => {
    const race = given({ modules: two('paddock:preset', 'diplomacy'), blue: { hand: ['paddock'] } });
    race.blue.plays('paddock').answers({ do: 'tune', gauge: 'petrol', by: 'down' });
    expect(race.question).toBe('sequence');
  },
  'season microclimate': () => {
    const race = given({
      modules: two('season', 'microclimate'),
      slots: { season: { weather: 'heat' } },
      blue: { at: 'timbuktu' },
      tiles: { 'se of timbuktu': 'microclimate-1p' },
      dice: [3],
    });
    race.blue.drives('se');
    expect(race.blue).toHavePetrol(3);
    const station = given({
      modules: two('season', 'microclimate'),
      slots: { season: { weather: 'heat' } },
      blue: { at: 'timbuktu', hand: ['weather-station'] },
      tiles: { 'se of timbuktu': 'microclimate-1p' },
      dice: [],
    });
    station.blue.plays('weather-station').enters('se');
    expect(station.blue).toHavePetrol(5);
  },
  'season village': () => {
    const race = given({
      modules: two('season', 'village'),
      slots: { season: { weather: 'heat' } },
      blue: { at: 'timbuktu' },
      tiles: { 'se of timbuktu': 'village-money' },
    });
    race.blue.drives('se').stops();
    expect(race.blue).toHave({ petrol: 4, francs: 100 });
  },
  'season postal': () => {
    const race = given({
      modules: two('season', 'postal'),
      slots: { season: { weather: 'gale' }, ...aboard(0, -1) },
      blue: { at: 'stanleyville', francs: 80 },
    });
    race.blue.takesLineTo('elisabethville');
    expect(race.blue).toHave({ francs: 30, chassis: 5 });
  },
  'season patronage': () => {
    // Weather hinders no cashing in.
    const race = given({
      modules: two('season', 'patronage'),
      slots: { season: { weather: 'gale' }, patronage: { markers: [3, 0] } },
    });
    race.blue.answers({ do: 'cash' });
    expect(race.blue).toHave({ francs: 110 });
  },
  'season diplomacy': () => {
    // A visa opens the gate, not the sea.
    const race = given({
      modules: two('season', 'diplomacy'),
      slots: { season: { weather: 'storm' } },
      blue: { at: 'dakar', francs: 100, hand: ['visa'] },
    });
    race.blue.drives();
    race.blue.plays('visa');
    expect(race.blue.why({ do: 'line', to: 'porto-novo' })).toBeRefused('SEASON-04');
    expect(race.blue.optionsTo('enter').length).toBeGreaterThan(0);
  },
  'microclimate village': () => {
    const race = given({
      modules: ['season', 'microclimate', 'village'],
      blue: { at: 'timbuktu' },
      tiles: { 'se of timbuktu': 'village-money' },
      dice: [],
    });
    race.blue.drives('se').stops();
    expect(race.blue).toHave({ petrol: 5, francs: 100 });
  },
  'microclimate postal': () => {
    // A drive that a microclimate stops delivers nothing.
    const race = given({
      modules: ['season', 'microclimate', 'postal'],
      slots: aboard(YELLOW, -1),
      blue: { at: 49 },
      tiles: { 49: '1p', 61: 'microclimate-1p' },
      dice: [5],
    });
    race.blue.drives(61);
    expect(race).toAsk('orange');
    expect(race.public.modules?.postal?.aboard[0]).toBe(YELLOW);
  },
  'microclimate patronage': () => {
    const race = given({
      modules: ['season', 'microclimate', 'patronage'],
      slots: { patronage: { markers: [2, 0] } },
      blue: { at: 'timbuktu', petrol: 1 },
      tiles: { 'se of timbuktu': 'microclimate-1p' },
      dice: [3],
    });
    race.blue.drives('se');
    race.orange.passes();
    expect(race.blue.may({ do: 'cash' })).toBe(true);
  },
  'microclimate diplomacy': () => {
    // The bribe is gone although the microclimate sends the vehicle back.
    const race = given({
      modules: ['season', 'microclimate', 'diplomacy:normal'],
      blue: { at: 'timbuktu', petrol: 1 },
      tiles: { 'se of timbuktu': 'microclimate-1p' },
      dice: [1, 3],
    });
    race.blue.drives();
    race.blue.answers({ do: 'bribe' }).enters('se');
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue).toHave({ francs: 60, petrol: 1 });
  },
  'village postal': () => {
    const race = given({
      modules: two('village', 'postal'),
      slots: aboard(YELLOW, -1),
      blue: { at: 'timbuktu', hand: ['express-delivery'] },
      tiles: { 'se of timbuktu': 'village-money' },
    });
    race.blue.drives('se').stops();
    race.orange.passes();
    expect(race.blue.why({ do: 'play', card: 'express-delivery' })).toBeRefused(
      'POSTAL-06',
      'express.noCity',
    );
  },
  'village patronage': () => {
    const race = given({
      modules: two('village', 'patronage'),
      blue: { at: 'timbuktu' },
      tiles: { 'se of timbuktu': 'village-money' },
    });
    race.blue.drives('se').stops();
    expect(markers(race)).toEqual([0, 0]);
  },
  'village diplomacy': () => {
    // A village is no city: nobody rolls to leave it.
    const race = given({
      modules: two('village', 'diplomacy'),
      blue: { at: 37 },
      tiles: { 37: 'village-money' },
      dice: [],
    });
    race.blue.drives();
    expect(race.question).toBe('drive');
  },
  'postal patronage': () => {
    const race = given({
      modules: two('postal', 'patronage'),
      slots: aboard(YELLOW, -1),
      blue: { at: 61 },
      tiles: { 61: '1p' },
    });
    race.blue.drives('porto-novo');
    expect(race.blue).toHave({ francs: 110 });
    expect(markers(race)).toEqual([0, 0]);
  },
  'postal diplomacy': () => {
    // What a parcel brings opens no influence; leaving the city then is rolled for.
    const race = given({
      modules: two('postal', 'diplomacy:normal'),
      slots: aboard(YELLOW, -1),
      blue: { at: 61 },
      tiles: { 61: '1p' },
      dice: [2],
      deck: ['guide'],
    });
    race.blue.drives('porto-novo');
    expect(race).toAsk('orange');
    race.orange.passes();
    race.blue.drives();
    expect(race.question).toBe('border');
    race.blue.answers({ do: 'roll' });
    expect(race.blue.options()).toEqual([{ do: 'bribe' }, { do: 'stay' }]);
  },
  'patronage diplomacy': () => {
    // Cashing in is no funding: it opens no influence.
    const race = given({ modules: two('patronage', 'diplomacy'), slots: { patronage: { markers: [6, 0] } } });
    race.blue.answers({ do: 'cash' });
    expect(race).toAsk('orange');
  },
};

describe('every pair of modules', () => {
  const names = CATALOGUE.map(({ name }) => name);
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one} ${other}`));

  it('has a test that says how they meet', () => {
    expect(Object.keys(PAIRS).sort()).toEqual(pairs.sort());
  });

  it.each(Object.entries(PAIRS))('%s', (_pair, meet) => {
    expect.hasAssertions();
    meet();
  });

  it('has cities enough for its parcels', () => {
    expect(citiesOf(given({ modules: ['postal'] }).rules.board).length).toBeLessThan(32 - 5);
  });
});
