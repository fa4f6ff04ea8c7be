import { describe, expect, it } from 'vitest';
import type { RaceEvent } from '../../../events.ts';
import type { TileData } from '../../../tiles/data.ts';
import { DRIVES, givenSolo } from '../testing/given-solo.ts';
import { byHardship, tileValue } from './value.ts';

const steps = (race: ReturnType<typeof givenSolo>) => race.told('torpedoSteps').map(({ space }) => space);
const laid = (race: ReturnType<typeof givenSolo>) =>
  race.told('torpedoLaid').map(({ tile, space, where }) => [tile, space, where]);
const tile = (more: Partial<TileData>): TileData => ({
  id: 'x',
  petrol: 1,
  damage: 0,
  danger: false,
  stop: false,
  copies: 1,
  ...more,
});

describe('SOLO-06 easy and hard tiles', () => {
  it('have a value: petrol, damage, and one each for danger and stop', () => {
    expect(tileValue(tile({ damage: 2, stop: true }))).toBe(4);
    expect(tileValue(tile({ petrol: 2, danger: true }))).toBe(3);
  });

  it('go onto his way below the limit, and onto the player’s from the limit on', () => {
    const race = givenSolo({ whose: 'orange', bag: ['1p', '2p1d'], orange: { at: 27 }, blue: { at: 26 } });
    expect(laid(race)).toEqual([
      ['1p', 28, 'hisWay'],
      ['2p1d', 37, 'playersWay'],
    ]);
  });
});

describe('SOLO-21 equal values', () => {
  it('are, from easy to hard: petrol, damage, stop, danger', () => {
    const [petrol, damage, stop, danger] = [
      tile({ petrol: 3 }),
      tile({ petrol: 2, damage: 1 }),
      tile({ petrol: 2, stop: true }),
      tile({ petrol: 2, danger: true }),
    ];
    const sorted = [danger, stop, damage, petrol].sort(byHardship);
    expect(sorted).toEqual([petrol, damage, stop, danger]);
  });

  it('lay his easiest nearest to him, and the hardest nearest to the player', () => {
    const own = givenSolo({ whose: 'orange', bag: ['2p', '1p'], orange: { at: 48 }, card: 'C1' });
    expect(laid(own).map(([id]) => id)).toEqual(['1p', '2p']);
    const hard = givenSolo({
      whose: 'orange',
      bag: ['3p', '1p2d-stop'],
      blue: { at: 'timbuktu' },
      orange: { at: 'zinder' },
    });
    expect(laid(hard)).toEqual([
      ['1p2d-stop', 37, 'playersWay'],
      ['3p', expect.any(Number), 'playersWay'],
    ]);
  });
});

describe('SOLO-21 several tiles for one way', () => {
  const waysOf = (race: ReturnType<typeof givenSolo>) =>
    race.told('torpedoLaid').map(({ space, candidates }) => [space, candidates.map((one) => one.space)]);

  it('lie on that one way: two hard ones before the player', () => {
    const race = givenSolo({ whose: 'orange', bag: ['3p', '1p2d-stop'], blue: { at: 44 } });
    const [[first, way] = [], [second, same] = []] = waysOf(race);
    expect(way).toEqual([first]);
    // A city counts as way.
    expect(same).toEqual([first, 68, second]);
  });

  it('and two of his own', () => {
    const race = givenSolo({ whose: 'orange', bag: ['1p1d', '2p'], orange: { at: 44 } });
    const [[first, way] = [], [second, same] = []] = waysOf(race);
    expect(way).toEqual([first]);
    expect(same).toEqual([first, second]);
  });
});

describe('SOLO-07 his target', () => {
  const aim = (position: Parameters<typeof givenSolo>[0]) => {
    const race = givenSolo({ whose: 'orange', ...position });
    return race.told('targetNamed')[0];
  };

  it('is the nearest city of the colour, with the others told as well', () => {
    expect(aim({ card: 'A1', orange: { ...DRIVES, at: 27 } })).toMatchObject({
      space: 39,
      why: 'nearest',
      candidates: [{ space: 39, steps: 2 }, { space: 79 }, { space: 99 }],
    });
  });

  it('is never at his own progress or behind', () => {
    expect(aim({ card: 'A1', orange: { ...DRIVES, at: 38 } })).toMatchObject({ space: 79 });
  });

  it('is the one nearer the destination when two are as near', () => {
    const found = aim({ card: 'B1', orange: { ...DRIVES, at: 66 } });
    const [first, second] = found?.candidates ?? [];
    expect(found?.space).toBe(first?.space);
    expect((second?.steps ?? 0) >= (first?.steps ?? 0)).toBe(true);
  });

  it('is the destination when none is left, or when that is nearer', () => {
    expect(aim({ card: 'B1', orange: { ...DRIVES, at: 97 } })).toMatchObject({
      space: 117,
      why: 'noneLeft',
      candidates: [],
    });
  });
});

