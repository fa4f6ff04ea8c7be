import { makeRace } from '../modules/index.ts';
import { GivenRace } from './given-race.ts';
import { GROUND } from './ground/index.ts';
import './matchers.ts';
import { type Given, optionsOf } from './position.ts';

/**
 * A race in an exact position, for tests that speak as players do:
 *
 *     const race = given({ blue: { at: 'timbuktu', petrol: 1 }, bag: ['3p'] });
 *     race.blue.drives('into the empty space south');
 *     expect(race.blue).toStandIn('timbuktu');
 *     expect(race.tileOn('south of timbuktu')).toBe('3p');
 *
 * What is left out is as at the start of a race: two crews (blue and orange), full gauges, 80 F, no
 * cards, in the start city; the phase is a convoy, blue is asked first, and everybody has two
 * pathfinders, two mechanics, no guard and one assistant on funding. Crews sit and drive in the
 * order blue, orange, green, red, white.
 *
 *     given({
 *       blue: { at: 'se of timbuktu', engine: 3, hand: ['jerrycan', 'guide'], boxes: { security: 1 } },
 *       orange: { passed: true, boxes: { security: 2 } },
 *       tiles: { 'e of timbuktu': '1p-danger', 48: '2p' },
 *       bag: ['1p', '2p'], deck: ['militia'], dice: [3],   // what is drawn and rolled, in this order
 *     });
 *     given({ phase: 'bivouac', row: ['driver', 'guide', 'guide'] });
 *     given({ phase: 'bivouac', deck: ['driver', 'guide', 'guide'] });  // dealt now
 *     given({ phase: 'planning', crews: 3 });
 *     given({ phase: 'convoy', whose: 'orange', order: ['orange', 'blue'] });
 *     given({ phase: 'start', options: { order: 'drawn' }, dice: [0] });
 *     given({ bagHolds: [], gone: ['1p'] });               // all that is in the bag, out of the game
 *     given({ modules: ['patronage'], slots: { patronage: { markers: [3, 0] } } });
 *
 * A crew acts with verbs (`race.blue.drives('se', 'e')`, `.plays('driver')`, `.buysPetrol(2)`,
 * `.lays('1p', 'sw')`) or with any answer: `race.blue.answers({ do: 'wait', box: 'security' })`.
 * What is not legal throws with the refusal. `may` and `why` only ask:
 *
 *     expect(race.blue.why({ do: 'drive' })).toBeRefused('BASE-DRIVE-05', 'drive.brokenDown');
 *     expect(race.blue.optionsTo('enter').map(({ space }) => space)).toEqual([36, 37]);
 *     expect(race).toAsk('orange');
 *     expect(race.blue).toHave({ petrol: 2, francs: 60 });
 *     expect(race.blue).toHold(['jerrycan']);
 *     expect(race.told('tileLaid')).toEqual([{ key: 'tileLaid', seat: 0, tile: '1p', space: 36 }]);
 *
 * The boards are those of `ground/`, which stay as they are when the released ones are tuned.
 * Cards, tiles and francs are counted after every answer; a test fails when one gets lost.
 */
export function given(position: Given = {}): GivenRace {
  const options = optionsOf(position);
  return new GivenRace(makeRace(options, GROUND[options.board]), position);
}
