import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { put, savedAs } from '../../testing/saved.ts';
import { citiesOf, isDeliveredIn } from './parcels.ts';

const modules = ['postal'];
const [BLUE, GREEN, RED, YELLOW] = [0, 1, 2, 3];

/** A race in which only these cities have a parcel, and these crews one aboard. */
function post(said: {
  aboard?: readonly number[];
  from?: readonly number[];
  cities?: { readonly [space: number]: number };
  blue?: object;
  more?: object;
}) {
  const board = given({ modules }).rules.board;
  const cities = citiesOf(board).map((space) => said.cities?.[space] ?? -1);
  const aboard = [...(said.aboard ?? [-1, -1])];
  const bag = [8, 8, 8, 8];
  for (const parcel of [...cities, ...aboard]) if (parcel >= 0) bag[parcel] = (bag[parcel] ?? 0) - 1;
  return given({
    modules,
    slots: { postal: { cities, aboard, bag, from: [...(said.from ?? [-1, -1])] } },
    blue: { at: 61, ...said.blue },
    tiles: { 61: '1p', 49: '1p' },
    ...said.more,
  });
}

describe('POSTAL-01 the express delivery', () => {
  it('is in the deck twice', () => {
    const race = given({ phase: 'start', modules });
    expect(race.deck.filter((card) => card === 'express-delivery')).toHaveLength(2);
  });
});

describe('POSTAL-02 parcels at the start', () => {
  it('lie in every coloured city, and one is aboard each crew', () => {
    const race = given({ phase: 'start', modules, options: { vehicles: ['french', 'italian'] } });
    const { cities = [], aboard = [], bag = [] } = race.public.modules?.postal ?? {};
    expect(cities).toHaveLength(19);
    expect([...cities, ...aboard].every((parcel) => parcel >= 0)).toBe(true);
    expect(bag.reduce((sum, count) => sum + count, 0)).toBe(32 - 19 - 2);
  });
});

describe('POSTAL-03 delivering', () => {
  it('pays 30 F in a city of the colour, and lets the crew load what lies there', () => {
    const race = post({ aboard: [YELLOW, -1], cities: { 62: RED } });
    race.blue.drives('porto-novo');
    expect(race.blue).toHave({ francs: 110 });
    expect(race.told('parcelDelivered')).toEqual([
      { key: 'parcelDelivered', seat: 0, colour: YELLOW, space: 62, francs: 30 },
    ]);
    expect(race.question).toBe('parcel');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    race.blue.answers({ do: 'load' });
    expect(race.public.modules?.postal?.aboard[0]).toBe(RED);
    expect(race.blue.hand).toHaveLength(1);
    expect(race).toAsk('orange');
  });

  it('comes before the cards of the city', () => {
    const race = post({ aboard: [YELLOW, -1], cities: { 62: RED } });
    race.blue.drives('porto-novo');
    expect(race.blue.hand).toHaveLength(0);
    expect(race.blue.why({ do: 'pass' })).toBeRefused('POSTAL-03', 'expected.load');
    expect(race.blue.fallback()).toEqual({ do: 'leave' });
    race.blue.answers({ do: 'leave' });
    expect(race.blue.hand).toHaveLength(1);
    expect(race.orange.why({ do: 'load' })).toBeRefused('POSTAL-03', 'misplaced.parcel');
  });

  it('does not happen in a city of another colour', () => {
    const race = post({ aboard: [RED, -1], cities: { 62: RED } });
    race.blue.drives('porto-novo');
    expect(race.blue).toHave({ francs: 80 });
    expect(race).toAsk('orange');
  });
});

describe('POSTAL-04 one parcel at a time', () => {
  it('loads for who has none', () => {
    const race = post({ cities: { 62: BLUE } });
    race.blue.drives('porto-novo').answers({ do: 'load' });
    expect(race.public.modules?.postal).toMatchObject({ aboard: [BLUE, -1], from: [62, -1] });
  });

  it('loads no second one', () => {
    const race = post({ aboard: [RED, -1], cities: { 62: BLUE }, blue: { hand: ['guide'] } });
    race.blue.drives('porto-novo');
    expect(race.blue.why({ do: 'load' })).toBeRefused('POSTAL-04', 'parcel.laden');
  });
});

describe('POSTAL-05 new parcels', () => {
  it('come in maintenance to every city without one', () => {
    const race = post({ more: { phase: 'maintenance' } });
    expect(race.public.modules?.postal?.cities.every((parcel) => parcel >= 0)).toBe(true);
    expect(race.told('parcelsLaid')).toEqual([{ key: 'parcelsLaid', count: 19 }]);
  });
});

