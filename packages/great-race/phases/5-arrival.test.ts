import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { standings, winnerOf } from '../standings.ts';
import { given } from '../testing/given.ts';

const AT_THE_GATES = {
  at: 118,
  hand: ['guide', 'jerrycan', 'jerrycan'],
  boxes: { mechanics: 2, security: 2 },
};
const TILES = { 118: '1p' };

describe('BASE-END-01 entering the destination', () => {
  it('pays the entry, discards the hand, removes all assistants and passes', () => {
    const race = given({
      blue: { ...AT_THE_GATES, known: ['guide'], engine: 3, chassis: 4, francs: 60 },
      tiles: TILES,
    });
    race.blue.drives('cape-town');
    expect(race.blue).toStandIn('cape-town');
    expect(race.blue).toHave({ petrol: 5, engine: 3, chassis: 4, francs: 60 });
    expect(race.blue).toHold([]);
    expect(race.blue.known).toEqual([]);
    expect(race.discard).toEqual(['guide', 'jerrycan', 'jerrycan']);
    expect(race.blue.boxes).toEqual({ pathfinder: 0, mechanics: 0, security: 0, funding: 0 });
    expect(race.blue.crew).toMatchObject({ passed: true, arrived: 1, cards: 0 });
    expect(race.told('crewArrived')).toEqual([{ key: 'crewArrived', seat: 0, place: 1 }]);
    expect(race.told('cardDiscarded').map(({ card }) => card)).toEqual(['guide', 'jerrycan', 'jerrycan']);
    expect(race).toAsk('orange');
  });

  it('needs the petrol for the entry', () => {
    const race = given({ blue: { ...AT_THE_GATES, hand: [], petrol: 0 }, tiles: TILES });
    race.blue.drives();
    expect(race.blue.why({ do: 'enter', space: 'cape-town' })).toBeRefused(
      'BASE-DRIVE-02',
      'enter.petrolShort',
    );
  });

  it('is in the other purple city when the race goes north', () => {
    const race = given({
      towards: 'north',
      blue: { at: 7 },
      orange: { at: 118 },
      tiles: { 7: '1p', 118: '1p' },
    });
    race.blue.drives('colomb-bechar');
    expect(race.blue.crew.arrived).toBe(1);
    race.orange.drives('cape-town');
    expect(race.orange.crew.arrived).toBe(0);
  });

  it('leaves nothing that could be asked of, aimed at or taken from the crew', () => {
    const race = given({
      blue: { arrived: 1, engine: 2, chassis: 2, francs: 40 },
      orange: { hand: ['saboteur', 'trail-hunter'] },
      green: {},
      whose: 'orange',
      tiles: { 37: '1p' },
    });
    expect(race.blue.why({ do: 'pass' })).toBeRefused('BASE-END-01', 'crew.arrived');
    race.orange.plays('saboteur');
    expect(race.orange.why({ do: 'target', seat: 'blue' })).toBeRefused('CARD-03', 'target.arrived');
    race.orange.targets('green').takesOffEngine(2).plays('trail-hunter').picks(37);
    expect(race.tiles).toEqual({});
    race.orange.passes();
    race.green.passes();
    expect(race.isOver).toBe(true);
    expect(race.blue).toHave({ engine: 2, chassis: 2, francs: 40 });
  });

  it('in step 2 leaves no step 3', () => {
    const race = given({ blue: { ...AT_THE_GATES, hand: ['driver'] }, tiles: TILES });
    race.blue.plays('driver').enters('cape-town');
    expect(race).toAsk('orange');
    expect(race.blue.crew.arrived).toBe(1);
  });

  it('counts places in the order of arrival', () => {
    const race = given({
      blue: AT_THE_GATES,
      orange: { at: 118, boxes: { mechanics: 1 } },
      green: { at: 118, boxes: { mechanics: 1 } },
      order: ['green', 'blue', 'orange'],
      tiles: TILES,
    });
    race.green.drives('cape-town');
    race.blue.drives('cape-town');
    race.orange.drives('cape-town');
    expect(race.public.crews.map(({ arrived }) => arrived)).toEqual([2, 3, 1]);
    expect(race.isOver).toBe(true);
  });
});

describe('BASE-END-02 the last convoy', () => {
  it('is finished by the others, and the race ends without maintenance', () => {
    const race = given({
      blue: AT_THE_GATES,
      orange: { boxes: { mechanics: 1, funding: 2 } },
      tiles: TILES,
    });
    race.blue.drives('cape-town');
    expect(race.isOver).toBe(false);
    race.orange.waits('mechanics').funds();
    expect(race.isOver).toBe(true);
    expect(race.public.phase).toBe('over');
    expect(race.orange).toHave({ francs: 100 });
    expect(race.told('bonusPaid')).toEqual([]);
    expect(race.told('raceEnded')).toEqual([{ key: 'raceEnded', turn: 1, winner: 0 }]);
    expect(race.asked).toEqual([]);
    expect(race.orange.why({ do: 'pass' })).toBeRefused('BASE-END-02', 'race.over');
  });

  it('may bring others home too', () => {
    const race = given({ blue: AT_THE_GATES, orange: { at: 118, boxes: { mechanics: 2 } }, tiles: TILES });
    race.blue.drives('cape-town');
    race.orange.drives('cape-town');
    expect(race.isOver).toBe(true);
    expect(race.orange.crew.arrived).toBe(2);
  });
});

describe('BASE-END-07 a race without an arrival', () => {
  it('ends after turn 30, and nobody wins', () => {
    const race = given({
      phase: 'maintenance',
      turn: 30,
      blue: { at: 'timbuktu' },
      orange: { at: 'zinder' },
    });
    expect(race.isOver).toBe(true);
    expect(race.told('raceEnded')).toEqual([{ key: 'raceEnded', turn: 30, winner: -1 }]);
    expect(winnerOf(race.public)).toBe(-1);
    expect(standings(race.public).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('goes on before that', () => {
    expect(given({ phase: 'maintenance', turn: 29 }).isOver).toBe(false);
  });
});

describe('BASE-END-08 a crew whose player has left', () => {
  it('passes every turn', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['financial'] } });
    expect(fallback(race.rules, race.state, 0)).toEqual({ do: 'pass' });
  });

  it('still counts for the bivouac, and takes its card', () => {
    const race = given({ phase: 'bivouac', row: ['driver', 'guide', 'militia'] });
    expect(fallback(race.rules, race.state, 1)).toEqual({ do: 'take', card: 'driver' });
  });

  it('still plans, so that nobody waits for it', () => {
    const race = given({ phase: 'planning' });
    const plan = fallback(race.rules, race.state, 0);
    expect(race.blue.options()).toContain(plan);
  });
});
