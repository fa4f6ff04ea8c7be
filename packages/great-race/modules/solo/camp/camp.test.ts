import { describe, expect, it } from 'vitest';
import { put, savedAs } from '../../../testing/saved.ts';
import { RENE_CARDS } from '../rene/cards.ts';
import { givenSolo } from '../testing/given-solo.ts';

const dealt = ['guide', 'jerrycan', 'driver', 'jerrycan', 'militia'];
const bivouac = (more: Parameters<typeof givenSolo>[0] = {}) =>
  givenSolo({ phase: 'bivouac', turn: 2, deck: dealt, ...more });
const suffer = (race: ReturnType<typeof givenSolo>) => race.blue.answers({ do: 'suffer' });
const TORPEDO_FIRST = { order: ['orange', 'blue'] as const };

describe('SOLO-14 who is in front', () => {
  it('gives the player 20 F, and the Torpedo 2 petrol in a city and 1 elsewhere', () => {
    const player = givenSolo({ phase: 'maintenance', blue: { at: 'timbuktu', francs: 0 } });
    expect(player.blue).toHave({ francs: 20 });
    const city = givenSolo({
      phase: 'maintenance',
      orange: { at: 'zinder', petrol: 1 },
      blue: { francs: 0 },
    });
    expect(city.told('torpedoRewarded')).toMatchObject([{ petrol: 2 }]);
    expect(city.blue).toHave({ francs: 0 });
    const wild = givenSolo({ phase: 'maintenance', orange: { at: 37, petrol: 1 } });
    expect(wild.told('torpedoRewarded')).toMatchObject([{ petrol: 1 }]);
  });
});

describe('SOLO-15 five numbered spaces', () => {
  it('the player takes one when first, then the Torpedo takes what its card names', () => {
    const race = bivouac();
    expect(race.row).toEqual(dealt);
    expect(race.blue.optionsTo('claim').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    race.blue.answers({ do: 'claim', number: 5 });
    expect(race.blue.hand).toEqual(['militia']);
    expect(race.told('torpedoTook').map(({ card, number }) => [card, number])).toEqual([
      ['guide', 1],
      ['driver', 3],
    ]);
    expect(race.row).toEqual([]);
    expect(race.discard.sort()).toEqual(['driver', 'guide', 'jerrycan', 'jerrycan']);
  });

  it('the Torpedo takes one when first, then the player two', () => {
    const race = bivouac(TORPEDO_FIRST);
    expect(race.row).toEqual(['jerrycan', 'driver', 'jerrycan', 'militia']);
    race.blue.answers({ do: 'claim', number: 4 }).answers({ do: 'claim', number: 2 });
    expect(race.blue.hand).toEqual(['jerrycan', 'jerrycan']);
    expect(race.public.phase).toBe('planning');
  });

  it('an empty space passes its claim to the next filled one, from 5 on to 1', () => {
    const race = bivouac();
    race.blue.answers({ do: 'claim', number: 1 });
    expect(race.told('torpedoTook').map(({ named, number }) => [named, number])).toEqual([
      [1, 2],
      [3, 3],
    ]);
  });

  it.each(RENE_CARDS.map(({ id }) => id))('%s takes one card when first and two when second', (card) => {
    const taken = ({ allEvents }: ReturnType<typeof givenSolo>) =>
      allEvents.filter(({ key }) => key === 'torpedoTook').length;
    const second = bivouac({ card });
    second.blue.answers({ do: 'claim', number: 5 });
    expect([taken(bivouac({ ...TORPEDO_FIRST, card })), taken(second)]).toEqual([1, 2]);
  });

  it('refuses an empty space, and anything else', () => {
    const race = bivouac(TORPEDO_FIRST);
    expect(race.blue.why({ do: 'claim', number: 1 })).toBeRefused('SOLO-15', 'claim.empty');
    expect(race.blue.why({ do: 'pass' })).toBeRefused('SOLO-15', 'expected.camp');
    const convoy = givenSolo({});
    expect(convoy.blue.why({ do: 'claim', number: 1 })).toBeRefused('SOLO-15', 'misplaced.claim');
  });

  it('keeps the hand limit at each take', () => {
    const race = bivouac({ ...TORPEDO_FIRST, blue: { chassis: 1, hand: ['toolbox'] } });
    race.blue.answers({ do: 'claim', number: 2 });
    expect(race.question).toBe('hand');
    race.blue.discards('toolbox').answers({ do: 'claim', number: 4 });
    expect(race.question).toBe('hand');
  });

  it('is saved with its spaces', () => {
    const race = bivouac(TORPEDO_FIRST);
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.modules.solo.spaces.0', 5))).toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.crews.1.francs', 10))).toBeNull();
  });
});

