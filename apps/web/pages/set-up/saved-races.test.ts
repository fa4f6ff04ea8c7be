import { describe, expect, it } from 'vitest';
import { crewOf, isExercise, peopleOf, type RaceEntry, TUTORIAL } from '../../sources/race-messages.ts';
import { finished, unfinished } from '../library/libraries.tsx';
import { defaultChoices, optionsOf, playersOf } from './choices.ts';

const choices = defaultChoices(true);
const race = (table: string, touched: number, over = false): RaceEntry => ({
  table,
  options: optionsOf(choices),
  players: playersOf(choices, (crew) => crew),
  turn: 3,
  over,
  touched,
  isForked: false,
});
const namesOf = (races: readonly RaceEntry[]) => races.map(({ table }) => table);

describe('the races kept on a device', () => {
  const races = [race('old', 1), race('done', 9, true), race('new', 5), race('twin', 5)];

  it('stand with the last one touched first, unfinished and finished apart', () => {
    expect(namesOf(unfinished(races))).toEqual(['new', 'twin', 'old']);
    expect(namesOf(finished(races))).toEqual(['done']);
    expect(namesOf(races)).toEqual(['old', 'done', 'new', 'twin']);
  });

  it('tell who is in them', () => {
    expect(peopleOf(race('one', 1))).toBe(2);
    expect(crewOf(race('one', 1), 1)).toBe('italian');
  });

  it('are races of one’s own, the one with a helper too; an exercise is not', () => {
    expect(isExercise(race('one', 1))).toBe(false);
    expect(isExercise({ ...race('one', 1), lesson: TUTORIAL })).toBe(false);
    expect(isExercise({ ...race('one', 1), lesson: 'ways' })).toBe(true);
  });

  it('have no crews yet where the crews are chosen in play', () => {
    const open = { ...race('one', 1), options: { ...optionsOf(choices), vehicles: null } };
    expect(crewOf(open, 1)).toBe('');
    expect(crewOf(race('one', 1), 7)).toBe('');
  });
});
