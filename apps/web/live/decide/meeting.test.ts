import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { meeting } from './meeting.ts';

const meetingFor = (race: ReturnType<typeof given>, question: Parameters<typeof meeting>[0]) =>
  meeting(question, race.blue.options(), (card) => (card === 'guide' ? 'withDrive' : 'anyTime'));

describe('cards that meet what is asked', () => {
  it('BASE-DRIVE-03 are the militia at a danger', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['militia', 'guide'] },
      tiles: { 'se of timbuktu': '1p-danger' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(meetingFor(race, 'entry')).toEqual([{ do: 'play', card: 'militia' }]);
  });

  it('BASE-DRIVE-06 are the guide at a stop symbol, and not the petrol that could be poured there', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 4, hand: ['guide', 'jerrycan'] },
      tiles: { 'se of timbuktu': '1p-stop' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('halt');
    expect(meetingFor(race, 'halt')).toEqual([{ do: 'play', card: 'guide' }]);
  });

  it('are none where it is only time for cards', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 4, hand: ['jerrycan'] } });
    expect(race.blue.may({ do: 'play', card: 'jerrycan' })).toBe(true);
    expect(meetingFor(race, 'sequence')).toEqual([]);
  });
});
