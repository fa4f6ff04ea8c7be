import type { Answer } from '@race/great-race';
import { chooseFrom, fast } from '@race/kernel';
import type { DeviceTable } from '@race/local';
import { LANGUAGES } from '@race/words/language.ts';
import { textsOf } from '@race/words/testing/texts.ts';
import { describe, expect, it } from 'vitest';
import { DEEDS, deedsIn } from '../../sources/thinking/messages.ts';
import {
  newsIn,
  STEPS,
  stepsBefore,
  type Tell,
  tellsAt,
  tellsBefore,
  topicOf,
  unexplainedFrom,
} from './notes.ts';
import {
  adviceFor,
  answered,
  eventsOf,
  isAsked,
  LEARNER,
  lessonTable,
  offered,
  toldOf,
} from './testing/lessons.ts';

/** Whatever the learner does, the advice is legal. */
function expectAdvice(table: DeviceTable): Answer {
  const { answer } = adviceFor(table);
  expect(topicOf(table.history.state.public)).not.toBe('other');
  if (answer === undefined) throw new Error('the guide is silent');
  expect(offered(table)).toContain(answer);
  return answer;
}

/** What the guide tells at this question, before the advised answer. */
function toldAt(table: DeviceTable, answer: Answer): Tell[] {
  const told = toldOf(table);
  const from = unexplainedFrom(told, LEARNER, null);
  return [
    ...tellsAt(table.history.state.public, told, { seat: LEARNER, from }),
    ...tellsBefore(answer, told, LEARNER),
  ];
}

describe('the first race', () => {
  let table = lessonTable('tutorial');
  const [told, news]: [Tell[], string[]] = [[], []];
  let questions = 0;
  for (; isAsked(table); questions++) {
    const steps = toldOf(table);
    news.push(...newsIn(steps, LEARNER, unexplainedFrom(steps, LEARNER, null)));
    const advised = expectAdvice(table);
    told.push(...toldAt(table, advised));
    table = answered(table, advised);
  }

  it('shows everything once to who follows the guide, and is won', () => {
    expect(deedsIn(eventsOf(table), LEARNER)).toEqual(DEEDS);
    expect(eventsOf(table).at(-1)).toMatchObject({ key: 'raceEnded', winner: LEARNER });
  });

  it('is short', () => {
    expect(questions).toBeLessThan(45);
  });

  it('begins with who you are, then the goal, then the rival', () => {
    expect(told.slice(0, 3)).toEqual(['you', 'goal', 'rival']);
  });

  it('counts the steps that everybody meets', () => {
    expect(STEPS.filter((step) => !told.includes(step))).toEqual([]);
    expect(stepsBefore(toldOf(table), LEARNER, toldOf(table).length)).toEqual(STEPS);
  });

  it('explains dangers, damage and the hand before they are answered', () => {
    for (const tell of ['danger', 'engine', 'chassis', 'over'] as const) expect(told).toContain(tell);
  });

  it('explains what happens for the first time once, and never again', () => {
    for (const one of ['averted', 'damaged', 'turnOver', 'money', 'bought'])
      expect(news.filter((other) => other === one)).toEqual([one]);
    expect(news.length).toBe(new Set(news).size);
  });
});

describe('the guide of who answers at random', () => {
  it.each([1, 2, 3, 4, 5, 6])('is never wrong and never silent (%i)', (seed) => {
    const chance = fast(seed, 0);
    let table = lessonTable('tutorial');
    while (isAsked(table)) {
      expectAdvice(table);
      table = answered(table, chooseFrom(chance, offered(table)));
    }
    expect(eventsOf(table).at(-1)?.key).toBe('raceEnded');
  });
});

describe('the guide of who begins at random and then follows', () => {
  it('leads on to whatever has not been seen yet', () => {
    const chance = fast(7, 0);
    let table = lessonTable('tutorial');
    for (let n = 0; isAsked(table); n++) {
      table = answered(table, n < 6 ? chooseFrom(chance, offered(table)) : expectAdvice(table));
    }
    expect(deedsIn(eventsOf(table), LEARNER)).toEqual(DEEDS);
  });
});

describe.each(LANGUAGES)('a sentence of the guide in %s', (language) => {
  const sentences = Object.entries(textsOf(language)).filter(([key]) => /^learn\.(tell|do)\./.test(key));

  it('is short enough for the bar of a phone', () => {
    const long = sentences.filter(([, text]) => {
      // What is put in is a button, a price or a card.
      const said = text.replaceAll(/\{\w+\|[^}]*other ([^}]*)\}/g, '$1').replaceAll(/\{[^}]+\}/g, '………');
      return said.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word)).length > 20 || said.length > 125;
    });
    expect(sentences.length).toBeGreaterThan(60);
    expect(long.map(([key]) => key)).toEqual([]);
  });
});
