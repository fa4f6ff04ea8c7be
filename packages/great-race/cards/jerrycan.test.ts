import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-JERRYCAN', () => {
  it('gives one petrol, and is no step of the sequence', () => {
    const race = given({ blue: { at: 'dakar', petrol: 3, hand: ['jerrycan'] } });
    race.blue.plays('jerrycan');
    expect(race.blue).toHavePetrol(4);
    expect(race.told('cardPlayed')).toEqual([{ key: 'cardPlayed', seat: 0, card: 'jerrycan' }]);
    expect(race.blue.may({ do: 'fuel', levels: 2 })).toBe(true);
    expect(race.discard).toEqual(['jerrycan']);
  });

  it('can be played after a card too', () => {
    const race = given({ blue: { petrol: 3, hand: ['jerrycan', 'financial'] } });
    race.blue.plays('financial').plays('jerrycan');
    expect(race.blue).toHavePetrol(4);
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-CONVOY-02', 'fuel.afterCard');
  });

  it('can be played in the middle of a drive', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 2, hand: ['jerrycan'] },
      tiles: { 37: '2p', 38: '1p' },
    });
    race.blue.drives('se').plays('jerrycan').enters('e');
    expect(race.blue).toStandIn(38);
    expect(race.blue).toHavePetrol(0);
  });

  it('is refused with a full tank', () => {
    const race = given({ blue: { hand: ['jerrycan'] } });
    const refusal = race.blue.why({ do: 'play', card: 'jerrycan' });
    expect(refusal).toBeRefused('CARD-01', 'card.tankFull');
    expect(refusal?.with).toEqual({ card: 'jerrycan' });
  });
});