const dangers = ['guide', 'saboteur', 'driver', 'saboteur', 'militia'];

describe('SOLO-16 dangers left lying', () => {
  it('cost the player the mechanics the card shows, split by the player', () => {
    const race = bivouac({ deck: dangers });
    race.blue.answers({ do: 'claim', number: 5 });
    expect(race.told('dangersLoom')).toEqual([
      { key: 'dangersLoom', seat: 0, dangers: 2, damage: 1, why: 'left' },
    ]);
    expect(race.question).toBe('menace');
    suffer(race);
    expect(race.question).toBe('split');
    race.blue.takesOffEngine(0);
    suffer(race).takesOffEngine(1);
    expect(race.blue).toHave({ engine: 4, chassis: 4 });
    expect(race.public.phase).toBe('planning');
  });

  it('hurt without a question who has nothing to answer with', () => {
    const race = bivouac({ deck: dangers, order: ['orange', 'blue'], blue: { chassis: 0, engine: 1 } });
    race.blue.answers({ do: 'claim', number: 3 });
    race.blue.discards('driver').answers({ do: 'claim', number: 5 }).discards('militia');
    expect(race.blue).toHave({ engine: 0 });
  });
});

describe('SOLO-23 guards at night', () => {
  it('a guard left from the convoy, or a militia, stops one card each', () => {
    const race = bivouac({ deck: dangers, blue: { boxes: { security: 1 } } });
    race.blue.answers({ do: 'claim', number: 5 }).guards();
    expect(race.blue.boxes.security).toBe(0);
    race.blue.plays('militia');
    expect(race.blue).toHave({ engine: 5, chassis: 5 });
    expect(race.allEvents.filter(({ key }) => key === 'dangerStopped')).toHaveLength(2);
  });

  it('more damage than levels takes all of them', () => {
    const race = bivouac({ card: 'B1', deck: dangers, blue: { engine: 1, chassis: 1 } });
    race.blue.answers({ do: 'claim', number: 3 }).answers({ do: 'suffer' });
    expect(race.blue).toHave({ engine: 0, chassis: 0 });
  });

  it('says why not', () => {
    const race = bivouac({ deck: dangers, blue: { hand: ['guide'] } });
    race.blue.answers({ do: 'claim', number: 3 });
    expect(race.blue.why({ do: 'guard' })).toBeRefused('BASE-GUARD-01', 'guard.none');
    expect(race.blue.why({ do: 'play', card: 'guide' })).toBeRefused('CARD-GUIDE', 'window.notAShield');
    expect(race.blue.why({ do: 'play', card: 'militia' })).toBeRefused('CARD-01', 'card.notHeld');
    expect(race.blue.why({ do: 'pass' })).toBeRefused('SOLO-23', 'expected.menace');
    expect(race.blue.fallback()).toEqual({ do: 'suffer' });
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
  });
});

describe('SOLO-17 recovery', () => {
  it('brings him what his card shows, to his maxima', () => {
    const race = bivouac({ orange: { petrol: 1, engine: 5 } });
    race.blue.answers({ do: 'claim', number: 5 });
    expect(race.orange).toHave({ petrol: 5, engine: 6 });
    expect(race.told('torpedoRecovered')).toMatchObject([{ petrol: 4, mechanics: 1 }]);
  });
});

describe('MIX-08 Simone against René', () => {
  const modules = ['leaders'];
  const slots = { leaders: { leaders: ['suffragettes' as const, null] } };

  it('has a sixth card, on no numbered space, and takes one more of those left before danger counts', () => {
    const race = givenSolo({
      phase: 'bivouac',
      turn: 2,
      modules,
      slots,
      deck: [...dealt.slice(0, 4), 'militia', 'saboteur'],
    });
    expect(race.blue.optionsTo('claim').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    race.blue.answers({ do: 'claim', number: 5 });
    expect(race.told('torpedoTook').map(({ number }) => number)).toEqual([1, 3]);
    race.blue.answers({ do: 'claim', number: 6 });
    expect(race.blue.hand).toEqual(['saboteur', 'militia']);
    expect(race.blue).toHave({ engine: 5, chassis: 5 });
  });

  it('so have the Suffragettes without leaders (FIFTH-04)', () => {
    const race = givenSolo({ phase: 'bivouac', turn: 2, crew: 'suffragettes' });
    expect(race.row).toHaveLength(6);
    expect(givenSolo({ phase: 'bivouac', turn: 2 }).row).toHaveLength(5);
  });
});