describe('SOLO-28 cities across the water', () => {
  it('are no targets by land', () => {
    const race = givenSolo({ card: 'A1', whose: 'orange', orange: { ...DRIVES, at: 86 } });
    const candidates = race.told('targetNamed')[0]?.candidates.map(({ space }) => space);
    expect(candidates).toEqual([99]);
  });
});

describe('SOLO-08 tiles on his way', () => {
  it('lie on the shortest way to his target, connected to him', () => {
    const race = givenSolo({
      whose: 'orange',
      bag: ['1p', '1p'],
      orange: { at: 50 },
      card: 'C1',
      tiles: { 51: '2p' },
    });
    expect(laid(race)[0]?.[2]).toBe('hisWay');
  });

  it('go into the box when that way has no free space', () => {
    const race = givenSolo({ whose: 'orange', bag: ['1p', '2p'], orange: { at: 28 }, card: 'A1' });
    expect(laid(race)).toEqual([]);
    expect(race.told('torpedoBoxed').map(({ tile: id }) => id)).toEqual(['1p', '2p']);
    expect(race.gone).toEqual(['1p', '2p']);
  });
});

describe('SOLO-09 tiles on the player’s way', () => {
  const full = { 115: '1p', 112: '1p', 111: '1p', 116: '1p', 118: '1p', 109: '1p', 113: '1p' };

  it('lie on the shortest way to the destination, then around the vehicle, then beside the way', () => {
    const way = givenSolo({
      whose: 'orange',
      bag: ['3p', '3p'],
      blue: { at: 112 },
      tiles: { 112: '1p' },
      orange: { at: 27 },
    });
    expect(laid(way)[0]).toEqual(['3p', 115, 'playersWay']);
    const around = givenSolo({
      whose: 'orange',
      bag: ['3p', '3p'],
      blue: { at: 112 },
      tiles: { 112: '1p', 115: '1p' },
      orange: { at: 27 },
    });
    expect(laid(around)[0]).toEqual([
      '3p',
      expect.any(Number),
      expect.stringMatching(/playersWay|aroundPlayer/),
    ]);
    const beside = givenSolo({
      whose: 'orange',
      bag: ['3p', '3p'],
      blue: { at: 112 },
      tiles: full,
      orange: { at: 27 },
    });
    expect(laid(beside)[0]).toEqual(['3p', 114, 'besideWay']);
  });

  it('are not laid before who has arrived', () => {
    const race = givenSolo({
      whose: 'orange',
      bag: ['3p', '3p', ...Array<string>(7).fill('1p')],
      blue: { arrived: 1 },
      orange: { at: 27 },
    });
    expect(race.allEvents.filter(({ key }) => key === 'torpedoBoxed')).toHaveLength(2);
  });
});

