import { canonical, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { given } from '../testing/given.ts';
import { africaTiles1 } from '../tiles/africa-1.ts';
import { southAmericaTiles1 } from '../tiles/south-america-1.ts';

const ALL_CARDS = CARDS.reduce((sum, { copies }) => sum + copies, 0);

describe('BASE-SETUP-01 board and direction', () => {
  it.each([
    ['africa', 'south', 'colomb-bechar', 'cape-town'],
    ['africa', 'north', 'cape-town', 'colomb-bechar'],
    ['south-america', 'south', 'caracas', 'ushuaia'],
    ['south-america', 'north', 'ushuaia', 'caracas'],
  ] as const)('in %s towards the %s the race goes from %s to %s', (board, towards, from, to) => {
    const race = given({ phase: 'start', board, towards });
    expect(race.blue).toStandIn(from);
    expect(race.rules.board.start).toBe(race.space(from));
    expect(race.rules.board.destination).toBe(race.space(to));
    expect(race.rules.board.spaces[race.space(to)]?.city?.colour).toBe('purple');
  });

  it('counts progress towards the destination that was chosen', () => {
    const levels = (towards: 'south' | 'north') => {
      const race = given({ phase: 'start', towards });
      return ['colomb-bechar', 'cape-town'].map((city) => race.rules.board.level[race.space(city)]);
    };
    expect(levels('south')).toEqual([0, 16]);
    expect(levels('north')).toEqual([16, 0]);
  });
});

describe('BASE-SETUP-02 first turn order', () => {
  it('is that of the seats when the host fixes it', () => {
    const race = given({ phase: 'start', crews: 4 });
    expect(race.order).toEqual(['blue', 'orange', 'green', 'red']);
    expect(race.events[0]).toEqual({ key: 'orderDrawn', order: [0, 1, 2, 3] });
  });

  it('is drawn from the dice otherwise', () => {
    const race = given({ phase: 'start', crews: 4, options: { order: 'drawn' }, dice: [0, 0, 0] });
    expect(race.order).toEqual(['orange', 'green', 'red', 'blue']);
    expect(race.events[0]).toEqual({ key: 'orderDrawn', order: [1, 2, 3, 0] });
    expect(race).toAsk('orange');
  });

  it('can be any order, each in one way', () => {
    const orders = new Set<string>();
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 3; b++)
        for (let c = 0; c < 2; c++)
          orders.add(
            given({ phase: 'start', crews: 4, options: { order: 'drawn' }, dice: [a, b, c] }).order.join(),
          );
    expect(orders.size).toBe(24);
  });
});

describe('BASE-SETUP-03 vehicles and tokens at the start', () => {
  it('puts every vehicle in the start city and every token on the first track space', () => {
    const race = given({ phase: 'start', crews: 3 });
    for (const crew of race.public.crews)
      expect([crew.at, crew.level]).toEqual([race.space('colomb-bechar'), 0]);
  });

  it('stacks the tokens in turn order, the first at the bottom', () => {
    const race = given({ phase: 'start', crews: 4, options: { order: 'drawn' }, dice: [0, 0, 0] });
    expect(race.public.crews.map(({ since }) => since)).toEqual([3, 0, 1, 2]);
    expect(race.public.moves).toBe(4);
  });

  it('so the turn order stays when nobody has moved', () => {
    const race = given({ phase: 'start', options: { order: 'drawn' }, dice: [0] });
    race.orange.chooses('french');
    race.blue.chooses('italian');
    for (const taker of [race.blue, race.orange]) taker.takes(race.row[0] ?? '');
    for (const crew of [race.blue, race.orange]) crew.plans({ funding: 5 });
    for (const crew of [race.orange, race.blue]) crew.passes();
    expect(race.public.turn).toBe(2);
    expect(race.order).toEqual(['orange', 'blue']);
  });
});

describe('BASE-SETUP-04 gauges at the start', () => {
  it('are at their maximum', () => {
    const race = given({ phase: 'start', crews: 4 });
    for (const crew of race.public.crews) {
      expect([crew.petrol, crew.engine, crew.chassis]).toEqual([6, 5, 5]);
      expect([crew.petrolMax, crew.engineMax, crew.chassisMax]).toEqual([6, 5, 5]);
    }
  });
});

