import { describe, expect, it } from 'vitest';
import { speak } from '../../shell/testing/texts.ts';
import type { TableModel } from '../model/table.ts';
import { answer, BOT, beginRace, person, untilConvoy } from '../testing/races.ts';
import { textOf } from '../testing/render.ts';
import { headlineOf, headlinesSince } from './fold.tsx';
import { frontPage } from './front-page/contents.ts';
import { drawFrontPage } from './front-page/drawing.ts';
import { Newspaper } from './newspaper.tsx';
import { newspaperOf } from './open-paper.tsx';
import { Standings } from './standings.tsx';

/** In the convoy of the first turn. */
async function race(): Promise<TableModel> {
  const { table } = await beginRace({ players: [person('Ada'), BOT], vehicles: ['french', 'italian'] });
  await untilConvoy(table);
  return table;
}

const paperOf = (table: TableModel): string => textOf(table, <Newspaper place={{}} reader={0} />);

/** The same, unfolded. */
async function openRace(): Promise<TableModel> {
  const table = await race();
  newspaperOf(table).isOpen.value = true;
  return table;
}

describe('the newspaper', () => {
  it.each([
    [
      'en',
      'The Continental Turn 1',
      'All plans are revealed Delatour’s plan: 1 on pathfinder, 2 on mechanics, 1 on security and 1 on funding.',
      'Martinetti takes cards Martinetti takes a refuelling station.',
    ],
    [
      'de',
      'Der Kontinent Runde 1',
      'Die Pläne liegen offen Der Plan von Delatour: 1 Kundschafter, 2 Mechanik, 1 Sicherheit und 1 Finanzierung.',
      'Martinetti holt sich Karten Martinetti nimmt eine Tankstelle.',
    ],
  ] as const)('tells what happened, newest first (%s)', async (language, head, newest, earlier) => {
    const table = await openRace();
    await speak(language);
    const text = paperOf(table);
    const places = [head, newest, earlier].map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('tells about one crew alone, where that is chosen', async () => {
    const table = await openRace();
    await speak('en');
    expect(paperOf(table)).toContain('Turn 1 begins: bivouac.');
    newspaperOf(table).filter.value = 1;
    expect(paperOf(table)).not.toContain('Turn 1 begins: bivouac.');
    expect(paperOf(table)).toContain('Martinetti takes a refuelling station.');
  });

  it('is folded at first while a race is played, with a headline for each crew', async () => {
    const table = await race();
    await speak('en');
    expect(headlinesSince(table, 0)).toEqual([]);
    // With nothing to tell it is a knob.
    expect(paperOf(table)).toBe('Open newspaper');
    await answer(table, { do: 'pass' });
    expect(paperOf(table)).toMatch(/^Since your last turn The Continental: Open newspaper The Continental ./);
    expect(paperOf(table)).not.toContain('Dispatches');
    expect(headlinesSince(table, 0).every(({ words }) => words.startsWith('Martinetti '))).toBe(true);
  });

  it('names the card that a crew took in its fold', async () => {
    const table = await race();
    await speak('en');
    // For somebody who has not acted yet, all is news.
    const [line] = headlinesSince(table, 9).filter(({ seat }) => seat === 1);
    expect(line?.words).toBe('Martinetti takes a refuelling station');
  });

  it('has a headline with a verb for a played card', async () => {
    const table = await race();
    await speak('en');
    expect(headlineOf(table, { events: [{ key: 'cardPlayed', seat: 1, card: 'driver' }] })).toBe(
      'Martinetti plays a driver card',
    );
  });

  it('says where a crew breaks down, if its drive is told', async () => {
    const table = await race();
    await speak('en');
    const board = table.readable.value?.board;
    const space = board?.spaces.findIndex(({ city }) => city?.id === 'zinder') ?? -1;
    const entered = { key: 'spaceEntered', seat: 1, space, petrol: 1, damage: 2, danger: false } as const;
    const broke = { key: 'brokeDown', seat: 1 } as const;
    expect(headlineOf(table, { events: [entered, broke] })).toBe('Martinetti breaks down in Zinder');
    expect(headlineOf(table, { events: [broke] })).toBe('Martinetti breaks down');
  });
});

const CREWS = ['Delatour', 'Martinetti'];

describe('the standings', () => {
  it.each([
    [
      'en',
      (name: string) => `${name} wins in Cape Town`,
      (prestige: number) => `wins with ${prestige} prestige points.`,
      'Place Crews Arrival Engine Chassis Money Prestige',
    ],
    [
      'de',
      (name: string) => `${name} siegt in Kapstadt`,
      (prestige: number) => `gewinnt mit ${prestige} Prestigepunkten.`,
      'Rang Mannschaften Ankunft Motor Chassis Geld Prestige',
    ],
  ] as const)('say who won, and count line by line (%s)', async (language, won, by, columns) => {
    const { table } = await beginRace({ players: [BOT, BOT], vehicles: ['french', 'italian'] });
    const [winner] = table.standings.value ?? [];
    if (winner === undefined) throw new Error('the race is not over');
    const { arrival, engine, chassis, money, prestige } = winner;
    const francs = table.crews.value[winner.seat]?.francs;
    await speak(language);
    const text = textOf(table, <Standings shared={null} file={null} />);
    expect(text).toContain(won(CREWS[winner.seat] ?? ''));
    expect(text).toContain(by(prestige));
    expect(text).toContain(columns);
    expect(text).toContain(`${arrival} ${engine} ${chassis} ${money} (${francs} F) ${prestige}`);
    for (const crew of CREWS) expect(text).toContain(crew);
  });

  it('name people on the front page and its picture, where people played over the network', async () => {
    const { table } = await beginRace({ players: [BOT, BOT], vehicles: ['french', 'italian'] });
    await speak('en');
    table.people.value = ['Ada', ''];
    const page = frontPage(table);
    if (page === null) throw new Error('the race is not over');
    expect(page.lines.map(({ name }) => name).toSorted()).toEqual(['Ada · Delatour', 'Martinetti']);
    expect(drawFrontPage(page, (text, { size }) => text.length * size * 0.5)).toContain('Ada · Delatour');
  });

  it('are not there before the race is over', async () => {
    const table = await race();
    await speak('en');
    expect(textOf(table, <Standings shared={null} file={null} />)).toBe('');
  });
});
