import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

const TILE = { 'se of timbuktu': '2p' };

describe('BASE-PETROL-01 buying petrol', () => {
  it('costs 10 F a level in a city', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 2, francs: 80 } });
    race.blue.buysPetrol(3);
    expect(race.blue).toHave({ petrol: 5, francs: 50 });
    expect(race.events).toEqual([{ key: 'petrolBought', seat: 0, levels: 3, francs: 30 }]);
  });

  it('costs 20 F a level elsewhere', () => {
    const race = given({ blue: { at: 'se of timbuktu', petrol: 2, francs: 80 }, tiles: TILE });
    race.blue.buysPetrol(3);
    expect(race.blue).toHave({ petrol: 5, francs: 20 });
    expect(race.events).toEqual([{ key: 'petrolBought', seat: 0, levels: 3, francs: 60 }]);
  });

  it('goes up to the maximum', () => {
    const { blue } = given({ blue: { petrol: 3 } });
    expect(blue.optionsTo('fuel').map(({ levels }) => levels)).toEqual([1, 2, 3]);
    expect(blue.why({ do: 'fuel', levels: 4 })).toEqual({
      reason: 'fuel.tankFull',
      rule: 'BASE-PETROL-01',
      with: { petrol: 3, max: 6 },
    });
    blue.buysPetrol(3);
    expect(blue).toHavePetrol(6);
  });

  it('goes as far as the money', () => {
    const { blue } = given({ blue: { at: 'se of timbuktu', petrol: 0, francs: 59 }, tiles: TILE });
    expect(blue.optionsTo('fuel').map(({ levels }) => levels)).toEqual([1, 2]);
    expect(blue.why({ do: 'fuel', levels: 3 })).toEqual({
      reason: 'fuel.tooPoor',
      rule: 'BASE-PETROL-01',
      with: { price: 60, francs: 59 },
    });
  });

  it('says the tank is too small only when it is', () => {
    const { blue } = given({ blue: { petrol: 3, francs: 20 } });
    expect(blue.why({ do: 'fuel', levels: 3 })).toBeRefused('BASE-PETROL-01', 'fuel.tooPoor');
    expect(blue.why({ do: 'fuel', levels: 4 })).toBeRefused('BASE-PETROL-01', 'fuel.tankFull');
  });

  it('may take the last franc', () => {
    const { blue } = given({ blue: { petrol: 0, francs: 20 } });
    blue.buysPetrol(2);
    expect(blue).toHave({ petrol: 2, francs: 0 });
  });

  it('is not offered with a full tank, nor for nothing', () => {
    const { blue } = given();
    expect(blue.optionsTo('fuel')).toEqual([]);
    expect(blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-01', 'fuel.tankFull');
    expect(blue.why({ do: 'fuel', levels: 0 })).toBeRefused('BASE-PETROL-01', 'fuel.nothing');
  });

  it('needs no assistant of its own', () => {
    const race = given({ blue: { petrol: 0, boxes: { security: 1 } } });
    race.blue.buysPetrol(2);
    expect(race.blue.boxes.security).toBe(1);
    expect(race).toAsk('blue');
  });
});

describe('BASE-PETROL-02 no petrol in the middle of a drive', () => {
  it('can be bought between two spaces', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 5 }, tiles: TILE });
    race.blue.drives();
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02', 'fuel.whileDriving');
    race.blue.enters('se');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02', 'fuel.whileDriving');
  });

  it('can be bought while a price is being paid', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 1, hand: ['jerrycan'] }, tiles: TILE });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02', 'fuel.whileDriving');
  });

  it('can be bought at a stop', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['guide'] }, tiles: { 'se of timbuktu': '2p-stop' } });
    race.blue.drives('se');
    expect(race.question).toBe('halt');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02', 'fuel.whileDriving');
  });

  it('but a jerrycan can be played there', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 4, hand: ['jerrycan'] }, tiles: TILE });
    race.blue.drives('se').plays('jerrycan');
    expect(race.blue).toHavePetrol(3);
    expect(race.question).toBe('drive');
    expect(race.events).toEqual([
      { key: 'cardPlayed', seat: 0, card: 'jerrycan' },
      { key: 'petrolPoured', seat: 0, levels: 1 },
    ]);
  });
});

describe('BASE-PETROL-03 a jerrycan into the price', () => {
  it('covers 1 of it for who has a full tank', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['jerrycan'] }, tiles: TILE });
    race.blue.drives();
    expect(race.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused('CARD-01', 'card.tankFull');
    race.blue.enters('se', { poured: true });
    expect(race.blue).toStandIn('se of timbuktu');
    expect(race.blue).toHavePetrol(5);
    expect(race.blue).toHold([]);
    expect(race.discard).toEqual(['jerrycan']);
  });

  it('is the crew’s choice', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['jerrycan'] }, tiles: TILE });
    race.blue.drives('se');
    expect(race.blue).toHavePetrol(4);
    expect(race.blue).toHold(['jerrycan']);
  });

  it('pays a city’s whole price', () => {
    const race = given({
      blue: { at: 'se of timbuktu', hand: ['jerrycan'] },
      tiles: TILE,
      deck: ['guide', 'driver'],
    });
    race.blue.drives().enters('timbuktu', { poured: true });
    expect(race.blue).toHavePetrol(6);
    expect(race.blue).toHold(['guide', 'driver']);
  });

  it('covers 1 of the entry at the end of a line', () => {
    const race = given({ blue: { at: 'dakar', hand: ['jerrycan'] }, deck: ['guide', 'driver'] });
    race.blue.takesLineTo('nouadhibou', { poured: true });
    expect(race.blue).toStandIn('nouadhibou');
    expect(race.blue).toHave({ petrol: 6, francs: 30 });
    expect(race.blue).toHold(['guide', 'driver']);
  });

  it('makes a space payable for who has too little', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 1, hand: ['jerrycan'] }, tiles: TILE });
    race.blue.drives('se').plays('jerrycan');
    expect(race.blue).toStandIn('se of timbuktu');
    expect(race.blue).toHavePetrol(0);
    expect(race.blue).toHold([]);
  });

  it('needs a full tank, or it could be poured before', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 5, hand: ['jerrycan'] }, tiles: TILE });
    race.blue.drives();
    expect(race.blue.why({ do: 'enter', space: 'se', poured: true })).toBeRefused(
      'BASE-PETROL-03',
      'enter.cannotPour',
    );
  });

  it('needs a jerrycan', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['guide'] }, tiles: TILE });
    race.blue.drives();
    expect(race.blue.why({ do: 'enter', space: 'se', poured: true })).toBeRefused(
      'BASE-PETROL-03',
      'enter.cannotPour',
    );
  });
});
