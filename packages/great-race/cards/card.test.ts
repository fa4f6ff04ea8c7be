import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import type { CardMoment } from './card.ts';
import { CARDS } from './index.ts';

const PRINTED: readonly (readonly [string, number, CardMoment, boolean])[] = [
  ['trail-hunter', 2, 'beforeAssistant', true],
  ['financial', 3, 'beforeAssistant', false],
  ['refuelling-station', 2, 'beforeAssistant', false],
  ['driver', 3, 'beforeAssistant', false],
  ['repairman', 3, 'beforeAssistant', false],
  ['cartographer', 3, 'beforeAssistant', false],
  ['saboteur', 3, 'beforeAssistant', true],
  ['tracker', 2, 'beforeAssistant', false],
  ['con-artist', 2, 'beforeAssistant', true],
  ['transport', 2, 'withDrive', false],
  ['spare-parts', 6, 'withRepair', false],
  ['toolbox', 2, 'withRepair', false],
  ['guide', 2, 'withDrive', false],
  ['jerrycan', 8, 'anyTime', false],
  ['militia', 3, 'anyTime', false],
];

describe('CARD-01 the resource cards', () => {
  it('are the 46 of the printed game, in the numbers and for the moments of its rules', () => {
    const facts = CARDS.map(({ id, copies, when, danger }) => [id, copies, when, danger]);
    expect(facts).toEqual(expect.arrayContaining([...PRINTED]));
    expect(PRINTED.reduce((sum, [, copies]) => sum + copies, 0)).toBe(46);
  });

  it('are discarded after use', () => {
    const race = given({ blue: { petrol: 3, hand: ['financial', 'jerrycan'] } });
    race.blue.plays('financial');
    expect(race.discard).toEqual(['financial']);
    race.blue.plays('jerrycan');
    expect(race.discard).toEqual(['financial', 'jerrycan']);
    expect(race.blue).toHold([]);
    expect(race.blue.crew.cards).toBe(0);
  });

  it('lose what goes above a maximum', () => {
    const race = given({ blue: { petrol: 4, hand: ['refuelling-station'] } });
    race.blue.plays('refuelling-station');
    expect(race.blue).toHavePetrol(6);
  });

  it('cannot be played for nothing', () => {
    const race = given({
      blue: { hand: ['refuelling-station', 'repairman', 'jerrycan', 'con-artist'] },
    });
    const why = (card: string) => race.blue.why({ do: 'play', card });
    expect(why('refuelling-station')).toBeRefused('CARD-01', 'card.tankFull');
    expect(why('repairman')).toBeRefused('BASE-MECH-01', 'repair.nothingWorn');
    expect(why('jerrycan')).toBeRefused('CARD-01', 'card.tankFull');
    expect(why('con-artist')).toBeRefused('CARD-09', 'card.noTwoTiles');
  });

  it('must be in hand', () => {
    const refusal = given().blue.why({ do: 'play', card: 'financial' });
    expect(refusal).toBeRefused('CARD-01', 'card.notHeld');
    expect(refusal?.with).toEqual({ card: 'financial' });
  });

  it('that go with a drive or a repair are not played by themselves', () => {
    const race = given({
      blue: { at: 'dakar', engine: 3, hand: ['transport', 'guide', 'spare-parts', 'toolbox', 'militia'] },
    });
    const why = (card: string) => race.blue.why({ do: 'play', card });
    expect(why('transport')).toBeRefused('CARD-TRANSPORT', 'card.withDrive');
    expect(why('guide')).toBeRefused('CARD-GUIDE', 'card.withDrive');
    expect(why('spare-parts')).toBeRefused('CARD-SPARE-PARTS', 'card.withRepair');
    expect(why('toolbox')).toBeRefused('CARD-TOOLBOX', 'card.withRepair');
    expect(why('militia')).toBeRefused('CARD-MILITIA', 'card.anyTime');
    expect(race.blue.optionsTo('play')).toEqual([]);
  });
});

describe('CARD-05 the trail hunter and the tracker', () => {
  it('are two cards: who removes tiles can be stopped, who draws cards cannot', () => {
    const race = given({
      blue: { hand: ['tracker', 'trail-hunter'] },
      orange: { hand: ['militia'], boxes: { security: 2 } },
      tiles: { 37: '1p' },
    });
    race.blue.plays('tracker');
    expect(race.question).toBe('tracking');
    expect(race).toAsk('blue');
    race.blue.answers(race.blue.optionsTo('discard')[0] ?? { do: 'pass' });
    race.blue.plays('trail-hunter').picks(37);
    expect(race.question).toBe('window');
    expect(race).toAsk('orange');
  });
});
