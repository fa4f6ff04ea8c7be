import { Signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { TableModel } from '../../table/model/table.ts';
import { newspaperOf } from '../../table/newspaper/open-paper.tsx';
import {
  answer,
  BOT,
  beginRace,
  firstAnswer,
  person,
  untilAsked,
  untilConvoy,
} from '../../table/testing/races.ts';
import { heldOf, readingOf } from './cards/held.ts';
import { choosingOf } from './choosing.ts';
import { ownSeatOf } from './decide/acting.ts';
import { makeRaceTable } from './race-table.ts';

/** Through Africa with a village, against one bot. */
const inAfrica = () =>
  beginRace(
    { players: [person('Ada'), BOT], vehicles: ['french', 'italian'], modules: ['village'] },
    makeRaceTable,
  );

/** Through South America, against two bots. */
const inAmerica = () =>
  beginRace(
    {
      players: [person('Bob'), BOT, BOT],
      vehicles: ['english', 'italian', 'french'],
      board: 'south-america',
    },
    makeRaceTable,
  );

/** The value of every signal of a table, and of what is chosen and read at it. */
const signalsOf = (table: TableModel): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries({
      ...table,
      ...choosingOf(table),
      ...heldOf(table),
      ...ownSeatOf(table),
      ...readingOf(table),
      ...newspaperOf(table),
    }).flatMap(([name, part]) => (part instanceof Signal ? [[name, part.peek()]] : [])),
  );

const differing = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] =>
  [...before.keys()].filter((name) => !Object.is(before.get(name), after.get(name)));

/** Waits until bots have answered and the parts of the page that a question needs have been fetched. */
async function atRest(table: TableModel): Promise<ReadonlyMap<string, unknown>> {
  for (let before = signalsOf(table); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const after = signalsOf(table);
    if (differing(before, after).length === 0) return after;
    before = after;
  }
}

/** The names of the signals that have another value after this was done. */
async function changedBy(table: TableModel, act: () => unknown): Promise<string[]> {
  const before = await atRest(table);
  await act();
  return differing(before, signalsOf(table));
}

describe('two races on one page', () => {
  it('have boards, crews and modules of their own', async () => {
    const [ada, bob] = [await inAfrica(), await inAmerica()];
    const shown = [ada, bob].map(({ table: { crews, facts, inPlay, sheet } }) => ({
      board: facts.value?.options.board,
      sheet: sheet.value?.board.id,
      crews: crews.value.map(({ id }) => id),
      modules: inPlay.value.length,
    }));
    expect(shown).toEqual([
      { board: 'africa', sheet: 'africa', crews: ['french', 'italian'], modules: 1 },
      {
        board: 'south-america',
        sheet: 'south-america',
        crews: ['english', 'italian', 'french'],
        modules: 0,
      },
    ]);
  });

  it('are answered without each other', async () => {
    const [{ table: ada }, { table: bob }] = [await inAfrica(), await inAmerica()];
    const { length } = ada.past.value;
    expect(await changedBy(bob, () => answer(ada, firstAnswer(ada)))).toEqual([]);
    expect(ada.past.value.length).toBeGreaterThan(length);
    expect(await changedBy(ada, () => answer(bob, firstAnswer(bob)))).toEqual([]);
  });

  it('take back without each other', async () => {
    const [{ table: ada }, { table: bob }] = [await inAfrica(), await inAmerica()];
    await Promise.all([untilConvoy(ada), untilConvoy(bob)]);
    await answer(ada, { do: 'drive' });
    const { length } = ada.past.value;
    expect(await changedBy(bob, () => ada.takeBack())).toEqual([]);
    expect(ada.past.value.length).toBeLessThan(length);
  });

  it('select boxes, spaces, cards and crews without each other', async () => {
    const [{ table: ada }, { table: bob }] = [await inAfrica(), await inAmerica()];
    await Promise.all([untilConvoy(ada), untilConvoy(bob)]);
    const { choose, chosen, selectableSpaces, selectedThing, touch } = choosingOf(ada);
    const [held] = heldOf(ada).held.value;
    const changed = await changedBy(bob, () => {
      touch('mechanics');
      choose(selectableSpaces.value[0] ?? -1);
      if (held !== undefined) readingOf(ada).readCard(held);
      ada.focus.value = 1;
      ada.pointed.value = chosen.value;
      newspaperOf(ada).filter.value = 1;
    });
    expect(changed).toEqual([]);
    expect(selectedThing.value).toBe('mechanics');
    expect(selectableSpaces.value).toContain(chosen.value);
    expect(readingOf(ada).reading.value).toEqual(held);
    expect(held).toBeDefined();
  });

  it('are played back without each other', async () => {
    const [{ table: first, source }, { table: bob }] = [await inAfrica(), await inAmerica()];
    await untilConvoy(first);
    first.close();
    // Opened anew, it has nothing more to show.
    const ada = makeRaceTable(source);
    await source.request({ do: 'open', table: first.seatView.value?.table ?? '' });
    await untilAsked(ada);
    const now = ada.publicState.value;
    const outcome = await source.request({ do: 'recap', after: 0 });
    if (!outcome.ok || outcome.value.kind !== 'recap' || outcome.value.recap === null)
      throw new Error('nothing to show once more');
    const { before, steps } = outcome.value.recap;
    expect(await changedBy(bob, () => ada.showRecap(before, steps))).toEqual([]);
    expect(ada.publicState.value).toEqual(before);
    expect(ada.waiting.value).toBe(steps.length);
    expect(ada.hurry.value).toBeGreaterThan(1);
    expect(await changedBy(bob, () => ada.skip())).toEqual([]);
    expect(ada.publicState.value).toEqual(now);
    expect(ada.waiting.value).toBe(0);
  });

  it('keep refusals to themselves', async () => {
    const [{ table: ada }, { table: bob }] = [await inAfrica(), await inAmerica()];
    expect(await changedBy(bob, () => ada.give({ do: 'fund' }))).toEqual([]);
    expect(ada.refused.value).not.toBeNull();
  });

  it('end without each other', async () => {
    const [ada, bob] = [await inAfrica(), await inAmerica()];
    expect(await changedBy(bob.table, () => ada.table.close())).toEqual([]);
    expect([ada.source.listeners.size, bob.source.listeners.size]).toEqual([0, 1]);
    await answer(bob.table, firstAnswer(bob.table));
    expect(bob.table.past.value.length).toBeGreaterThan(0);
  });
});