describe('BASE-SETUP-05 money at the start', () => {
  it('is 80 F, and 70 F for the last in turn order', () => {
    const race = given({ phase: 'start', crews: 3 });
    expect(race.public.crews.map(({ francs }) => francs)).toEqual([80, 80, 70]);
    expect(race.public.bank).toBe(230);
  });

  it('goes by the order that was drawn, not by the seats', () => {
    const race = given({ phase: 'start', crews: 4, options: { order: 'drawn' }, dice: [0, 0, 0] });
    expect(race.public.crews.map(({ francs }) => francs)).toEqual([70, 80, 80, 80]);
  });

  it('comes from a bank that never runs out', () => {
    const race = given({ blue: { francs: 1_000_000, boxes: { funding: 5 } } });
    race.blue.funds();
    expect(race.blue).toHave({ francs: 1_000_110 });
  });
});

describe('BASE-SETUP-06 deck and bag', () => {
  it('hold all cards and all 60 tiles', () => {
    const race = given({ phase: 'start' });
    expect(race.deck).toHaveLength(ALL_CARDS);
    expect(race.public.deck).toBe(ALL_CARDS);
    expect(race.bag).toHaveLength(60);
    expect(race.tiles).toEqual({});
    expect([race.gone, race.discard, race.row]).toEqual([[], [], []]);
  });

  it('are of the continent: each has its own 60 tiles', () => {
    const race = given({ phase: 'start', board: 'south-america' });
    expect(race.bag).toHaveLength(60);
    expect(race.bag).toContain('1p1d-danger');
    expect(given({ phase: 'start' }).bag).not.toContain('1p1d-danger');
  });

  it.each([
    ['Africa', africaTiles1],
    ['South America', southAmericaTiles1],
  ])('in %s every tile is what its name says', (_, tiles) => {
    for (const tile of tiles) {
      const { petrol, damage, mark } =
        /^(?<petrol>\d)p((?<damage>\d)d)?(-(?<mark>\w+))?$/.exec(tile.id)?.groups ?? {};
      expect([tile.petrol, tile.damage]).toEqual([Number(petrol), Number(damage ?? 0)]);
      expect([tile.danger, tile.stop]).toEqual([mark === 'danger', mark === 'stop']);
    }
  });
});

describe('BASE-SETUP-07 no cards at the start', () => {
  it('leaves every hand empty until the first bivouac deals', () => {
    const race = given({ phase: 'start', deck: ['driver', 'guide', 'guide'] });
    race.blue.chooses('french');
    for (const crew of [race.blue, race.orange]) expect(crew).toHold([]);
    expect(race.row).toEqual([]);
    race.orange.chooses('italian');
    expect(race.row).toEqual(['driver', 'guide', 'guide']);
    expect(race.public).toMatchObject({ phase: 'bivouac', turn: 1 });
    for (const crew of [race.blue, race.orange]) expect(crew).toHold([]);
  });
});

