import { CATALOGUE, type Race, type RaceRules, STREAMS, standings } from '@race/great-race';
import { given } from '@race/great-race/testing/given.ts';
import { streams } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../../index.ts';
import { playOut, seatBots } from '../../play-out.ts';
import { racerSays } from '../../testing/ask.ts';
import { raceWith } from '../../testing/tables.ts';

const ALL = CATALOGUE.map(({ name, variants }) =>
  variants.length === 0 ? name : `${name}:${variants.at(-1)}`,
);

describe('the racer with every module', () => {
  it.each([2, 5])('arrives at a table of %i', (crews) => {
    const rules = raceWith({ crews, modules: ALL });
    const players = seatBots<Race, RaceRules>(new Array(crews).fill(BOTS.racer), 4);
    const { state } = playOut<Race, RaceRules>(rules, players, streams(STREAMS, 4));
    expect(standings(state.public)[0]?.place).toBeGreaterThan(0);
  });
});

describe('the racer and its leader', () => {
  const slots = (leader: 'french' | 'italian' | 'american') => ({
    leaders: { leaders: [leader, leader === 'french' ? ('italian' as const) : ('french' as const)] },
  });

  it('scouts with Delatour while the way is blank', () => {
    const race = given({ modules: ['leaders'], slots: slots('french'), blue: { at: 'timbuktu' } });
    expect(racerSays(race)).toEqual({ do: 'power' });
  });

  it('repairs with Martinetti where it is worth it', () => {
    const race = given({
      modules: ['leaders'],
      slots: slots('italian'),
      blue: { at: 'dakar', engine: 1, chassis: 2, francs: 200, boxes: { mechanics: 2 } },
      tiles: { 25: '1p', 35: '1p', 46: '1p' },
    });
    expect(['power', 'fuel']).toContain(racerSays(race).do);
  });

  it('puts a dear tile back with Chapman, and keeps a cheap one', () => {
    const dear = given({
      modules: ['leaders'],
      slots: slots('american'),
      blue: { at: 'timbuktu' },
      bag: ['1p2d', '1p'],
    });
    dear.blue.drives('into the empty space south');
    expect(racerSays(dear)).toEqual({ do: 'redraw' });
    const cheap = given({
      modules: ['leaders'],
      slots: slots('american'),
      blue: { at: 'timbuktu' },
      bag: ['1p'],
    });
    cheap.blue.drives('into the empty space south');
    expect(racerSays(cheap)).toEqual({ do: 'keep' });
  });
});

describe('the racer and the post', () => {
  it('loads what lies in the city, and delivers by express', () => {
    const race = given({
      modules: ['postal'],
      slots: { postal: { bag: [8, 8, 7, 8], aboard: [2, -1], from: [-1, -1] } },
      blue: { at: 61, hand: ['express-delivery'] },
      tiles: { 61: '1p' },
    });
    race.blue.drives('porto-novo');
    expect(racerSays(race)).toEqual({ do: 'play', card: 'express-delivery' });
  });
});

describe('the racer and the officials', () => {
  it('plays a visa where it is a stranger', () => {
    const race = given({ modules: ['diplomacy:hard'], blue: { at: 'timbuktu', hand: ['visa'] } });
    race.blue.drives();
    expect(racerSays(race)).toEqual({ do: 'play', card: 'visa' });
  });

  it('buys influence for gates on its way, and none for others', () => {
    const race = given({ modules: ['diplomacy:normal'], blue: { at: 'timbuktu', boxes: { funding: 5 } } });
    race.blue.funds();
    expect(racerSays(race)).toEqual({ do: 'influence', colour: 'green' });
  });
});

describe('the racer and its patron', () => {
  it('cashes in when it is worth it, not before', () => {
    const rich = given({ modules: ['patronage'], slots: { patronage: { markers: [8, 0] } } });
    expect(racerSays(rich)).toEqual({ do: 'cash' });
    const poor = given({ modules: ['patronage'], slots: { patronage: { markers: [2, 0] } } });
    expect(racerSays(poor)).not.toEqual({ do: 'cash' });
  });

  it('cashes in before it arrives', () => {
    const race = given({
      modules: ['patronage'],
      slots: { patronage: { markers: [3, 0] } },
      blue: { at: 115, boxes: { mechanics: 1 } },
      orange: { passed: true },
      tiles: { 115: '1p' },
    });
    expect(racerSays(race)).toEqual({ do: 'cash' });
  });
});

describe('the racer and the weather', () => {
  it('takes no ship in a storm', () => {
    const race = given({
      modules: ['season:normal'],
      slots: { season: { weather: 'storm' } },
      blue: { at: 'luanda', francs: 300, boxes: { mechanics: 1 } },
    });
    race.blue.drives();
    expect(racerSays(race)).not.toMatchObject({ do: 'line' });
  });
});

describe('the racer in a village', () => {
  it('stops for petrol it needs', () => {
    const race = given({
      modules: ['village'],
      blue: { at: 'timbuktu', petrol: 1, francs: 0 },
      tiles: { 'se of timbuktu': 'village-petrol' },
    });
    race.blue.drives('se');
    expect(racerSays(race)).toEqual({ do: 'stop' });
  });
});

describe('the racer in the open workshop', () => {
  it('builds a larger tank from the budget, sells one engine level, and leaves (PADDOCK-05)', () => {
    const race = given({
      phase: 'start',
      modules: ['paddock:free'],
      options: { vehicles: ['french', 'italian'] },
    });
    const said = ['tank', 'engine', 'end'].map((at) => {
      const answer = racerSays(race);
      race.accept('blue', answer);
      if (at === 'tank') race.orange.passes();
      return answer;
    });
    expect(said).toEqual([
      { do: 'tune', gauge: 'petrol', by: 'up' },
      { do: 'tune', gauge: 'engine', by: 'down' },
      { do: 'pass' },
    ]);
    expect(race.blue.crew).toMatchObject({ petrolMax: 7, engineMax: 4, francs: 180 });
  });
});