describe('SOLO-11 how he moves', () => {
  it('takes the easier of two tiles', () => {
    const race = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 27, petrol: 1 },
      tiles: { 27: '1p', 28: '1p-stop', 38: '1p' },
    });
    expect(race.told('torpedoSteps')[0]).toMatchObject({
      space: 38,
      why: 'tile',
      candidates: [
        { space: 28, value: 2 },
        { space: 38, value: 1 },
      ],
    });
  });

  it('enters a city farther on that he is next to, target or not, and that ends the move', () => {
    const race = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 51 },
      tiles: { 51: '1p', 64: '1p' },
    });
    expect(race.orange.crew.at).not.toBe(52);
    const city = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 41 },
      tiles: { 41: '1p' },
    });
    expect(steps(city)).toEqual([52]);
    expect(city.told('torpedoSteps')[0]?.why).toBe('city');
    expect(city.orange).toStandIn('fort-lamy');
  });

  it('never enters a city on his own level or behind', () => {
    const race = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 38 },
      tiles: { 38: '1p' },
      bag: ['1p', '1p', '1p'],
    });
    expect(steps(race)).not.toContain(39);
  });

  it('does not enter what he cannot pay', () => {
    const race = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 27, petrol: 1 },
      tiles: { 27: '1p', 28: '2p', 38: '2p' },
    });
    expect(race.told('torpedoStays')).toMatchObject([
      { why: 'cannotPay', candidates: [{ space: 28 }, { space: 38 }] },
    ]);
    expect(race.orange.crew.at).toBe(27);
  });

  it('loses 2 mechanics to a danger, and 1 petrol more in a risk zone', () => {
    const danger = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 27, petrol: 1 },
      tiles: { 27: '1p', 28: '1p-danger', 38: '3p' },
    });
    expect(danger.orange).toHave({ petrol: 0, engine: 4 });
    const risk = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 18, petrol: 2 },
      tiles: { 18: '1p', 27: '1p' },
    });
    expect(risk.orange.crew).toMatchObject({ at: 27, petrol: 0 });
  });

  it('drives blind where no tile lies: he goes back from what he cannot pay', () => {
    const blind = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 27, petrol: 1 },
      tiles: { 27: '1p' },
      bag: ['3p'],
    });
    expect(blind.told('torpedoSteps')).toMatchObject([{ why: 'blind' }]);
    expect(blind.told('turnedBack')).toHaveLength(1);
    expect(blind.orange.crew).toMatchObject({ at: 27, petrol: 1 });
  });

  it('ends his move on a stop symbol', () => {
    const race = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 27 },
      tiles: { 27: '1p', 28: '1p-stop', 38: '3p' },
    });
    expect(race.orange.crew.at).toBe(28);
    expect(race.told('stopped')).toHaveLength(1);
  });
});

describe('SOLO-12 cards in a city', () => {
  it('are drawn and discarded', () => {
    const race = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 41 },
      tiles: { 41: '1p' },
      deck: ['militia'],
    });
    expect(race.told('torpedoDrew')).toMatchObject([{ cards: ['militia'] }]);
    expect(race.discard).toEqual(['militia']);
  });
});

describe('SOLO-13 always the same way', () => {
  it('prefers the lower sum of values, then the board’s own order', () => {
    const lower = givenSolo({
      card: 'A1',
      whose: 'orange',
      bag: ['1p', '1p'],
      orange: { at: 27 },
      tiles: { 28: '3p' },
    });
    expect(laid(lower)[0]?.[1]).toBe(38);
    const order = givenSolo({ card: 'A1', whose: 'orange', bag: ['1p', '1p'], orange: { at: 27 } });
    expect(laid(order)[0]?.[1]).toBe(28);
  });

  it('gives the same move from the same position', () => {
    const told = (): RaceEvent[] => givenSolo({ card: 'D1', whose: 'orange', bag: ['1p', '2p1d'] }).allEvents;
    expect(told()).toEqual(told());
  });
});

describe('SOLO-20 his breakdown', () => {
  it('leaves him standing, and his assistants are spent all the same', () => {
    const race = givenSolo({ card: 'A1', whose: 'orange', orange: { ...DRIVES, at: 27, engine: 0 } });
    expect(race.orange.crew.at).toBe(27);
    expect(race.orange.boxes.mechanics).toBe(0);
    const wrecked = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 27, engine: 2 },
      tiles: { 27: '1p', 28: '1p-danger', 38: '3p' },
    });
    expect(wrecked.told('brokeDown')).toHaveLength(1);
    expect(wrecked.orange.crew.at).toBe(28);
  });

  it('costs him 1 petrol to enter a city', () => {
    const race = givenSolo({
      card: 'A1',
      whose: 'orange',
      orange: { ...DRIVES, at: 41, petrol: 1 },
      tiles: { 41: '1p' },
    });
    expect(race.orange).toHave({ petrol: 0 });
  });
});

describe('SOLO-22 one step', () => {
  it('is a city, else the easiest tile he can pay, else an empty space, else none', () => {
    const orange = { ...DRIVES, at: 27, petrol: 2 };
    const why = (tiles: { [space: number]: string }, bag: string[] = ['3p', '3p', '3p']) => {
      const race = givenSolo({ card: 'A1', whose: 'orange', orange, tiles: { 27: '1p', ...tiles }, bag });
      return [...race.told('torpedoSteps'), ...race.told('torpedoStays')][0]?.why;
    };
    expect(why({ 28: '1p', 38: '2p' })).toBe('tile');
    expect(why({ 28: '3p', 38: '2p' })).toBe('onlyTile');
    expect(why({ 28: '3p' }, ['3p'])).toBe('blind');
    expect(why({ 28: '3p', 38: '3p' })).toBe('cannotPay');
  });
});
