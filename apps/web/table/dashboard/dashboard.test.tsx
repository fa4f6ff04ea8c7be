import { describe, expect, it } from 'vitest';
import { speak } from '../../shell/testing/texts.ts';
import { sentencesOf } from '../model/sentences.ts';
import type { TableModel } from '../model/table.ts';
import { BOT, beginRace, person, untilConvoy } from '../testing/races.ts';
import { textOf } from '../testing/render.ts';
import { Hand } from './card.tsx';
import { fullName } from './crew.tsx';
import { Plate } from './plate.tsx';
import { Chips, Rivals } from './rivals.tsx';

/** In the convoy of the first turn. */
async function race(): Promise<TableModel> {
  const { table } = await beginRace({
    players: [person('Ada'), BOT, BOT],
    vehicles: ['french', 'italian', 'english'],
  });
  await untilConvoy(table);
  return table;
}

function crewAt({ crews }: TableModel, seat: number) {
  const crew = crews.value[seat];
  if (crew === undefined) throw new Error('nobody sits there');
  return crew;
}

describe('the dashboard of a crew', () => {
  it.each([
    [
      'en',
      ['P4T Congo · moves first · space 0', 'Money: 80 F', 'Petrol: 6 of 6', 'Pathfinder : 1 Mechanics : 2'],
    ],
    [
      'de',
      [
        'P4T Congo · als Erste dran · Feld 0',
        'Geld: 80 F',
        'Benzin: 6 von 6',
        'Kundschafter : 1 Mechanik : 2',
      ],
    ],
    [
      'fr',
      [
        'P4T Congo · joue en 1er · case 0',
        'Argent : 80 F',
        'Essence : 6 sur 6',
        'Éclaireur : 1 Mécanique : 2',
      ],
    ],
  ] as const)('has its vehicle, money, gauges and assistants (%s)', async (language, expected) => {
    const table = await race();
    await speak(language);
    const text = textOf(table, <Plate crew={crewAt(table, 0)} />);
    for (const part of ['Delatour', 'Colomb-Béchar', ...expected]) expect(text).toContain(part);
  });

  it('is marked while its crew is asked, whoever moved last', async () => {
    const table = await race();
    expect(table.crews.value.flatMap(({ acts, seat }) => (acts ? [seat] : []))).toEqual([0]);
  });

  it('belongs to the race of its table', async () => {
    const africa = await race();
    const { table: america } = await beginRace({
      players: [person('Bob'), BOT],
      vehicles: ['english', 'french'],
      board: 'south-america',
    });
    await speak('en');
    const [one, other] = [africa, america].map((table) => textOf(table, <Plate crew={crewAt(table, 0)} />));
    expect(one).toContain('Delatour');
    expect(other).toContain('Walledgrave');
    expect(other).not.toContain('Colomb-Béchar');
  });
});

describe('the other crews', () => {
  it.each([
    ['en', ['Crews', '2 Martinetti', '80 F 1 card ', '3 Walledgrave', '70 F 2 cards']],
    ['de', ['Mannschaften', '2 Martinetti', '80 F 1 Karte ', '3 Walledgrave', '70 F 2 Karten']],
  ] as const)('are listed in turn order with what all know of them (%s)', async (language, expected) => {
    const table = await race();
    await speak(language);
    const text = textOf(table, <Rivals />);
    const places = expected.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).not.toContain('Delatour');
  });

  it('change when another crew is in focus', async () => {
    const table = await race();
    await speak('en');
    table.focus.value = 1;
    const text = textOf(table, <Rivals />);
    expect(text).toContain('1 Delatour');
    expect(text).not.toContain('Martinetti');
  });

  it('are beside one’s own over the map of a small screen', async () => {
    const table = await race();
    await speak('de');
    const text = textOf(table, <Chips />);
    for (const crew of ['Delatour', 'Martinetti', 'Walledgrave'])
      expect(text).toContain(`Tableau von ${crew} zeigen: Feld 0`);
  });
});

describe('the hand of a crew', () => {
  it.each([
    ['en', 'Hand 1 card With a repair Spare parts', '1 card Face down'],
    ['de', 'Hand 1 Karte Zur Reparatur Ersatzteile', '1 Karte Verdeckt'],
  ] as const)(
    'shows the cards that all have seen, and the back of others (%s)',
    async (language, known, unknown) => {
      const table = await race();
      await speak(language);
      const crew = crewAt(table, 0);
      expect(textOf(table, <Hand crew={crew} />)).toBe(known);
      expect(textOf(table, <Hand crew={{ ...crew, known: [] }} />)).toContain(unknown);
    },
  );
});

describe('the people of an online table', () => {
  it('are named under their chips where people play over the network, and nowhere else', async () => {
    const table = await race();
    await speak('en');
    const alone = textOf(table, <Chips />);
    table.people.value = ['Ada', '', 'Cy'];
    const text = textOf(table, <Chips />);
    for (const name of ['Ada', 'Martinetti', 'Cy']) {
      expect(text).toContain(` 0 ${name} `);
      expect(alone).not.toContain(` 0 ${name} `);
    }
  });

  it('are named before their crews; a bot goes by its crew', async () => {
    const table = await race();
    await speak('en');
    table.people.value = ['Ada', 'Ines', ''];
    expect(textOf(table, <Rivals />)).toContain('Ines Martinetti, space 0');
    expect(textOf(table, <Rivals />)).toContain('Walledgrave space 0');
    expect(textOf(table, <Plate crew={crewAt(table, 0)} />)).toContain('Ada Delatour · P4T Congo');
  });

  it('are named in what happened, as they wrote their names', async () => {
    const table = await race();
    await speak('fr');
    table.people.value = ['Ada', 'éric', ''];
    const told = sentencesOf(table).sentenceOf({ key: 'cardTaken', seat: 1, card: 'jerrycan' });
    expect(told).toMatch(/^éric /);
    expect(fullName(table, { seat: 1 })).toBe('éric · Martinetti');
    expect(fullName(table, { seat: 2 })).toBe('Walledgrave');
  });
});
