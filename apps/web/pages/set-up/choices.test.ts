import { readOptions } from '@race/great-race/options.ts';
import { RACE_FORMAT, readPlayers } from '@race/local';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choices, defaultChoices, firstRaceChoices, optionsOf, playersOf } from './choices.ts';
import { readChoices, writeChoices } from './remembered-choices.ts';
import { countCrews, giveCrew, nameSeat, seatDriver } from './seats.ts';

const surname = (crew: string) => `the ${crew}`;

/** Every set-up must give valid options and players, with at least one person. */
function expectARace(choices: Choices): void {
  const options = optionsOf(choices);
  expect(readOptions(options)).toEqual({ ok: true, options });
  const players = playersOf(choices, surname);
  expect(readPlayers(players, options, RACE_FORMAT)).toEqual(players);
  expect(players.some(({ kind }) => kind === 'person')).toBe(true);
}

describe('what is chosen before a race', () => {
  it.each([true, false])('makes a race as it is (around one device: %s)', (around) => {
    expectARace(defaultChoices(around));
    expect(optionsOf(defaultChoices(around))).toMatchObject({ board: 'africa', towards: 'south', crews: 4 });
  });

  it('is a race against the two weakest levels for whoever has not raced here yet', () => {
    expectARace(firstRaceChoices());
    const bots = playersOf(firstRaceChoices(), surname).filter(({ kind }) => kind === 'bot');
    expect(bots).toEqual(['beginner', 'amateur', 'beginner'].map((bot) => ({ kind: 'bot', bot })));
  });

  it('asks only who can answer unless told otherwise, as nobody waits on another screen', () => {
    expect(defaultChoices(true).askOnlyWhoCan).toBe(true);
  });

  it('calls a person without a name by the crew', () => {
    const defaults = defaultChoices(true);
    const named = { ...defaults, seating: nameSeat(nameSeat(defaults.seating, 0, '  '), 1, ' Ada ') };
    expect(playersOf(named, surname).slice(0, 2)).toEqual([
      { kind: 'person', name: 'the french' },
      { kind: 'person', name: 'Ada' },
    ]);
  });

  it('gives each seat the crew chosen for it', () => {
    const defaults = defaultChoices(false);
    const seating = giveCrew(countCrews(defaults.seating, 2), 1, 'belgian');
    expect(optionsOf({ ...defaults, seating }).vehicles).toEqual(['french', 'belgian']);
  });
});

describe('what is remembered of it', () => {
  it('comes back as it was', () => {
    const defaults = defaultChoices(false);
    const seating = seatDriver(giveCrew(nameSeat(defaults.seating, 0, 'Ada'), 0, 'english'), 2, 'random');
    const chosen: Choices = {
      ...defaults,
      board: 'south-america',
      towards: 'north',
      order: 'seated',
      seating,
    };
    expect(readChoices(writeChoices(chosen), true)).toEqual(chosen);
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '7',
    '{',
    '{"board":"atlantis","towards":1,"order":{},"askOnlyWhoCan":"yes"}',
    '{"__proto__":{"board":"south-america"}}',
    '{"seating":{"crews":9,"seats":[]}}',
    '{"seating":{"crews":4,"seats":[null,null,null,null]}}',
    '{"seating":{"crews":4,"seats":[{"driver":"person","name":"","crew":"french"},{"driver":"person","name":"","crew":"french"},{"driver":"racer","name":"","crew":"english"},{"driver":"racer","name":"","crew":"belgian"}]}}',
    '{"seating":{"crews":2,"seats":[{"driver":"person","name":3,"crew":"french"}]}}',
  ])('is the usual where it makes no sense: %s', (text) => {
    expect(readChoices(text, false)).toEqual(defaultChoices(false));
  });

  it('keeps the parts that make sense', () => {
    expect(readChoices('{"board":"south-america","crews":99}', true)).toEqual({
      ...defaultChoices(true),
      board: 'south-america',
    });
  });

  it('seats a person where only bots were remembered, and cuts what is too long', () => {
    const { seating, ...rest } = defaultChoices(false);
    const seats = seating.seats.map((seat) => ({ ...seat, driver: 'racer', name: 'y'.repeat(500) }));
    const read = readChoices(JSON.stringify({ ...rest, seating: { crews: 3, seats } }), false);
    expect(read.seating.seats[0]).toMatchObject({ driver: 'person', name: 'y'.repeat(40) });
    expectARace(read);
  });

  it('makes a race, whatever it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.boolean(), (text, around) =>
        expectARace(readChoices(text, around)),
      ),
    );
  });
});
