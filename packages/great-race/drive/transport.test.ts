import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-DRIVE-12 transport', () => {
  it('takes a crew from city to city for the price of the line and the entry', () => {
    const race = given({ blue: { at: 'dakar', francs: 120 }, deck: ['guide'] });
    race.blue.takesLineTo('porto-novo');
    expect(race.blue).toStandIn('porto-novo');
    expect(race.blue).toHave({ francs: 20, petrol: 5 });
    expect(race.told('lineTaken')).toMatchObject([
      { key: 'lineTaken', seat: 0, line: 2, francs: 100, cards: 0 },
    ]);
    expect(race.blue).toHold(['guide']);
  });

  it('goes both ways', () => {
    const race = given({ blue: { at: 'porto-novo', francs: 100 } });
    race.blue.takesLineTo('dakar');
    expect(race.blue).toStandIn('dakar');
    expect(race.blue).toHave({ francs: 0 });
  });

  it('needs a drive, and ends it', () => {
    const race = given({ blue: { at: 'dakar', francs: 100 } });
    expect(race.blue.why({ do: 'line', to: 'porto-novo' })).toBeRefused('BASE-MECH-02', 'misplaced.drive');
    race.blue.takesLineTo('porto-novo');
    expect(race.blue.boxes.mechanics).toBe(1);
    expect(race).toAsk('orange');
  });

  it('costs 50 F less for each transport card', () => {
    const one = given({ blue: { at: 'dakar', francs: 50, hand: ['transport', 'transport'] } });
    one.blue.takesLineTo('porto-novo', { cards: 1 });
    expect(one.blue).toHave({ francs: 0 });
    expect(one.blue.hand).toContain('transport');
    expect(one.discard).toEqual(['transport']);
    const two = given({ blue: { at: 'luanda', francs: 100, hand: ['transport', 'transport'] } });
    two.blue.takesLineTo('cape-town', { cards: 2 });
    expect(two.blue).toHave({ francs: 0 });
    expect(two.told('lineTaken')).toMatchObject([
      { key: 'lineTaken', seat: 0, line: 7, francs: 100, cards: 2 },
    ]);
    expect(two.discard).toEqual(['transport', 'transport']);
    const played = { key: 'cardPlayed', seat: 0, card: 'transport' };
    expect(two.told('cardPlayed')).toEqual([played, played]);
  });

  it('never costs less than nothing, and gives no change', () => {
    const race = given({ blue: { at: 'stanleyville', francs: 0, hand: ['transport', 'transport'] } });
    race.blue.drives();
    expect(race.blue.optionsTo('line').map(({ line, cards }) => [line, cards])).toEqual([[5, 2]]);
    race.blue.takesLineTo('elisabethville', { cards: 2 });
    expect(race.blue).toHave({ francs: 0 });
    expect(race.blue).toStandIn('elisabethville');
  });

  it('takes no more cards than lower the price', () => {
    const race = given({ blue: { at: 'nouadhibou', francs: 80, hand: ['transport', 'transport'] } });
    race.blue.drives();
    expect(race.blue.optionsTo('line').map(({ cards }) => cards)).toEqual([0, 1]);
    const refusal = race.blue.why({ do: 'line', to: 'dakar', cards: 2 });
    expect(refusal).toBeRefused('CARD-01', 'line.cardsWasted');
    expect(refusal?.with).toEqual({ cards: 2 });
  });

  it('takes no cards that are not in hand', () => {
    const race = given({ blue: { at: 'dakar', francs: 200, hand: ['transport'] } });
    race.blue.drives();
    const refusal = race.blue.why({ do: 'line', to: 'porto-novo', cards: 2 });
    expect(refusal).toBeRefused('BASE-DRIVE-12', 'line.cardsMissing');
    expect(refusal?.with).toEqual({ cards: 2, held: 1 });
  });

  it('leaves only from a city with a line', () => {
    const race = given({ blue: { at: 'timbuktu', francs: 200 } });
    race.blue.drives();
    expect(race.blue.optionsTo('line')).toEqual([]);
    const refusal = race.blue.why({ do: 'line', to: 'dakar' });
    expect(refusal).toBeRefused('BASE-DRIVE-12', 'line.notHere');
    expect(refusal?.with).toEqual({ line: 1 });
  });
});

describe('BASE-DRIVE-13 a line is one space of a drive', () => {
  it('can be taken with an engine that reaches one space', () => {
    const race = given({ blue: { at: 'dakar', francs: 50, engine: 1 } });
    race.blue.takesLineTo('nouadhibou');
    expect(race.blue).toStandIn('nouadhibou');
  });

  it('is not taken by who has driven a space already', () => {
    const race = given({ blue: { at: 'dakar', francs: 200 }, tiles: { 35: '1p' } });
    race.blue.drives('e');
    expect(race.blue.why({ do: 'line', to: 'porto-novo' })).toBeRefused(
      'BASE-DRIVE-13',
      'line.onlyFromStart',
    );
    expect(race.blue.optionsTo('line')).toEqual([]);
  });

  it('is not taken out of a city that the drive has just entered', () => {
    const race = given({ blue: { at: 35, francs: 200, engine: 5 }, tiles: { 35: '1p' } });
    race.blue.drives('dakar');
    expect(race).toAsk('orange');
  });

  it('is all there is from an island, also for who plays a driver and then does not answer', () => {
    const race = given({ blue: { at: 'antananarivo', francs: 60, hand: ['driver'] } });
    expect(race.blue.may({ do: 'drive' })).toBe(true);
    race.blue.plays('driver');
    expect(race.blue.options()).toEqual([{ do: 'line', line: 8, cards: 0, poured: false }]);
    expect(fallback(race.rules, race.state, 0)).toEqual(race.blue.options()[0]);
    race.blue.answers({ do: 'line', to: 'beira' });
    expect(race.blue).toStandIn('beira');
  });
});