describe('BASE-SETUP-08 choosing a vehicle', () => {
  const choices = ['french', 'italian', 'english', 'belgian'];

  it('goes in turn order', () => {
    const race = given({ phase: 'start', crews: 3, options: { order: 'drawn' }, dice: [0, 0] });
    expect(race.order).toEqual(['orange', 'green', 'blue']);
    expect(race).toAsk('orange');
    race.orange.chooses('english');
    expect(race.events).toEqual([{ key: 'crewChosen', seat: 1, crew: 'english' }]);
    expect(race).toAsk('green');
    race.green.chooses('french');
    expect(race).toAsk('blue');
    race.blue.chooses('belgian');
    expect(race.public.crews.map(({ id }) => id)).toEqual(['belgian', 'english', 'french']);
    expect(race.public.phase).toBe('bivouac');
    expect(race.public.stack.map(({ kind }) => kind)).toEqual(['turn', 'bivouac']);
  });

  it('offers each vehicle once', () => {
    const race = given({ phase: 'start', crews: 2 });
    expect(race.blue.optionsTo('choose').map(({ crew }) => crew)).toEqual(choices);
    race.blue.chooses('italian');
    expect(race.orange.options()).toEqual(
      ['french', 'english', 'belgian'].map((crew) => ({ do: 'choose', crew })),
    );
    expect(race.orange.why({ do: 'choose', crew: 'italian' })).toBeRefused('BASE-SETUP-08', 'choose.taken', {
      crew: 'italian',
    });
  });

  it('comes before everything else', () => {
    const race = given({ phase: 'start' });
    expect(race.blue.why({ do: 'pass' })).toBeRefused('BASE-SETUP-08', 'expected.setup');
    expect(race.orange.why({ do: 'choose', crew: 'french' })).toEqual({
      reason: 'turn.other',
      rule: 'BASE-SETUP-08',
      with: { seat: 0 },
    });
  });

  it('gives who is away the first vehicle left', () => {
    const race = given({ phase: 'start' });
    expect(race.blue.fallback()).toEqual({ do: 'choose', crew: 'french' });
    race.blue.chooses('french');
    expect(race.orange.fallback()).toEqual({ do: 'choose', crew: 'italian' });
  });

  it('is left out where the host has given out the vehicles', () => {
    const race = given({ phase: 'start', options: { vehicles: ['english', 'french'] } });
    expect(race.public.crews.map(({ id }) => id)).toEqual(['english', 'french']);
    expect(race.question).toBe('bivouac');
  });
});

describe('BASE-SETUP-09 what is open and what is secret', () => {
  const position = {
    blue: { hand: ['militia', 'guide'], known: ['guide'] },
    orange: { hand: ['driver'] },
    discard: ['toolbox'],
  };

  it('shows a spectator gauges, money, hand sizes, the discard pile and what the bag holds in sum', () => {
    const race = given(position);
    const seen = view(race.rules, race.state, null);
    expect(seen.own).toBeNull();
    expect(seen.public.crews.map(({ cards }) => cards)).toEqual([2, 1]);
    expect(seen.public.crews[0]).toMatchObject({ petrol: 6, engine: 5, chassis: 5, francs: 80 });
    expect(race.cardsIn(seen.public.discard)).toEqual(['toolbox']);
    expect(seen.public.bag.reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(seen.public.deck).toBe(given().public.deck - 4);
  });

  it('shows nobody the hidden cards of another, nor the deck', () => {
    const race = given(position);
    const other = given({ ...position, blue: { hand: ['saboteur', 'guide'], known: ['guide'] } });
    expect(canonical(race.orange.view)).toBe(canonical(other.orange.view));
    expect(canonical(race.blue.view)).not.toBe(canonical(other.blue.view));
  });

  it('shows a crew its own hand', () => {
    const race = given(position);
    expect(race.cardsIn(race.blue.view.own?.hand ?? [])).toEqual(['guide', 'militia']);
    expect(race.cardsIn(race.orange.view.own?.hand ?? [])).toEqual(['driver']);
  });

  it('keeps a card taken face up known to all until it leaves the hand', () => {
    const race = given({ phase: 'bivouac', row: ['financial', 'guide', 'guide'] });
    race.orange.takes('financial');
    expect(race.orange.known).toEqual(['financial']);
    race.blue.takes('guide');
    expect(race.orange.known).toEqual(['financial', 'guide']);
    race.blue.plans({ mechanics: 5 });
    race.orange.plans({ mechanics: 5 });
    race.blue.waits('mechanics');
    race.orange.plays('financial');
    expect(race.orange.known).toEqual(['guide']);
    expect(race.discard).toEqual(['financial']);
  });

  it('tells a card drawn from the deck to its drawer alone', () => {
    const race = given({ deck: ['saboteur'] });
    race.blue.drawsACard();
    expect(race.blue).toHold(['saboteur']);
    expect(race.blue.known).toEqual([]);
    expect(race.blue.heard).toContainEqual({ key: 'cardsSeen', to: 0, cards: ['saboteur'] });
    expect(race.orange.heard).toEqual([{ key: 'cardsDrawn', seat: 0, count: 1 }]);
  });

  it('tells drawn tiles to all', () => {
    const race = given({ bag: ['2p', '1p'] });
    race.blue.scouts();
    expect(race.orange.heard).toEqual([{ key: 'tilesDrawn', seat: 0, tiles: ['1p', '2p'] }]);
  });
});
