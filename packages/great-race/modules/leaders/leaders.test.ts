import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { put, savedAs } from '../../testing/saved.ts';
import type { LeaderId } from './who.ts';

const modules = ['leaders'];
const led = (...leaders: LeaderId[]) => ({ leaders: { leaders } });
const POWER = { do: 'power' } as const;
const lead = (leader: LeaderId) => ({ do: 'lead', leader }) as const;

describe('LEADER-01, CARD-TOPOGRAPHER the topographer', () => {
  it('is in the deck twice', () => {
    const race = given({ phase: 'start', modules });
    expect(race.deck.filter((card) => card === 'topographer')).toHaveLength(2);
  });

  it('draws four tiles, lays two, and the others leave the game', () => {
    const race = given({
      modules,
      slots: led('french', 'italian'),
      blue: { at: 'timbuktu', hand: ['topographer'] },
      bag: ['1p', '2p', '3p', '1p1d'],
    });
    race.blue.plays('topographer');
    race.blue.lays('1p', 'se').lays('1p1d', 'sw');
    expect(race.gone).toEqual(['2p', '3p']);
    expect(race.told('tilesSetAside')).toEqual([{ key: 'tilesSetAside', seat: 0, tiles: ['2p', '3p'] }]);
    expect(race.question).toBe('sequence');
  });

  it('is read from a file in the middle of it', () => {
    const race = given({
      modules,
      slots: led('french', 'italian'),
      blue: { at: 'timbuktu', hand: ['topographer'] },
    });
    race.blue.plays('topographer');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
  });
});

describe('LEADER-12 few tiles or spaces', () => {
  const few = (bag: string[]) =>
    given({
      modules,
      slots: led('french', 'italian'),
      blue: { at: 'timbuktu', hand: ['topographer'] },
      bagHolds: bag,
      bag,
    });

  it('lays two of three, and the third leaves the game', () => {
    const race = few(['1p', '2p', '3p']);
    race.blue.plays('topographer').lays('1p', 36).lays('2p', 37);
    expect(race.gone).toEqual(['3p']);
    expect(race.question).toBe('sequence');
  });

  it('lays both of two, and the only one', () => {
    const two = few(['1p', '2p']);
    two.blue.plays('topographer').lays('1p', 36).lays('2p', 37);
    expect(two.gone).toEqual([]);
    const one = few(['2p']);
    one.blue.plays('topographer').answers({ do: 'place', space: 37 });
    expect(one.told('tileLaid')).toHaveLength(1);
    expect(one.question).toBe('sequence');
  });

  it('lays what finds a space, and the others leave the game', () => {
    // Two spaces touch Nouadhibou; beyond the first one vehicles stand all around.
    const race = given({
      modules,
      slots: led('french', 'italian', 'english', 'belgian'),
      blue: { at: 'nouadhibou', hand: ['topographer'] },
      orange: { at: 25 },
      green: { at: 6 },
      red: { at: 17 },
      bag: ['1p', '2p', '3p', '1p1d'],
    });
    race.blue.plays('topographer').lays('1p', 16);
    expect(race.told('tilesReturned')).toEqual([]);
    expect(race.gone.sort()).toEqual(['1p1d', '2p', '3p']);
    expect(race.question).toBe('sequence');
  });
});

