import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { cardsThatHelp } from './cards-that-help.ts';

const meetingFor = (race: ReturnType<typeof given>, asked: Parameters<typeof cardsThatHelp>[0]) =>
  cardsThatHelp(asked, race.blue.options(), (id) => race.rules.cards.find((card) => card.id === id));

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

  it('POSTAL-06 are the express delivery where a parcel could be handed over, and not the petrol', () => {
    const race = given({
      modules: ['postal'],
      slots: {
        postal: { cities: Array(19).fill(-1), aboard: [2, -1], bag: [8, 8, 7, 8], from: [-1, -1] },
      },
      blue: { at: 61, petrol: 3, hand: ['express-delivery', 'jerrycan'] },
      tiles: { 61: '1p' },
    });
    race.blue.drives(62);
    expect(race.question).toBe('parcel');
    expect(meetingFor(race, { kind: undefined, isShort: false })).toEqual([
      { do: 'play', card: 'express-delivery' },
    ]);
  });

  it('are none where it is only time for cards', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 4, hand: ['jerrycan'] } });
    expect(race.blue.may({ do: 'play', card: 'jerrycan' })).toBe(true);
    expect(meetingFor(race, { kind: 'sequence', isShort: false })).toEqual([]);
  });
});
