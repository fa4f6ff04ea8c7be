import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-DRIVE-06 a stop symbol', () => {
  it('ends the drive on that tile', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: { 37: '1p-stop', 38: '1p' } });
    race.blue.drives('se');
    expect(race.blue).toStandIn(37);
    expect(race.told('stopped')).toEqual([{ key: 'stopped', seat: 0, space: 37 }]);
    expect(race).toAsk('orange');
  });

  it('ends it on a tile that was just drawn too', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['2p-stop'] });
    race.blue.drives('se');
    expect(race.blue).toStandIn(37);
    expect(race).toAsk('orange');
  });

  it('is ignored with a guide, which is then spent', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['guide'] }, tiles: { 37: '1p-stop', 38: '1p' } });
    race.blue.drives('se').plays('guide');
    expect(race.told('stopIgnored')).toEqual([{ key: 'stopIgnored', seat: 0, card: 'guide' }]);
    expect(race.told('cardPlayed')).toEqual([{ key: 'cardPlayed', seat: 0, card: 'guide' }]);
    expect(race.discard).toEqual(['guide']);
    race.blue.enters('e');
    expect(race.blue).toStandIn(38);
  });

  it('needs one guide for each stop', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['guide', 'guide', 'militia'] },
      tiles: { 37: '1p-stop', 38: '1p-stop', 49: '1p-stop' },
    });
    race.blue.drives('se').plays('guide').enters('e').plays('guide').enters('sw');
    expect(race.blue.options()).toEqual([{ do: 'stop' }]);
    race.blue.stops();
    expect(race.blue).toStandIn(49);
    expect(race.blue).toHold(['militia']);
    expect(race).toAsk('orange');
  });

  it('lets who has a guide stop all the same', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['guide'] }, tiles: { 37: '1p-stop' } });
    race.blue.drives('se');
    expect(race.blue.options()).toEqual([{ do: 'stop' }, { do: 'play', card: 'guide' }]);
    race.blue.stops();
    expect(race.blue).toHold(['guide']);
    expect(race).toAsk('orange');
    expect(race.told('stopIgnored')).toEqual([]);
  });

  it('asks whoever holds a card, whatever it is, and nobody without one', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['financial'] }, tiles: { 37: '1p-stop' } });
    race.blue.drives('se');
    expect(race.question).toBe('halt');
    expect(race.blue.why({ do: 'play', card: 'guide' })).toBeRefused('CARD-01', 'card.notHeld');
    expect(race.blue.why({ do: 'play', card: 'financial' })).toBeRefused(
      'CARD-FINANCIAL',
      'card.beforeAssistant',
    );
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02', 'fuel.whileDriving');
    expect(race.blue.why({ do: 'enter', space: 38 })).toBeRefused('BASE-DRIVE-06', 'expected.halt');
  });

  it('asks nothing where the engine reaches no farther', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 1, hand: ['guide'] }, tiles: { 37: '1p-stop' } });
    race.blue.drives('se');
    expect(race).toAsk('orange');
    expect(race.blue).toHold(['guide']);
  });

  it('does not give back the spaces already driven', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 2, hand: ['guide'] },
      tiles: { 37: '1p-stop', 38: '1p' },
    });
    race.blue.drives('se').plays('guide').enters('e');
    expect(race).toAsk('orange');
  });

  it('lets a jerrycan be played while the crew thinks about it', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 3, hand: ['jerrycan', 'guide'] },
      tiles: { 37: '1p-stop' },
    });
    race.blue.drives('se').plays('jerrycan');
    expect(race.blue).toHavePetrol(3);
    expect(race.question).toBe('halt');
  });

  it('stops who does not answer in time', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['guide'] }, tiles: { 37: '1p-stop' } });
    race.blue.drives('se');
    expect(fallback(race.rules, race.state, 0)).toEqual({ do: 'stop' });
  });
});