describe('LEADER-02 choosing a leader', () => {
  it('goes in turn order, and the crew comes with it', () => {
    const race = given({ phase: 'start', modules, crews: 3 });
    expect(race.question).toBe('leaders');
    expect(race).toAsk('blue');
    race.blue.answers(lead('swiss'));
    expect(race.events).toEqual([
      { key: 'leaderChosen', seat: 0, leader: 'swiss' },
      { key: 'crewChosen', seat: 0, crew: 'swiss' },
    ]);
    race.orange.answers(lead('suffragettes'));
    race.green.answers(lead('french'));
    expect(race.public.crews.map(({ id }) => id)).toEqual(['swiss', 'suffragettes', 'french']);
    expect(race.public.phase).toBe('bivouac');
  });

  it('comes first', () => {
    const race = given({ phase: 'start', modules });
    expect(race.blue.why({ do: 'choose', crew: 'french' })).toBeRefused('LEADER-02', 'expected.leaders');
    expect(race.blue.fallback()).toEqual(lead('french'));
    expect(given({ modules, slots: led('french', 'italian') }).blue.why(lead('swiss'))).toBeRefused(
      'LEADER-02',
      'misplaced.lead',
    );
  });

  it('is left out where the host has given out the crews, whose leaders come with them', () => {
    const race = given({ phase: 'start', modules, options: { vehicles: ['swiss', 'english'] } });
    expect(race.public.modules?.leaders?.leaders).toEqual(['swiss', 'english']);
    expect(race.public.phase).toBe('bivouac');
  });
});

describe('LEADER-08 each leader once', () => {
  it('offers who is left, the mercenary among them', () => {
    const race = given({ phase: 'start', modules });
    expect(race.blue.options()).toHaveLength(7);
    race.blue.answers(lead('italian'));
    expect(race.orange.options()).toHaveLength(6);
    expect(race.orange.why(lead('italian'))).toBeRefused('LEADER-08', 'lead.taken', { leader: 'italian' });
    expect(race.orange.may(lead('american'))).toBe(true);
  });
});

describe('LEADER-04 the mercenary', () => {
  it('chooses a crew from those left over, when all have chosen', () => {
    const race = given({ phase: 'start', modules, crews: 3 });
    race.blue.answers(lead('american'));
    expect(race.public.crews[0]?.id).toBeNull();
    race.orange.answers(lead('french'));
    race.green.answers(lead('swiss'));
    expect(race).toAsk('blue');
    expect(race.question).toBe('mercenary');
    expect(race.blue.optionsTo('choose').map(({ crew }) => crew)).toEqual([
      'italian',
      'english',
      'belgian',
      'suffragettes',
    ]);
    expect(race.blue.why({ do: 'choose', crew: 'french' })).toBeRefused('LEADER-04', 'choose.taken');
    expect(race.blue.why({ do: 'pass' })).toBeRefused('LEADER-04', 'expected.mercenary');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    race.blue.chooses('belgian');
    expect(race.public.crews[0]?.id).toBe('belgian');
    expect(race.public.modules?.leaders?.leaders[0]).toBe('american');
  });
});

describe('LEADER-DELATOUR, LEADER-05 scouting', () => {
  it('draws three tiles in step 2 and does not end the sequence', () => {
    const race = given({ modules, slots: led('french', 'italian'), blue: { at: 'timbuktu' } });
    race.blue.answers(POWER);
    expect(race.told('tilesDrawn')[0]?.tiles).toHaveLength(3);
    expect(race.question).toBe('lay');
    for (let n = 0; n < 6 && race.question === 'lay'; n++) race.blue.answersAsIfAway();
    expect(race).toAsk('blue');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-CONVOY-02');
    expect(race.blue.boxes.pathfinder).toBe(2);
  });

  it('needs an active assistant', () => {
    const race = given({ modules, slots: led('french', 'italian'), blue: { boxes: {} } });
    expect(race.blue.why(POWER)).toBeRefused('BASE-CONVOY-05');
  });
});

describe('LEADER-MARTINETTI the mechanic', () => {
  it('repairs without an assistant, and must do something', () => {
    const race = given({
      modules,
      slots: led('italian', 'french'),
      blue: { at: 'dakar', engine: 3, francs: 20 },
    });
    race.blue.answers(POWER);
    expect(race.blue.why({ do: 'done' })).toBeRefused('BASE-CONVOY-11');
    race.blue.buysPart('engine');
    expect(race.blue).toHave({ engine: 4, francs: 0 });
    expect(race.blue.boxes.mechanics).toBe(2);
  });

  it('has nothing to do on a sound vehicle', () => {
    const race = given({ modules, slots: led('italian', 'french') });
    expect(race.blue.why(POWER)).toBeRefused('BASE-MECH-01', 'repair.nothingWorn');
  });
});