describe('BASE-DRIVE-16 who can pay fare and entry', () => {
  it('is refused to who has too little money', () => {
    const race = given({ blue: { at: 'dakar', francs: 90 } });
    race.blue.drives();
    const refusal = race.blue.why({ do: 'line', to: 'porto-novo' });
    expect(refusal).toBeRefused('BASE-DRIVE-16', 'line.tooPoor');
    expect(refusal?.with).toEqual({ price: 100, francs: 90 });
    expect(race.blue.may({ do: 'line', to: 'nouadhibou' })).toBe(true);
    expect(race.blue).toStandIn('dakar');
  });

  it('is refused to who has no petrol for the entry', () => {
    const race = given({ blue: { at: 'dakar', francs: 200, petrol: 0 } });
    race.blue.drives();
    const refusal = race.blue.why({ do: 'line', to: 'porto-novo' });
    expect(refusal).toBeRefused('BASE-DRIVE-16', 'enter.petrolShort');
    expect(refusal?.with).toEqual({ needed: 1, left: 0 });
  });

  it('is not refused for a card too many to who only lacks the petrol', () => {
    const race = given({ blue: { at: 'stanleyville', petrol: 0, hand: ['transport', 'transport'] } });
    race.blue.drives();
    expect(race.blue.why({ do: 'line', to: 'elisabethville', cards: 2 })).toBeRefused(
      'BASE-DRIVE-16',
      'enter.petrolShort',
    );
  });

  it('needs no jerrycan of who has the petrol', () => {
    const race = given({ blue: { at: 'dakar', petrol: 1, francs: 50, hand: ['jerrycan'] } });
    race.blue.drives();
    expect(race.blue.may({ do: 'line', to: 'nouadhibou' })).toBe(true);
    expect(race.blue.why({ do: 'line', to: 'nouadhibou', poured: true })).toBeRefused(
      'BASE-PETROL-03',
      'enter.cannotPour',
    );
  });

  it('shows all the cards that were named for a fare, and no others', () => {
    const race = given({
      blue: { at: 'dakar', petrol: 0, francs: 100, hand: ['jerrycan', 'transport', 'transport'] },
    });
    race.blue.takesLineTo('porto-novo', { cards: 1 });
    expect(race.blue.known).toEqual(['transport']);
  });

  it('counts a jerrycan for the entry, and moves nothing when it is not played', () => {
    const blue = { at: 'dakar', francs: 100, petrol: 0, hand: ['jerrycan', 'transport'] };
    const race = given({ blue });
    const before = race.blue.crew;
    race.blue.takesLineTo('porto-novo', { cards: 1 }).goesBack();
    expect(race.blue.crew).toMatchObject({ at: before.at, level: before.level, since: before.since });
    expect(race.blue).toHave({ francs: 100, petrol: 0 });
    expect(race.blue).toHold(['jerrycan', 'transport']);
    expect(race.blue.known).toEqual(['transport']);
    expect(race).toAsk('orange');
    const paid = given({ blue });
    paid.blue.takesLineTo('porto-novo', { cards: 1 }).plays('jerrycan');
    expect(paid.blue).toStandIn('porto-novo');
    expect(paid.blue).toHave({ francs: 50, petrol: 0 });
  });

  it('takes a jerrycan into the price of who has a full tank', () => {
    const race = given({ blue: { at: 'dakar', francs: 50, hand: ['jerrycan'] }, deck: ['guide', 'guide'] });
    race.blue.takesLineTo('nouadhibou', { poured: true });
    expect(race.blue).toHave({ francs: 0, petrol: 6 });
    expect(race.blue).toHold(['guide', 'guide']);
    const room = given({ blue: { at: 'dakar', petrol: 5, francs: 50, hand: ['jerrycan'] } });
    room.blue.drives();
    expect(room.blue.why({ do: 'line', to: 'nouadhibou', poured: true })).toBeRefused(
      'BASE-PETROL-03',
      'enter.cannotPour',
    );
  });

  it('leaves no drive to begin on an island to who cannot pay', () => {
    const race = given({ blue: { at: 'antananarivo', francs: 50 } });
    expect(race.blue.why({ do: 'drive' })).toBeRefused('BASE-DRIVE-02', 'drive.noWay');
    const saved = given({ blue: { at: 'antananarivo', francs: 50, hand: ['transport'] } });
    expect(saved.blue.may({ do: 'drive' })).toBe(true);
  });
});
