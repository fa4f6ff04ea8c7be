import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-MILITIA', () => {
  it('ignores the danger of a tile', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['militia'] }, tiles: { 37: '2p-danger' } });
    race.blue.drives('se').plays('militia');
    expect(race.blue).toStandIn(37);
    expect(race.blue).toHave({ petrol: 4, engine: 5, chassis: 5 });
    expect(race.discard).toEqual(['militia']);
  });

  it('ignores the danger of a card', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { passed: true, hand: ['militia'] } });
    race.blue.plays('saboteur').targets('orange');
    race.orange.plays('militia');
    expect(race.orange).toHave({ engine: 5, chassis: 5 });
    expect(race.orange).toHold([]);
  });

  it('is of no use where there is no danger', () => {
    const race = given({ blue: { hand: ['militia'] } });
    const refusal = race.blue.why({ do: 'play', card: 'militia' });
    expect(refusal).toBeRefused('CARD-MILITIA', 'card.anyTime');
    expect(refusal?.with).toEqual({ card: 'militia' });
  });
});
