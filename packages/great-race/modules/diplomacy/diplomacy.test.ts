import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { put, savedAs } from '../../testing/saved.ts';
import { colourAsked } from './lines.ts';

const modules = ['diplomacy:normal'];
const ROLL = { do: 'roll' } as const;

describe('DIPLO-01 the visa', () => {
  it('is in the deck twice', () => {
    const race = given({ phase: 'start', modules });
    expect(race.deck.filter((card) => card === 'visa')).toHaveLength(2);
  });

  it('comes with a normal or a hard board', () => {
    expect(given({ modules }).public.modules?.diplomacy?.influence[0]).toEqual([1, 1, 1, 1]);
    expect(given({ modules: ['diplomacy:hard'] }).public.modules?.diplomacy?.influence[0]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('DIPLO-02 four lines', () => {
  it('begin on their first space for everybody', () => {
    const { influence } = given({ modules, crews: 4 }).public.modules?.diplomacy ?? {};
    expect(influence).toEqual(Array.from({ length: 4 }, () => [1, 1, 1, 1]));
  });
});

describe('DIPLO-03 leaving a city', () => {
  const leaving = (die: number, more: object = {}) =>
    given({
      modules,
      slots: {
        diplomacy: {
          influence: [
            [1, 3, 1, 1],
            [1, 1, 1, 1],
          ],
        },
      },
      blue: { at: 'timbuktu', ...more },
      tiles: { 37: '1p' },
      dice: [die],
    });

  it('goes with a roll of at most the influence', () => {
    const race = leaving(2);
    race.blue.drives();
    expect(race.told('borderRolled')).toEqual([
      { key: 'borderRolled', seat: 0, colour: 'green', face: 3, level: 3 },
    ]);
    expect(race.question).toBe('drive');
  });

  it('costs 20 F for each step above it', () => {
    const race = leaving(4);
    race.blue.drives();
    expect(race.question).toBe('border');
    expect(race.blue.options()).toEqual([{ do: 'bribe' }, { do: 'stay' }]);
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.stack.4.face', 3))).toBeNull();
    race.blue.answers({ do: 'bribe' });
    expect(race.blue).toHave({ francs: 40 });
    expect(race.question).toBe('drive');
  });

  it('or ends the drive there', () => {
    const race = leaving(4);
    race.blue.drives();
    race.blue.answers({ do: 'stay' });
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue.boxes.mechanics).toBe(1);
    expect(race).toAsk('orange');
  });

  it('ends it by itself for who cannot pay', () => {
    const race = leaving(5, { francs: 59 });
    race.blue.drives();
    expect(race.told('borderClosed')).toEqual([{ key: 'borderClosed', seat: 0, francs: 60 }]);
    expect(race).toAsk('orange');
  });

  it('says why not', () => {
    const race = leaving(4);
    expect(race.blue.why(ROLL)).toBeRefused('DIPLO-03', 'misplaced.border');
    race.blue.drives();
    expect(race.blue.why(ROLL)).toBeRefused('DIPLO-05', 'border.rolled');
    expect(race.blue.why({ do: 'stop' })).toBeRefused('DIPLO-03', 'expected.bribe');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02');
    expect(race.blue.fallback()).toEqual({ do: 'stay' });
  });
});

describe('DIPLO-04, DIPLO-08 buying influence', () => {
  it('comes after the money, any number of steps at the prices of the board', () => {
    const race = given({ modules, blue: { francs: 0, boxes: { funding: 3 } } });
    race.blue.funds();
    expect(race.question).toBe('influence');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    race.blue.answers({ do: 'influence', colour: 'red' }).answers({ do: 'influence', colour: 'red' });
    expect(race.public.modules?.diplomacy?.influence[0]).toEqual([1, 1, 3, 1]);
    expect(race.blue).toHave({ francs: 10 });
    expect(race.blue.why({ do: 'influence', colour: 'red' })).toBeRefused('DIPLO-04', 'influence.tooPoor', {
      price: 30,
      francs: 10,
    });
    expect(race.blue.why({ do: 'pass' })).toBeRefused('DIPLO-04', 'expected.influence');
    race.blue.finishes();
    expect(race).toAsk('orange');
    expect(race.orange.why({ do: 'influence', colour: 'red' })).toBeRefused(
      'DIPLO-04',
      'misplaced.influence',
    );
  });

  it('has its top at 6', () => {
    const race = given({
      modules,
      slots: {
        diplomacy: {
          influence: [
            [6, 1, 1, 1],
            [1, 1, 1, 1],
          ],
        },
      },
    });
    race.blue.funds();
    expect(race.blue.why({ do: 'influence', colour: 'blue' })).toBeRefused('DIPLO-08', 'influence.top');
  });

  it('asks nobody who can pay no step', () => {
    const race = given({ modules: ['diplomacy:hard'], blue: { francs: 0 } });
    race.blue.funds();
    expect(race).toAsk('orange');
  });
});

describe('DIPLO-05 which departures count', () => {
  it('are known before: from a city in a colour of which one has not reached the top', () => {
    const asked = (at: string, influence: number[]) => {
      const race = given({
        modules,
        slots: { diplomacy: { influence: [influence, [1, 1, 1, 1]] } },
        blue: { at },
      });
      return colourAsked(race.rules.board, race.public, 0);
    };
    expect(asked('timbuktu', [1, 1, 1, 1])).toBe('green');
    expect(asked('timbuktu', [1, 6, 1, 1])).toBeNull();
    expect(asked('colomb-bechar', [1, 1, 1, 1])).toBeNull();
    expect(asked('se of timbuktu', [1, 1, 1, 1])).toBeNull();
  });

  it('are not those from a purple city', () => {
    const race = given({ modules, dice: [] });
    race.blue.drives();
    expect(race.question).toBe('drive');
  });

  it('are those by line too, rolled for once a drive', () => {
    const race = given({ modules, blue: { at: 'dakar', francs: 120 }, dice: [1] });
    race.blue.drives();
    race.blue.answers({ do: 'bribe' }).answers({ do: 'line', to: 'porto-novo' });
    expect(race.blue).toStandIn('porto-novo');
  });
});

describe('CARD-VISA, DIPLO-06 the roll comes first', () => {
  it('before the way is chosen, and a visa before it', () => {
    const race = given({ modules, blue: { at: 'timbuktu', hand: ['visa'] }, dice: [] });
    race.blue.drives();
    expect(race.question).toBe('border');
    expect(race.blue.options()).toEqual([ROLL, { do: 'play', card: 'visa' }]);
    expect(race.blue.why({ do: 'enter', space: 37 })).toBeRefused('DIPLO-06', 'expected.border');
    race.blue.plays('visa');
    expect(race.discard).toEqual(['visa']);
    expect(race.question).toBe('drive');
  });

  it('asks whoever holds a card', () => {
    const race = given({ modules, blue: { at: 'timbuktu', hand: ['guide'] }, dice: [0] });
    race.blue.drives();
    expect(race.blue.options()).toEqual([ROLL]);
    expect(race.blue.fallback()).toEqual(ROLL);
    race.blue.answers(ROLL);
    expect(race.question).toBe('drive');
  });

  it('is left out at influence 6', () => {
    const race = given({
      modules,
      slots: {
        diplomacy: {
          influence: [
            [1, 6, 1, 1],
            [1, 1, 1, 1],
          ],
        },
      },
      blue: { at: 'timbuktu', hand: ['visa'] },
    });
    race.blue.drives();
    expect(race.question).toBe('drive');
  });
});

describe('DIPLO-07 a bribe is gone', () => {
  it('even if the drive fails, and the next drive rolls again', () => {
    const race = given({
      modules,
      blue: { at: 'timbuktu', petrol: 0, boxes: { mechanics: 2 } },
      bag: ['3p'],
      dice: [1, 5],
    });
    race.blue.drives();
    race.blue.answers({ do: 'bribe' }).enters('into the empty space south');
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue).toHave({ francs: 60 });
    race.orange.passes();
    race.blue.drives();
    expect(race.told('borderRolled')[0]).toMatchObject({ face: 6 });
  });
});