describe('LEADER-03 once a turn', () => {
  it('is used up until the next turn begins', () => {
    const race = given({
      modules,
      slots: led('italian', 'french'),
      blue: { at: 'dakar', engine: 1, boxes: { funding: 5 } },
      orange: { passed: true },
    });
    race.blue.answers(POWER).buysPart('engine').finishes();
    expect(race.blue.why(POWER)).toBeRefused('LEADER-03', 'power.used');
    race.blue.funds();
    expect(race.public.phase).toBe('bivouac');
    expect(race.public.modules?.leaders?.used).toEqual([false, false]);
  });

  it('is no power of step 2 for the others', () => {
    const race = given({ modules, slots: led('swiss', 'french') });
    expect(race.blue.why(POWER)).toBeRefused('LEADER-05', 'power.none');
  });
});

describe('LEADER-WALLEDGRAVE, LEADER-06, LEADER-10 the sea', () => {
  const discount = { do: 'discount' } as const;
  const fullFare = { do: 'fullFare' } as const;

  it('takes 50 F off a sea line, beside transport cards, once', () => {
    const race = given({
      modules,
      slots: led('english', 'french'),
      blue: { at: 'luanda', francs: 100, hand: ['transport', 'transport'] },
    });
    race.blue.drives();
    expect(race.blue.optionsTo('line').map(({ line, cards }) => [line, cards])).toEqual([
      [4, 0],
      [4, 1],
      [4, 2],
      [7, 1],
      [7, 2],
    ]);
    race.blue.takesLineTo('cape-town', { cards: 1 });
    expect(race.blue).toHave({ francs: 0 });
    expect(race.public.modules?.leaders?.used[0]).toBe(true);
  });

  it('is the crew’s choice on each line that it could also pay in full', () => {
    const race = given({
      modules,
      options: { vehicles: ['english', 'french'] },
      slots: led('english', 'french'),
      blue: { at: 'dakar', francs: 100 },
    });
    race.blue.drives().takesLineTo('nouadhibou');
    expect(race.question).toBe('discount');
    expect(race.blue.options()).toEqual([discount, fullFare]);
    expect(race.blue.fallback()).toEqual(discount);
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.stack.5.full', 60))).toBeNull();
    race.blue.answers(fullFare);
    expect(race.blue).toHave({ francs: 50 });
    expect(race.public.modules?.leaders?.used[0]).toBe(false);
    expect(race.told('powerUsed')).toEqual([]);
  });

  it('is not asked for where only the discount makes the line payable, or lowers nothing', () => {
    const poor = given({ modules, slots: led('english', 'french'), blue: { at: 'dakar', francs: 40 } });
    poor.blue.drives().takesLineTo('nouadhibou');
    expect(poor.blue).toHave({ francs: 40 });
    expect(poor.public.modules?.leaders?.used[0]).toBe(true);
    const free = given({
      modules,
      slots: led('english', 'french'),
      blue: { at: 'dakar', francs: 100, hand: ['transport'] },
    });
    free.blue.drives().takesLineTo('nouadhibou', { cards: 1 });
    expect(free.blue).toHave({ francs: 100 });
    expect(free.public.modules?.leaders?.used[0]).toBe(false);
  });

  it('is refused where no ship is being paid for, and comes before anything else where one is', () => {
    const race = given({ modules, slots: led('english', 'french'), blue: { at: 'dakar', francs: 100 } });
    expect(race.blue.why(discount)).toBeRefused('LEADER-10', 'misplaced.discount');
    race.blue.drives().takesLineTo('nouadhibou');
    expect(race.blue.why({ do: 'stop' })).toBeRefused('LEADER-10', 'expected.discount');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02', 'fuel.whileDriving');
  });

  it('is used up when a line is really taken, not before', () => {
    const race = given({ modules, slots: led('english', 'french'), blue: { at: 'dakar', francs: 100 } });
    race.blue.drives();
    expect(race.public.modules?.leaders?.used[0]).toBe(false);
    race.blue.takesLineTo('nouadhibou').answers(discount);
    expect(race.blue).toHave({ francs: 100 });
    expect(race.public.modules?.leaders?.used[0]).toBe(true);
    race.orange.passes();
    race.blue.drives();
    expect(race.blue.optionsTo('line')).toHaveLength(1);
    race.blue.takesLineTo('dakar');
    expect(race.blue).toHave({ francs: 50 });
  });

  it('takes nothing off the air', () => {
    const race = given({
      modules,
      slots: led('english', 'french'),
      blue: { at: 'stanleyville', francs: 80 },
    });
    race.blue.takesLineTo('elisabethville');
    expect(race.blue).toHave({ francs: 0 });
    expect(race.public.modules?.leaders?.used[0]).toBe(false);
  });
});

