import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { put, savedAs } from '../testing/saved.ts';

describe('CARD-DRIVER', () => {
  it('is a drive, and leaves all assistants for after it', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['driver'] }, tiles: { 37: '1p', 38: '1p' } });
    race.blue.plays('driver').enters('se').enters('e').stops();
    expect(race.blue).toStandIn(38);
    expect(race.blue).toHavePetrol(4);
    expect(race.blue.boxes).toEqual({ pathfinder: 2, mechanics: 2, security: 0, funding: 1 });
    expect(race).toAsk('blue');
    race.blue.drives('w').stops();
    expect(race.blue).toStandIn(37);
    expect(race).toAsk('orange');
  });

  it('goes as far as the engine reaches', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 1, hand: ['driver'] }, tiles: { 37: '1p' } });
    race.blue.plays('driver').enters('se');
    expect(race.question).toBe('sequence');
    expect(race).toAsk('blue');
  });

  it('must drive: a card is never spent for nothing', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['driver'] }, tiles: { 37: '1p' } });
    race.blue.plays('driver');
    expect(race.blue.why({ do: 'stop' })).toBeRefused('BASE-CONVOY-11', 'drive.cardMustDrive');
    expect(fallback(race.rules, race.state, 0)).toMatchObject({ do: 'enter' });
    race.blue.enters('se');
    expect(race.blue.may({ do: 'stop' })).toBe(true);
    expect(fallback(race.rules, race.state, 0)).toEqual({ do: 'stop' });
  });

  it('is refused where no drive could go', () => {
    const tiles = { 17: '1p', 18: '1p', 27: '1p', 36: '1p', 37: '1p' };
    const race = given({ blue: { at: 'timbuktu', petrol: 0, hand: ['driver'] }, tiles });
    expect(race.blue.why({ do: 'play', card: 'driver' })).toBeRefused('BASE-DRIVE-02', 'drive.noWay');
  });

  it('takes a line too', () => {
    const race = given({ blue: { at: 'dakar', francs: 50, hand: ['driver'] } });
    race.blue.plays('driver').answers({ do: 'line', to: 'nouadhibou' });
    expect(race.blue).toStandIn('nouadhibou');
    expect(race).toAsk('blue');
    expect(race.blue.boxes.mechanics).toBe(2);
  });

  it('ends the sequence of who uses up the last assistant, a guard, on the way', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['driver'], boxes: { security: 1 } },
      tiles: { 37: '1p-danger' },
    });
    race.blue.plays('driver').enters('se').guards().stops();
    expect(race).toAsk('orange');
  });
});

describe('BASE-DRIVE-24 a card that starts a drive', () => {
  const toCity = (cards: Partial<Parameters<typeof given>[0]>) =>
    given({ blue: { at: 37, hand: ['driver'] }, tiles: { 37: '1p' }, deckHolds: [], ...cards });

  it('is discarded once the drive has ended, and cannot be drawn on the way', () => {
    const race = toCity({ discard: ['guide', 'guide'] });
    race.blue.plays('driver');
    expect(race.discard.sort()).toEqual(['guide', 'guide']);
    race.blue.enters('timbuktu');
    expect(race.blue.hand).toEqual(['guide', 'guide']);
    expect(race.discard).toEqual(['driver']);
    expect(race).toAsk('blue');
  });

  it('is not there when the city has more cards to give than there are', () => {
    const race = toCity({ discard: ['guide'] });
    race.blue.plays('driver').enters('timbuktu');
    expect(race.blue.hand).toEqual(['guide']);
    expect(race.discard).toEqual(['driver']);
  });

  it('is discarded once, however the drive ends', () => {
    const back = given({ blue: { at: 'timbuktu', petrol: 1, hand: ['driver'] }, bag: ['3p'], deckHolds: [] });
    back.blue.plays('driver').enters('se');
    expect(back.discard).toEqual(['driver']);
    const broken = given({
      blue: { at: 'timbuktu', engine: 1, chassis: 1, hand: ['driver'] },
      tiles: { 37: '1p1d' },
      deckHolds: [],
    });
    broken.blue.plays('driver').enters('se').takesOffEngine(1);
    expect(broken.discard).toEqual(['driver']);
    const home = given({ blue: { at: 'luanda', francs: 200, hand: ['driver', 'guide'] }, deckHolds: [] });
    home.blue.plays('driver').answers({ do: 'line', to: 'cape-town' });
    expect(home.discard.sort()).toEqual(['driver', 'guide']);
  });

  it('is part of a save, and no other card can be in its place', () => {
    const race = given({ blue: { at: 37, hand: ['driver'] }, tiles: { 37: '1p' } });
    race.blue.plays('driver');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    const guide = race.rules.cardIndex.get('guide') ?? -1;
    expect(race.rules.readState(put(savedAs(race), 'public.stack.2.out', guide))).toBeNull();
  });
});
