import { readdirSync, readFileSync } from 'node:fs';
import type { Race } from '@race/great-race';
import { twinOf } from '@race/great-race/laws/twins.ts';
import { fast, type State } from '@race/kernel';
import { answer, type DeviceTable, isFinished, playBots } from '@race/local';
import { must, PERSON, planOf, RACER, wiseAnswer } from '@race/local/testing/tables.ts';
import { newTable } from '@race/local/whole.ts';
import { loadRules } from '@race/rulebook';
import { loadWords } from '@race/words';
import { describe, expect, it } from 'vitest';
import { choicesOf, marksOf } from '../choices/choices.ts';
import { print } from '../console/print.ts';
import { rivalsPage } from '../screen/crews.ts';
import { logPage } from '../screen/heard.ts';
import { mapPage } from '../screen/map.ts';
import type { NarrationContext } from '../screen/telling.ts';
import { allWaysPage } from '../screen/ways.ts';
import { screenPage, wholePage } from '../sitting/screen.ts';
import { whyPage } from '../sitting/why.ts';
import { look } from './sight.ts';

const [words, book] = await Promise.all([loadWords('en'), loadRules('en')]);
const ASKED = ['play militia', 'guard', 'east'];

/** Every text that can be shown in a position. */
function everything(table: DeviceTable): string {
  const telling: NarrationContext = { sight: look(table, 0), words, book };
  const choices = choicesOf(telling);
  const pages = [
    ...screenPage(telling, choices, telling.sight.log.slice(-30)),
    ...wholePage(telling),
    ...rivalsPage(telling, 'all'),
    ...allWaysPage(telling),
    ...mapPage(telling, 80, marksOf(choices)),
    ...logPage(telling),
    ...ASKED.flatMap((typed) => whyPage(telling, choices, typed)),
  ];
  return print(pages, 80).join('\n');
}

const inState = (table: DeviceTable, state: State<Race>): DeviceTable => ({
  ...table,
  history: { ...table.history, state },
});

describe('CARD-06 what is shown', () => {
  it('does not change by a letter when hidden cards change', () => {
    const dice = fast(1935, 6);
    const options = { vehicles: ['french', 'italian', 'english'] };
    let table = playBots(newTable(planOf([PERSON, RACER, RACER], options)));
    let compared = 0;
    for (let n = 0; !isFinished(table); n++) {
      // Every third question: the rules of hiding are those of the kernel, here only the texts are new.
      const twin = n % 3 === 0 ? twinOf(table.rules, table.history.state, 0, dice) : null;
      if (twin !== null) {
        expect(everything(inState(table, twin))).toBe(everything(table));
        compared += 1;
      }
      table = playBots(must(answer(table, 0, wiseAnswer(table, 0))));
      expect(n).toBeLessThan(500);
    }
    expect(compared).toBeGreaterThan(20);
  }, 120_000);

  it('does change when an own card changes, so that the comparison means something', () => {
    const table = playBots(newTable(planOf([PERSON, RACER], { vehicles: ['french', 'italian'] })));
    const state = structuredClone(table.history.state);
    const hand = state.seats[0]?.hand ?? [];
    hand[0] = (hand[0] ?? 0) + 1;
    expect(everything(inState(table, state))).not.toBe(everything(table));
  });

  it('is made without the table: no screen, map, choice or reader of lines knows it', () => {
    for (const room of ['screen', 'choices', 'map', 'input']) {
      const folder = new URL(`../${room}/`, import.meta.url);
      for (const file of readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))) {
        const source = readFileSync(new URL(file, folder), 'utf8');
        expect(source, file).not.toMatch(/@race\/table|\blook\(|\.history\b/);
      }
    }
  });
});
