import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { meeting } from './meeting.ts';

const meetingFor = (race: ReturnType<typeof given>, asked: Parameters<typeof meeting>[0]) =>
  meeting(asked, race.blue.options(), (id) => race.rules.cards.find((card) => card.id === id));

describe('cards that meet what is asked', () => {
  it('BASE-DRIVE-03 are the militia at a danger', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 4, hand: ['militia', 'guide', 'jerrycan'] },
      tiles: { 'se of timbuktu': '1p-danger' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(meetingFor(race, { kind: 'entry', isShort: false })).toEqual([{ do: 'play', card: 'militia' }]);
  });

  it('BASE-DRIVE-04 are jerrycans too where the tank does not hold the price', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 0, hand: ['militia', 'jerrycan'] },
      tiles: { 'se of timbuktu': '1p-danger' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(meetingFor(race, { kind: 'entry', isShort: true })).toContainEqual({
      do: 'play',
      card: 'jerrycan',
    });
  });

  it('BASE-DRIVE-06 are the guide at a stop symbol, and not the petrol that could be poured there', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 4, hand: ['guide', 'jerrycan'] },
      tiles: { 'se of timbuktu': '1p-stop' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('halt');
    expect(meetingFor(race, { kind: 'halt', isShort: false })).toEqual([{ do: 'play', card: 'guide' }]);
  });

  it('are none where it is only time for cards', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 4, hand: ['jerrycan'] } });
    expect(race.blue.may({ do: 'play', card: 'jerrycan' })).toBe(true);
    expect(meetingFor(race, { kind: 'sequence', isShort: false })).toEqual([]);
  });
});