describe('POSTAL-06 where parcels go', () => {
  it('is no purple city, not even by express', () => {
    const race = post({
      aboard: [RED, -1],
      blue: { at: 7, hand: ['express-delivery'] },
      more: { tiles: { 7: '1p' } },
    });
    race.blue.drives('colomb-bechar');
    expect(race).toAsk('orange');
    race.orange.passes();
    expect(race.blue.why({ do: 'play', card: 'express-delivery' })).toBeRefused(
      'POSTAL-06',
      'express.noCity',
    );
  });

  it('is any coloured city by express, on arriving', () => {
    const race = post({ aboard: [RED, -1], cities: { 62: YELLOW }, blue: { hand: ['express-delivery'] } });
    race.blue.drives('porto-novo');
    expect(race.blue.options()).toEqual([{ do: 'leave' }, { do: 'play', card: 'express-delivery' }]);
    expect(race.blue.why({ do: 'pass' })).toBeRefused('POSTAL-03', 'expected.express');
    race.blue.plays('express-delivery');
    expect(race.blue).toHave({ francs: 110 });
    race.blue.answers({ do: 'load' });
    expect(race.public.modules?.postal?.aboard[0]).toBe(YELLOW);
  });

  it('asks whoever holds a card, whatever it is', () => {
    const race = post({ aboard: [RED, -1], blue: { hand: ['guide'] } });
    race.blue.drives('porto-novo');
    expect(race.blue.options()).toEqual([{ do: 'leave' }]);
  });

  it('may be where a parcel of the same colour waits for another city', () => {
    const race = post({ cities: { 62: YELLOW } });
    race.blue.drives('porto-novo').answers({ do: 'load' });
    expect(race.public.modules?.postal?.aboard[0]).toBe(YELLOW);
  });
});

describe('CARD-EXPRESS-DELIVERY in step 2', () => {
  it('delivers where the vehicle stands, and lets it load', () => {
    const race = post({
      aboard: [GREEN, -1],
      cities: { 62: RED },
      blue: { at: 'porto-novo', hand: ['express-delivery'] },
    });
    race.blue.plays('express-delivery');
    expect(race.blue).toHave({ francs: 110 });
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    race.blue.answers({ do: 'load' });
    expect(race.question).toBe('sequence');
    expect(race.blue.why({ do: 'play', card: 'express-delivery' })).toBeRefused('CARD-01', 'card.notHeld');
  });

  it('needs a parcel and a city', () => {
    const none = post({ blue: { at: 'porto-novo', hand: ['express-delivery'] } });
    expect(none.blue.why({ do: 'play', card: 'express-delivery' })).toBeRefused(
      'POSTAL-01',
      'express.noParcel',
    );
  });
});

describe('POSTAL-07 not where it was loaded', () => {
  it('is known before arriving: a city of its colour, but the one it comes from', () => {
    const race = post({ aboard: [GREEN] });
    const inCity = (city: string, { rules, public: known } = race) =>
      isDeliveredIn(rules.board, known, { seat: 0, space: race.space(city) });
    expect([inCity('timbuktu'), inCity('dakar')]).toEqual([true, false]);
    expect(inCity('timbuktu', post({ aboard: [GREEN], from: [race.space('timbuktu')] }))).toBe(false);
    expect(inCity('timbuktu', post({ aboard: [] }))).toBe(false);
  });

  it('delivers nothing on coming back, nor by express', () => {
    const race = post({ aboard: [YELLOW, -1], from: [62, -1], blue: { hand: ['express-delivery'] } });
    race.blue.drives('porto-novo');
    expect(race.blue).toHave({ francs: 80 });
    race.orange.passes();
    expect(race.blue.why({ do: 'play', card: 'express-delivery' })).toBeRefused(
      'POSTAL-07',
      'express.fromHere',
    );
  });
});

describe('POSTAL-08 an empty bag', () => {
  it('leaves cities without, chance choosing which', () => {
    const race = given({
      modules,
      phase: 'maintenance',
      slots: { postal: { bag: [1, 0, 0, 0] } },
      dice: [3, 0],
    });
    const { cities = [] } = race.public.modules?.postal ?? {};
    expect(cities.map((parcel, at) => (parcel >= 0 ? at : -1)).filter((at) => at >= 0)).toEqual([3]);
  });
});

describe('a saved race with parcels', () => {
  it('is refused where one is missing', () => {
    const race = post({ aboard: [RED, -1] });
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.modules.postal.bag.0', 7))).toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.modules.postal.from.1', 62))).toBeNull();
  });
});
