import type { Answer } from '@race/great-race';
import { chooseFrom, fast } from '@race/kernel';
import type { DeviceTable } from '@race/local';
import { describe, expect, it } from 'vitest';
import { DEEDS, deedsIn } from './deeds.ts';
import { isKnown, newsIn, topicOf, unexplainedFrom } from './notes.ts';
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

/** Whatever the learner does, there is something to say, and what is advised may be done. */
function expectAdvice(table: DeviceTable): Answer {
  const { answer } = adviceFor(table);
  expect(topicOf(table.history.state.public)).not.toBe('other');
  if (answer === undefined) throw new Error('the helper is silent');
  expect(offered(table)).toContain(answer);
  return answer;
}

describe('the first race', () => {
  let table = lessonTable('tutorial');
  const [topics, news]: [string[], string[]] = [[], []];
  let questions = 0;
  for (; isAsked(table); questions++) {
    const topic = topicOf(table.history.state.public);
    if (!isKnown(topic, toldOf(table), LEARNER)) topics.push(topic);
    const told = toldOf(table);
    news.push(...newsIn(told, LEARNER, unexplainedFrom(told, LEARNER, null)));
    table = answered(table, expectAdvice(table));
  }

  it('shows everything once to who follows the helper, and is won', () => {
    expect(deedsIn(eventsOf(table), LEARNER)).toEqual(DEEDS);
    expect(eventsOf(table).at(-1)).toMatchObject({ key: 'raceEnded', winner: LEARNER });
  });

  it('is short', () => {
    expect(questions).toBeLessThan(45);
  });

  it('explains planning, laying, driving, dangers, damage and repairs, each before it is done', () => {
    for (const topic of ['bivouac', 'plan', 'sequence', 'lay', 'drive', 'danger', 'damage', 'repair', 'hand'])
      expect(topics).toContain(topic);
  });

  it('explains what happens for the first time once, and never again', () => {
    for (const one of ['paid', 'averted', 'damaged', 'turnOver', 'money', 'petrol'])
      expect(news.filter((other) => other === one)).toEqual([one]);
    expect(news.length).toBe(new Set(news).size);
  });
});

describe('the helper of who answers at random', () => {
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

describe('the helper of who begins at random and then follows', () => {
  it('leads on to whatever has not been seen yet', () => {
    const chance = fast(7, 0);
    let table = lessonTable('tutorial');
    for (let n = 0; isAsked(table); n++) {
      table = answered(table, n < 6 ? chooseFrom(chance, offered(table)) : expectAdvice(table));
    }
    expect(deedsIn(eventsOf(table), LEARNER)).toEqual(DEEDS);
  });
});
