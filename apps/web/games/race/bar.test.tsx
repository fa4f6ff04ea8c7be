import { beforeAll, describe, expect, it } from 'vitest';
import { loadTurn } from '../../shell/chunks.ts';
import { speak } from '../../shell/testing/texts.ts';
import type { TableModel } from '../../table/model/table.ts';
import { BOT, beginRace, person, untilConvoy } from '../../table/testing/races.ts';
import { textOf } from '../../table/testing/render.ts';
import { Bar } from './bar.tsx';
import { choosingOf } from './choosing.ts';
import { press } from './decide/acts.tsx';
import { MyHand } from './hand.tsx';
import { makeRaceTable } from './race-table.ts';

async function race(): Promise<TableModel> {
  const { table } = await beginRace(
    { players: [person('Ada'), BOT], vehicles: ['french', 'italian'] },
    makeRaceTable,
  );
  return table;
}

beforeAll(async () => void (await loadTurn()));

/** Parts of the bar are there a moment after they are first shown. */
const expectBar = (table: TableModel) => expect.poll(() => textOf(table, <Bar />), { timeout: 60_000 });

describe('the decision bar', () => {
  it.each([
    ['en', 'Which card do you take?'],
    ['de', 'Welche Karte nimmst du?'],
  ] as const)('says what is asked (%s)', async (language, question) => {
    const table = await race();
    await speak(language);
    await expectBar(table).toContain(question);
  });

  it.each([
    ['en', 'One assistant raises 10 F. Raise 10 F Pass', 'Drive onto the space west of Colomb-Béchar'],
    [
      'de',
      'Ein Assistent treibt 10 F auf. 10 F auftreiben Passen',
      'Fährst du auf das Feld westlich von Colomb-Béchar?',
    ],
  ] as const)('offers what can be done with what is chosen (%s)', async (language, funding, driving) => {
    const table = await race();
    await untilConvoy(table);
    await speak(language);
    const { choose, selectableSpaces, touch } = choosingOf(table);
    touch('funding');
    await expectBar(table).toContain(funding);
    touch('mechanics');
    choose(selectableSpaces.value[0] ?? -1);
    await expectBar(table).toContain(driving);
  });

  it.each([
    ['en', 'Too much: petrol is at 6, and the maximum is 6.'],
    ['de', 'Zu viel: Dein Benzin steht auf 6, das Maximum ist 6.'],
  ] as const)('says why an answer was refused (%s)', async (language, reason) => {
    const table = await race();
    await untilConvoy(table);
    await speak(language);
    await table.give({ do: 'fuel', levels: 1 });
    await expectBar(table).toContain(reason);
  });

  it('asks again when the next question comes, whatever was refused before', async () => {
    const table = await race();
    await untilConvoy(table);
    await table.give({ do: 'fuel', levels: 1 });
    expect(table.refused.value).not.toBeNull();
    const line = table.questionNumber.value ?? 0;
    // Not an answer of this page.
    await table.request({ do: 'answer', seat: 0, line, answer: { do: 'fund' } });
    await expect.poll(() => table.questionNumber.value).not.toBe(line);
    expect(table.refused.value).toBeNull();
  });

  it('does not take a press on a button that was drawn for an earlier question', async () => {
    const table = await race();
    await untilConvoy(table);
    choosingOf(table).touch('funding');
    const { main: act } = choosingOf(table).row.value;
    const line = table.questionNumber.value ?? 0;
    if (act === null) throw new Error('money can be raised');
    press(table, { act, line: line - 1 }, { detail: 1 });
    expect(table.isAnswering.value).toBe(false);
    press(table, { act, line }, { detail: 1 });
    expect(table.isAnswering.value).toBe(true);
  });
});

describe('my hand', () => {
  it.each([
    [
      'en',
      '0/5 (hand limit = chassis)',
      '1/5 (hand limit = chassis) Driver On your go Driver An extra drive',
    ],
    ['de', '0/5 (Handlimit = Chassis)', '1/5 (Handlimit = Chassis) Fahrer Am Zug Fahrer Zusätzliche Fahrt'],
  ] as const)('has its limit, its cards and what they do (%s)', async (language, empty, full) => {
    const table = await race();
    await speak(language);
    expect(textOf(table, <MyHand />)).toContain(empty);
    await untilConvoy(table);
    expect(textOf(table, <MyHand />)).toContain(full);
  });
});
