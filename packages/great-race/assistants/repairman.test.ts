import { describe, expect, it } from 'vitest';
import { BOUGHT } from '../answers.ts';
import { given } from '../testing/given.ts';

describe('BASE-MECH-01 the repairman', () => {
  it('mixes parts from the hand and from the shop: two spare parts and one bought', () => {
    const race = given({
      blue: {
        at: 'timbuktu',
        engine: 3,
        chassis: 2,
        francs: 50,
        hand: ['spare-parts', 'spare-parts', 'guide'],
      },
    });
    race.blue.repairs();
    expect(race.events).toEqual([{ key: 'repairBegun', seat: 0 }]);
    race.blue.fits('spare-parts', { engine: 1 }).fits('spare-parts', { chassis: 1 }).buysPart('chassis');
    expect(race.told('partFitted')).toEqual([
      { key: 'partFitted', seat: 0, part: BOUGHT, engine: 0, chassis: 1, francs: 20 },
    ]);
    race.blue.finishes();
    expect(race.blue).toHave({ engine: 4, chassis: 4, francs: 30 });
    expect(race.blue).toHold(['guide']);
    expect(race.discard).toEqual(['spare-parts', 'spare-parts']);
    expect(race.blue.boxes.mechanics).toBe(1);
    expect(race).toAsk('orange');
  });

  it('pays 20 F a part in a city', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 2, francs: 45 } });
    race.blue.repairs().buysPart('engine').buysPart('engine');
    expect(race.blue).toHave({ engine: 4, francs: 5 });
    expect(race).toAsk('orange');
  });

  it('pays 40 F a part elsewhere', () => {
    const race = given({
      blue: { at: 'se of timbuktu', chassis: 2, francs: 80 },
      tiles: { 'se of timbuktu': '1p' },
    });
    race.blue.repairs().buysPart('chassis');
    expect(race.told('partFitted')).toEqual([
      { key: 'partFitted', seat: 0, part: BOUGHT, engine: 0, chassis: 1, francs: 40 },
    ]);
    race.blue.buysPart('chassis');
    expect(race.blue).toHave({ chassis: 4, francs: 0 });
    expect(race).toAsk('orange');
  });

  it('splits a toolbox as it likes', () => {
    const race = given({ blue: { engine: 3, chassis: 3, francs: 0, hand: ['toolbox', 'guide'] } });
    race.blue.repairs();
    expect(race.blue.optionsTo('fit')).toEqual([
      { do: 'fit', part: 'toolbox', engine: 1, chassis: 2 },
      { do: 'fit', part: 'toolbox', engine: 2, chassis: 1 },
    ]);
    race.blue.fits('toolbox', { engine: 2, chassis: 1 });
    expect(race.events).toEqual([
      { key: 'partFitted', seat: 0, part: 'toolbox', engine: 2, chassis: 1, francs: 0 },
    ]);
    expect(race.blue).toHave({ engine: 5, chassis: 4 });
    expect(race.blue).toHold(['guide']);
  });

  it('gets as much of a toolbox as is worn', () => {
    const race = given({ blue: { engine: 4, chassis: 4, hand: ['toolbox'] } });
    race.blue.repairs();
    expect(race.blue.why({ do: 'fit', part: 'toolbox', engine: 1 })).toEqual({
      reason: 'repair.wrongSum',
      rule: 'BASE-MECH-01',
      with: { levels: 2 },
    });
    race.blue.fits('toolbox', { engine: 1, chassis: 1 });
    expect(race.blue).toHave({ engine: 5, chassis: 5, francs: 80 });
  });

  it('offers all of a toolbox to one gauge when that is worn so far', () => {
    const race = given({ blue: { engine: 1, chassis: 2, francs: 0, hand: ['toolbox'] } });
    race.blue.repairs();
    expect(race.blue.optionsTo('fit').map(({ engine, chassis }) => [engine, chassis])).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
      [3, 0],
    ]);
  });

  it('raises nothing above its maximum', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 4, hand: ['spare-parts', 'spare-parts'] } });
    race.blue.repairs();
    expect(race.blue.why({ do: 'fit', part: BOUGHT, chassis: 1 })).toEqual({
      reason: 'repair.chassisFull',
      rule: 'BASE-MECH-01',
      with: { max: 5 },
    });
    const other = given({ blue: { at: 'timbuktu', chassis: 4, francs: 20 } });
    other.blue.repairs();
    expect(other.blue.why({ do: 'fit', part: BOUGHT, engine: 1 })).toBeRefused(
      'BASE-MECH-01',
      'repair.engineFull',
      { max: 5 },
    );
    race.blue.fits('spare-parts', { engine: 1 });
    expect(race).toAsk('orange');
    expect(race.blue).toHold(['spare-parts']);
  });

  it('repairs a vehicle that has broken down', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 0, boxes: { mechanics: 2 } },
      orange: { passed: true },
    });
    race.blue.repairs().buysPart('engine').finishes();
    expect(race.blue).toHave({ engine: 1, francs: 60 });
    expect(race.blue.may({ do: 'drive' })).toBe(true);
  });

  it('buys nothing without the money', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 2, francs: 19, hand: ['spare-parts'] } });
    race.blue.repairs();
    expect(race.blue.why({ do: 'fit', part: BOUGHT, engine: 1 })).toEqual({
      reason: 'repair.tooPoor',
      rule: 'BASE-MECH-01',
      with: { price: 20, francs: 19 },
    });
  });

  it('fits only what is a part, and in hand', () => {
    const race = given({ blue: { engine: 2, hand: ['guide'] } });
    race.blue.repairs();
    expect(race.blue.why({ do: 'fit', part: 'guide', engine: 1 })).toBeRefused(
      'BASE-MECH-01',
      'repair.noPart',
      { card: 'guide' },
    );
    expect(race.blue.why({ do: 'fit', part: 'toolbox', engine: 3 })).toBeRefused('CARD-01', 'card.notHeld', {
      card: 'toolbox',
    });
    expect(race.blue.why({ do: 'stop' })).toEqual({
      reason: 'expected.repair',
      rule: 'BASE-MECH-01',
      with: { price: 20 },
    });
  });

  it('must get all that a toolbox can give', () => {
    const race = given({ blue: { engine: 3, chassis: 4, hand: ['toolbox'] } });
    race.blue.repairs();
    const said = { do: 'fit', part: 'toolbox', chassis: 1 } as const;
    expect(race.blue.why(said)).toBeRefused('BASE-MECH-01', 'repair.wrongSum', { levels: 3 });
  });

  it('may stop after the first part when a card sent it', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 2, hand: ['repairman'] } });
    race.blue.plays('repairman').buysPart('engine').finishes();
    expect(race.blue).toHave({ engine: 3, francs: 60 });
    expect(race).toAsk('blue');
    expect(race.blue.boxes.mechanics).toBe(2);
  });

  it('is not sent when nothing is worn', () => {
    const { blue } = given({ blue: { hand: ['toolbox'] } });
    expect(blue.may({ do: 'repair' })).toBe(false);
    expect(blue.why({ do: 'repair' })).toBeRefused('BASE-MECH-01', 'repair.nothingWorn');
  });

  it('is not sent without parts or the money for one', () => {
    const { blue } = given({ blue: { at: 'timbuktu', engine: 2, francs: 10, hand: ['guide'] } });
    expect(blue.why({ do: 'repair' })).toEqual({
      reason: 'repair.noParts',
      rule: 'BASE-MECH-01',
      with: { price: 20, francs: 10 },
    });
    expect(given({ blue: { engine: 2, francs: 0, hand: ['toolbox'] } }).blue.may({ do: 'repair' })).toBe(
      true,
    );
    expect(given({ blue: { engine: 2, francs: 20 } }).blue.may({ do: 'repair' })).toBe(true);
  });

  it('needs a mechanic', () => {
    const { blue } = given({ blue: { engine: 2, boxes: { pathfinder: 5 } } });
    expect(blue.why({ do: 'repair' })).toEqual({
      reason: 'assistant.none',
      rule: 'BASE-MECH-01',
      with: { box: 'mechanics' },
    });
  });

  it('asks on while the crew holds cards, whatever they are', () => {
    const race = given({ blue: { engine: 2, francs: 0, hand: ['spare-parts', 'guide'] } });
    race.blue.repairs().fits('spare-parts', { engine: 1 });
    expect(race.blue.options()).toEqual([{ do: 'done' }]);
  });

  it('lets a jerrycan be poured meanwhile', () => {
    const race = given({ blue: { engine: 2, petrol: 3, hand: ['jerrycan'] } });
    race.blue.repairs().plays('jerrycan');
    expect(race.blue).toHavePetrol(4);
    expect(race.question).toBe('repair');
  });

  it('does nothing for who is away, unless a card has to be used', () => {
    const race = given({ blue: { engine: 2 } });
    race.blue.repairs();
    expect(race.blue.fallback()).toEqual({ do: 'done' });
    const card = given({ blue: { engine: 2, hand: ['repairman'] } });
    card.blue.plays('repairman');
    expect(card.blue.fallback()).toEqual({ do: 'fit', part: BOUGHT, engine: 1, chassis: 0 });
  });
});

describe('BASE-MECH-02 the driver', () => {
  it('spends one mechanic and drives', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 3 }, tiles: { 'se of timbuktu': '1p' } });
    race.blue.drives();
    expect(race.events).toEqual([{ key: 'driveBegun', seat: 0, spaces: 3 }]);
    expect(race.blue.boxes.mechanics).toBe(1);
    race.blue.enters('se').stops();
    expect(race.blue).toStandIn('se of timbuktu');
    expect(race).toAsk('orange');
  });

  it('needs a mechanic', () => {
    const { blue } = given({ blue: { boxes: { funding: 5 } } });
    expect(blue.why({ do: 'drive' })).toEqual({
      reason: 'assistant.none',
      rule: 'BASE-MECH-02',
      with: { box: 'mechanics' },
    });
  });
});
