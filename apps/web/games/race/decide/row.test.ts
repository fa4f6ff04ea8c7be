import { BOUGHT } from '@race/great-race/answers.ts';
import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { type RowChoice, rowOf } from './row.ts';

const NOTHING: RowChoice = {
  thing: null,
  isNamed: false,
  hasWays: true,
  space: null,
  way: null,
  option: null,
  levels: 0,
};

const rowFor = (race: ReturnType<typeof given>, chosen: Partial<RowChoice> = {}) =>
  rowOf(
    arrange(race.blue.options(), () => null),
    { ...NOTHING, ...chosen },
  );

describe('the buttons of the bar', () => {
  it('are those of the box in hand, with passing at the end', () => {
    const row = rowFor(given({}), { thing: 'mechanics' });
    expect(row.main).toEqual({ verb: 'drive', deed: { touch: 'mechanics' }, wanted: null });
    expect(row.second).toEqual({ verb: 'repair', deed: null, wanted: { do: 'repair' } });
    expect(row.end?.verb).toBe('pass');
    expect(row.expected).toBe(row.main);
  });

  it('expect a repair where there is no petrol to drive with, unless a space is chosen', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 0, engine: 2 } });
    const dry = { thing: 'mechanics', isDry: true } as const;
    expect(rowFor(race, dry).expected?.verb).toBe('repair');
    const space = race.space('se of timbuktu');
    const way = { spaces: [space], fare: null };
    expect(rowFor(race, { ...dry, space, way }).expected?.verb).toBe('drive');
    expect(rowFor(race, { ...dry, isDry: false }).expected?.verb).toBe('drive');
  });

  it('want a destination once a drive is chosen, and are not lit before there is one', () => {
    const row = rowFor(given({}), { thing: 'mechanics', isNamed: true });
    expect(row.main).toEqual({ verb: 'drive', deed: null, wanted: null });
    expect(row.expected).toBeNull();
  });

  it('begin a drive without a destination only where none can be chosen before', () => {
    const row = rowFor(given({}), { thing: 'mechanics', hasWays: false });
    expect(row.main?.deed).toEqual({ answer: { do: 'drive' } });
  });

  it('drive along the way that is chosen', () => {
    const row = rowFor(given({}), { thing: 'mechanics', space: 9, way: { spaces: [8, 9], fare: null } });
    expect(row.main?.deed).toEqual({ along: { spaces: [8, 9], fare: null } });
  });

  it('expect the second act where the first cannot be done', () => {
    const row = rowFor(given({ blue: { at: 'timbuktu', engine: 0 } }), { thing: 'mechanics' });
    expect(row.main?.deed).toBeNull();
    expect(row.expected).toBe(row.second);
  });

  it('BASE-CONVOY-11 have a wait as a quiet last choice, but not on funding', () => {
    expect(rowFor(given({}), { thing: 'pathfinder' }).quiet?.verb).toBe('wait');
    expect(rowFor(given({}), { thing: 'funding' }).quiet).toBeNull();
  });

  it('want a space before a guard removes a tile', () => {
    const race = given({
      blue: { at: 'timbuktu', boxes: { security: 1 } },
      tiles: { 'se of timbuktu': '1p' },
    });
    const space = race.space('se of timbuktu');
    expect(rowFor(race, { thing: 'security' }).main).toMatchObject({
      verb: 'clear',
      deed: null,
      wanted: null,
    });
    expect(rowFor(race, { thing: 'security', space }).main?.deed).toEqual({ answer: { do: 'clear', space } });
  });

  it('buy as many levels as are wanted', () => {
    const race = given({ blue: { petrol: 2 } });
    expect(rowFor(race, { thing: 'petrol', levels: 3 }).main?.deed).toEqual({
      answer: { do: 'fuel', levels: 3 },
    });
  });

  it('go to the chosen space with a jerrycan if that is chosen, else along the way', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['jerrycan'] }, tiles: { 'se of timbuktu': '1p' } });
    race.blue.drives();
    const space = race.space('se of timbuktu');
    const way = { spaces: [space], fare: null };
    const poured = race.blue.optionsTo('enter').find((one) => one.poured && one.space === space) ?? null;
    expect(rowFor(race, { space, way }).main?.deed).toEqual({ along: way });
    expect(rowFor(race, { space, way, option: poured }).main?.deed).toEqual({ answer: poured });
  });

  it('fit the part that is chosen, and end the repair', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 3 } });
    race.blue.repairs();
    const [option = null] = race.blue.optionsTo('fit');
    const row = rowFor(race, { option });
    expect(row.main).toMatchObject({ verb: 'fit', deed: { answer: { part: BOUGHT, engine: 1 } } });
    expect(row.end?.verb).toBe('done');
  });

  it('expect a guard to avert a danger, and the price to be paid where there is none', () => {
    const danger = { blue: { at: 'timbuktu' }, tiles: { 'se of timbuktu': '1p-danger' } };
    const guarded = given({ ...danger, blue: { ...danger.blue, boxes: { mechanics: 1, security: 1 } } });
    guarded.blue.drives('se');
    expect(rowFor(guarded).expected?.verb).toBe('guard');
    const bare = given({ ...danger, blue: { ...danger.blue, hand: ['guide'] } });
    bare.blue.drives('se');
    expect(rowFor(bare).expected?.verb).toBe('pay');
  });

  it('expect the card that pours enough petrol for a space, where there is too little', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 1, hand: ['jerrycan'] },
      tiles: { 'se of timbuktu': '2p' },
    });
    race.blue.drives('se');
    const arranged = arrange(race.blue.options(), () => null);
    const [jerrycan] = race.blue.optionsTo('play');
    if (jerrycan === undefined) throw new Error('the jerrycan cannot be played');
    const row = rowOf({ ...arranged, buttons: [...arranged.buttons, jerrycan] }, NOTHING);
    expect(row.expected?.deed).toEqual({ answer: jerrycan });
  });

  it('expect the end of a drive that there is no petrol for, until a space is chosen all the same', () => {
    const race = given({ blue: { at: 'timbuktu' } });
    race.blue.drives();
    const row = rowFor(race, { isSpent: true });
    expect(row.main?.deed).toBeNull();
    expect(row.expected?.verb).toBe('stop');
    expect(rowFor(race).expected).toBeNull();
    const space = race.space('se of timbuktu');
    const way = { spaces: [space], fare: null };
    expect(rowFor(race, { isSpent: true, space, way }).expected?.verb).toBe('enter');
  });

  it('BASE-CONVOY-06 expect guards to stay where nobody else can act, until a tile is chosen', () => {
    const race = given({
      blue: { at: 'timbuktu', boxes: { security: 1 } },
      tiles: { 'se of timbuktu': '1p' },
    });
    const space = race.space('se of timbuktu');
    expect(rowFor(race, { thing: 'security' }).expected?.verb).toBe('pass');
    expect(rowFor(race, { thing: 'security', space }).expected?.verb).toBe('clear');
  });

  it('expect to pass where the only assistants can neither drive nor repair', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 0, francs: 0, petrol: 6, boxes: { mechanics: 1 } },
    });
    const row = rowFor(race, { thing: 'mechanics' });
    expect([row.main?.deed, row.second?.deed]).toEqual([null, null]);
    expect(row.expected?.verb).toBe('pass');
  });

  it('BASE-DRIVE-06 expect a guide to be played at a stop symbol', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['guide'] },
      tiles: { 'se of timbuktu': '1p-stop' },
    });
    race.blue.drives('se');
    const all = arrange(race.blue.options(), () => null);
    const guide = race.blue.options().find((one) => one.do === 'play');
    const row = rowOf({ ...all, buttons: [...all.buttons, ...(guide ? [guide] : [])] }, NOTHING);
    expect(row.expected?.deed).toEqual({ answer: { do: 'play', card: 'guide' } });
  });

  it('expect the end where nothing else can be done', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['militia'] },
      tiles: { 'se of timbuktu': '1p-stop' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('halt');
    expect(rowFor(race).expected?.verb).toBe('stop');
  });
});
