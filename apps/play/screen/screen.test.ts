import { makeRace, STREAMS } from '@race/great-race';
import { isFinished as isOver, readRecord, replay } from '@race/kernel';
import { answer, type DeviceTable, isFinished, playBots, writeTable } from '@race/local';
import { DICE, must, PERSON, planOf, RACER, wiseAnswer } from '@race/local/testing/tables.ts';
import { newTable } from '@race/local/whole.ts';
import { loadRules } from '@race/rulebook';
import { LANGUAGES, loadWords } from '@race/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { choicesOf, marksOf } from '../choices/choices.ts';
import { print } from '../console/print.ts';
import { look } from '../seat/sight.ts';
import { screenPage, wholePage } from '../sitting/screen.ts';
import { rivalsPage } from './crews.ts';
import { mapPage } from './map.ts';
import { standingsPage } from './standings.ts';
import { allWaysPage, waysToPage } from './ways.ts';

/** A race on each board, question by question. */
const questions: DeviceTable[] = [];
const ends: DeviceTable[] = [];

beforeAll(() => {
  for (const [board, towards] of [
    ['africa', 'south'],
    ['south-america', 'north'],
  ] as const) {
    const vehicles = ['french', 'italian', 'english'];
    let table = playBots(newTable(planOf([PERSON, RACER, DICE], { board, towards, vehicles })));
    while (!isFinished(table)) {
      questions.push(table);
      table = playBots(must(answer(table, 0, wiseAnswer(table, 0))));
    }
    ends.push(table);
  }
}, 120_000);

const WIDTHS = [60, 80, 120];

describe.each(LANGUAGES)('every screen of a race in %s', (language) => {
  it('says all in words, within its width', async () => {
    const [words, book] = await Promise.all([loadWords(language), loadRules(language)]);
    for (const [nth, table] of questions.entries()) {
      const telling = { sight: look(table, 0), words, book };
      const choices = choicesOf(telling);
      for (const width of WIDTHS.filter((_, at) => at === nth % WIDTHS.length)) {
        const pages = [
          ...screenPage(telling, choices, telling.sight.log.slice(-12)),
          ...wholePage(telling),
          ...rivalsPage(telling, 'all'),
          ...allWaysPage(telling),
          ...waysToPage(telling, 'a'),
          ...mapPage(telling, width, marksOf(choices)),
        ];
        const lines = print(pages, width);
        expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
        expect(lines.join('\n')).not.toMatch(/undefined|\[object|NaN|[{}]|names\.|terminal\./);
      }
    }
  }, 120_000);

  it('offers every answer once, under a number, and each by a name that no other has', async () => {
    const [words, book] = await Promise.all([loadWords(language), loadRules(language)]);
    for (const table of questions) {
      const telling = { sight: look(table, 0), words, book };
      const choices = choicesOf(telling);
      if (telling.sight.answers[0]?.do !== 'plan')
        expect(new Set(choices.map(({ answer: one }) => one))).toEqual(new Set(telling.sight.answers));
      expect(new Set(choices.map(({ names }) => names[0])).size).toBe(choices.length);
    }
  }, 120_000);

  it('ends with the standings, line by line', async () => {
    const [words, book] = await Promise.all([loadWords(language), loadRules(language)]);
    for (const table of ends) {
      const lines = print(standingsPage({ sight: look(table, 0), words, book }), 120);
      for (const place of [1, 2, 3]) expect(lines.some((line) => line.startsWith(`  ${place}. `))).toBe(true);
    }
  });
});

describe('the file of a race', () => {
  it('is a record that can be verified: every line is legal and leads where it led', () => {
    for (const table of ends) {
      const record = readRecord(writeTable(table));
      if (!record.ok) throw new Error(record.refusal.reason);
      const again = replay(makeRace(table.plan.options), STREAMS, record.value);
      expect(again.ok && isOver(again.value)).toBe(true);
    }
  });
});
