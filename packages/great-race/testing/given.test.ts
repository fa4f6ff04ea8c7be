import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { given } from './given.ts';

const ALL_CARDS = CARDS.reduce((sum, { copies }) => sum + copies, 0);

describe('a given race', () => {
  it('stands as the test says and lets a crew speak', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 1 }, bag: ['3p'] });
    race.blue.drives('into the empty space south');
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue).toHavePetrol(1);
    expect(race.tileOn('south of timbuktu')).toBe('3p');
    expect(race).toAsk('orange');
  });

  it('is as at the start where nothing is said', () => {
    const race = given();
    expect(race.blue).toHave({ petrol: 6, engine: 5, chassis: 5, francs: 80 });
    expect(race.blue).toStandIn('colomb-bechar');
    expect(race.blue).toHold([]);
    expect(race.blue.boxes).toEqual({ pathfinder: 2, mechanics: 2, security: 0, funding: 1 });
    expect(race.deck).toHaveLength(ALL_CARDS);
    expect(race.bag).toHaveLength(60);
    expect(race).toAsk('blue');
  });

  it('takes hands out of the deck and tiles out of the bag', () => {
    const race = given({
      blue: { hand: ['jerrycan', 'guide'], known: ['guide'] },
      tiles: { 'se of timbuktu': '1p2d-stop' },
      gone: ['3p'],
      discard: ['driver'],
    });
    expect(race.deck).toHaveLength(given().deck.length - 3);
    expect(race.blue.crew.cards).toBe(2);
    expect(race.blue.known).toEqual(['guide']);
    expect(race.bag).toHaveLength(58);
    expect(race.bag).not.toContain('1p2d-stop');
    expect(race.gone).toEqual(['3p']);
    expect(() => given({ tiles: { 'se of timbuktu': '1p2d-stop', 'sw of timbuktu': '1p2d-stop' } })).toThrow(
      'not so many tiles',
    );
    expect(() => given({ blue: { hand: ['guide', 'guide', 'guide'] } })).toThrow('not so many cards');
    expect(() => given({ blue: { hand: ['guide'], known: ['driver'] } })).toThrow('cards in hand');
  });

  it('finds places by city, by way and by number', () => {
    const race = given({ tiles: { 'se of timbuktu': '1p' } });
    const { spaces } = race.rules.board;
    const timbuktu = race.space('timbuktu');
    expect(spaces[timbuktu]?.city?.id).toBe('timbuktu');
    const [se, sw, ne, e] = ['se', 'sw', 'ne', 'e'].map((way) => race.spaceNear('timbuktu', way));
    const shift = (to = -1) => [
      (spaces[to]?.x ?? 0) - (spaces[timbuktu]?.x ?? 0),
      (spaces[to]?.y ?? 0) - (spaces[timbuktu]?.y ?? 0),
    ];
    expect([se, sw, ne, e].map((to) => shift(to).map(Math.sign))).toEqual([
      [1, 1],
      [-1, 1],
      [1, -1],
      [1, 0],
    ]);
    expect(race.space('south of timbuktu')).toBe(se);
    expect(race.space('the empty space south of timbuktu')).toBe(sw);
    expect(race.space('north-east of timbuktu')).toBe(ne);
    expect(race.space('w of se of timbuktu')).toBe(sw);
    expect(race.spaces('se of timbuktu', 'timbuktu')).toEqual([timbuktu, se]);
    expect(race.space(40)).toBe(40);
    expect(() => race.space('w of timbuktu')).toThrow('nothing lies');
    expect(() => race.space('atlantis')).toThrow('no place');
    expect(() => race.space('south')).toThrow('from where');
  });

  it('throws the refusal at who does what is not allowed', () => {
    const race = given({ blue: { engine: 0 } });
    expect(() => race.blue.drives()).toThrow('drive.brokenDown (BASE-DRIVE-05)');
    expect(race.blue.why({ do: 'drive' })).toBeRefused('BASE-DRIVE-05', 'drive.brokenDown');
    expect(race.blue.may({ do: 'repair' })).toBe(true);
    expect(race.blue.may({ do: 'pass' })).toBe(true);
  });

  it('begins in any phase', () => {
    expect(given({ phase: 'start' }).question).toBe('setup');
    expect(given({ phase: 'bivouac', row: ['driver', 'guide', 'guide'] })).toAsk('orange');
    expect(given({ phase: 'bivouac', whose: 'blue', row: ['guide', 'guide'] })).toAsk('blue');
    expect(given({ phase: 'bivouac', deck: ['militia', 'guide', 'driver'] }).row).toEqual([
      'driver',
      'guide',
      'militia',
    ]);
    expect(given({ phase: 'planning', crews: 3 })).toAsk('blue', 'orange', 'green');
    expect(given({ phase: 'convoy', order: ['orange', 'blue'] })).toAsk('orange');
    expect(given({ phase: 'convoy', whose: 'green', red: {} })).toAsk('green');
    expect(given({ phase: 'maintenance' }).public.phase).toBe('bivouac');
  });

  it('counts what everybody has after each answer, and takes back', () => {
    const race = given({ blue: { at: 'dakar', petrol: 2, francs: 60 } });
    race.blue.buysPetrol(3);
    expect(race.blue).toHave({ petrol: 5, francs: 30 });
    expect(race.told('petrolBought')).toEqual([{ key: 'petrolBought', seat: 0, levels: 3, francs: 30 }]);
    race.blue.takesBack();
    expect(race.blue).toHave({ petrol: 2, francs: 60 });
  });

  it('takes the line that leads where the crew wants to go', () => {
    const race = given({ blue: { at: 'dakar', francs: 100 } });
    race.blue.takesLineTo('nouadhibou');
    expect(race.blue).toStandIn('nouadhibou');
    expect(race.blue).toHave({ francs: 50, petrol: 5 });
  });
});