describe('LEADER-VAN-HOTTEN, LEADER-11 cards in cities', () => {
  it('draws at least two in a coloured city', () => {
    const race = given({ modules, slots: led('belgian', 'french'), blue: { at: 61 }, tiles: { 61: '1p' } });
    race.blue.drives('porto-novo');
    expect(race.blue.hand).toHaveLength(2);
    const three = given({ modules, slots: led('belgian', 'french'), blue: { at: 'beira', francs: 60 } });
    three.blue.takesLineTo('antananarivo');
    expect(three.blue.hand).toHaveLength(3);
  });

  it('draws none in a purple one', () => {
    const race = given({ modules, slots: led('belgian', 'french'), blue: { at: 7 }, tiles: { 7: '1p' } });
    race.blue.drives('colomb-bechar');
    expect(race.blue.hand).toHaveLength(0);
  });
});

describe('LEADER-CHAPMAN, LEADER-07 a second look', () => {
  const chapman = (bag: readonly string[]) =>
    given({ modules, slots: led('american', 'italian'), blue: { at: 'timbuktu' }, bag });

  it('may put the first tile back and must take the second', () => {
    const race = chapman(['3p', '1p']);
    race.blue.drives('into the empty space south');
    expect(race.question).toBe('redraw');
    expect(race.tileOn('se of timbuktu')).toBe('3p');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    race.blue.answers({ do: 'redraw' });
    expect(race.tileOn('se of timbuktu')).toBe('1p');
    expect(race.blue).toHavePetrol(5);
    expect(race.bag).toContain('3p');
  });

  it('can be saved with a jerrycan promised to the price', () => {
    const race = given({
      modules,
      slots: led('american', 'italian'),
      blue: { at: 'timbuktu', hand: ['jerrycan'] },
      bag: ['3p'],
    });
    race.blue.drives().enters('into the empty space south', { poured: true });
    expect(race.question).toBe('redraw');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
  });

  it('may get the same tile again, which is back in the bag before', () => {
    const race = given({
      modules,
      slots: led('american', 'french'),
      blue: { at: 'timbuktu' },
      bagHolds: ['2p'],
    });
    race.blue.drives('into the empty space south').answers({ do: 'redraw' });
    expect(race.tileOn('se of timbuktu')).toBe('2p');
  });

  it('keeps the power for later if the tile stays', () => {
    const race = chapman(['1p', '2p']);
    race.blue.drives('into the empty space south').answers({ do: 'keep' });
    expect(race.blue).toHavePetrol(5);
    expect(race.public.modules?.leaders?.used[0]).toBe(false);
    expect(race.blue.why({ do: 'redraw' })).toBeRefused('BASE-DRIVE-01');
  });

  it('is asked only in unfamiliar territory, once a turn, before anything else', () => {
    const race = given({
      modules,
      slots: { leaders: { leaders: ['american', 'french'], used: [true, false] } },
      blue: { at: 'timbuktu' },
      bag: ['1p'],
    });
    race.blue.drives('into the empty space south');
    expect(race.question).toBe('drive');
    const asked = chapman(['1p']);
    asked.blue.drives('into the empty space south');
    expect(asked.blue.why({ do: 'stop' })).toBeRefused('LEADER-CHAPMAN', 'expected.redraw');
    expect(asked.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02');
    expect(asked.blue.fallback()).toEqual({ do: 'keep' });
    expect(given({ modules, slots: led('american', 'french') }).blue.why({ do: 'keep' })).toBeRefused(
      'LEADER-CHAPMAN',
      'misplaced.redraw',
    );
  });
});

describe('LEADER-CHEVY a steady income', () => {
  it('brings 20 F as each convoy phase begins', () => {
    const race = given({ phase: 'planning', modules, slots: led('swiss', 'french') });
    race.blue.plans({ mechanics: 5 });
    race.orange.plans({ mechanics: 5 });
    expect(race.blue).toHave({ francs: 100 });
    expect(race.orange).toHave({ francs: 80 });
  });
});

describe('LEADER-DEFORET, LEADER-09 one more card', () => {
  it('is dealt, and is hers when all have taken', () => {
    const race = given({
      phase: 'bivouac',
      modules,
      slots: led('suffragettes', 'french'),
      deck: ['driver', 'guide', 'militia', 'toolbox'],
    });
    expect(race.row).toEqual(['driver', 'toolbox', 'guide', 'militia']);
    race.orange.takes('driver');
    race.blue.takes('guide');
    expect(race).toAsk('orange');
    expect(race.orange.options()).toHaveLength(2);
    race.orange.takes('militia');
    expect(race.blue).toHold(['guide', 'toolbox']);
    expect(race.orange).toHold(['driver', 'militia']);
    expect(race.public.phase).toBe('planning');
  });

  it('is chosen and left to herself when she is last', () => {
    const race = given({
      phase: 'bivouac',
      modules,
      slots: led('french', 'suffragettes'),
      deck: ['driver', 'guide', 'militia', 'toolbox'],
    });
    race.orange.takes('driver');
    race.blue.takes('guide');
    race.orange.takes('militia');
    expect(race.orange).toHold(['driver', 'toolbox', 'militia']);
  });

  it('goes missing first, then the last crew’s second', () => {
    const three = given({
      phase: 'bivouac',
      modules,
      slots: led('suffragettes', 'french'),
      deckHolds: ['driver', 'guide', 'militia'],
    });
    three.orange.takes('driver');
    three.blue.takes('guide');
    expect(three.orange).toHold(['driver', 'militia']);
    expect(three.blue).toHold(['guide']);
    const two = given({
      phase: 'bivouac',
      modules,
      slots: led('suffragettes', 'french'),
      deckHolds: ['driver', 'guide'],
    });
    two.orange.takes('driver');
    two.blue.takes('guide');
    expect(two.orange).toHold(['driver']);
  });

  it('can be saved while the last crew chooses again', () => {
    const race = given({
      phase: 'bivouac',
      modules,
      slots: led('suffragettes', 'french'),
      deck: ['driver', 'guide', 'militia', 'toolbox'],
      options: { vehicles: ['suffragettes', 'french'] },
    });
    race.orange.takes('driver');
    race.blue.takes('guide');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
  });
});

describe('a saved race with leaders', () => {
  it('is refused where a leader leads twice or another crew', () => {
    const race = given({ modules, slots: led('french', 'italian') });
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.modules.leaders.leaders.1', 'french'))).toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.modules.leaders.leaders.1', 'swiss'))).toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.modules.leaders', undefined))).toBeNull();
  });
});
