import { describe, expect, it } from 'vitest';
import { type Announced, type Announcements, announce, NOTHING_ANNOUNCED } from './aids.tsx';

const wordsOf = ({ lines }: Announcements): string[] => lines.map(({ words }) => words);
const at = (log: readonly string[], question: string | null = null, isShut = false): Announced => ({
  log: log.map((words) => () => words),
  question,
  isShut,
});
const told = (...moments: readonly Announced[]): Announcements => moments.reduce(announce, NOTHING_ANNOUNCED);

describe('what is told to who listens', () => {
  it('begins with what is asked, and leaves the past to the paper', () => {
    expect(wordsOf(told(at(['She drove.', 'He slept.'], 'Take a card.')))).toEqual(['Take a card.']);
  });

  it('tells each line once, in order, and the question after them', () => {
    const now = told(
      at([]),
      at(['One.']),
      at(['One.', 'Two.', 'Three.'], 'And now?'),
      at(['One.', 'Two.', 'Three.'], 'And now?'),
    );
    expect(wordsOf(now)).toEqual(['One.', 'Two.', 'Three.', 'And now?']);
  });

  it('asks again in the same words when it is another question', () => {
    const now = told(at([], 'Take a card.'), at(['You take it.']), at(['You take it.'], 'Take a card.'));
    expect(wordsOf(now)).toEqual(['Take a card.', 'You take it.', 'Take a card.']);
  });

  it('asks once while others answer in secret, and again when an answer was taken back', () => {
    expect(wordsOf(told(at([], 'Plan.'), at([''], 'Plan.'), at(['', ''], 'Plan.')))).toEqual(['Plan.']);
    const back = told(at([], 'Lay it.'), at(['You lay it.']), at([], 'Lay it.'));
    expect(wordsOf(back)).toEqual(['Lay it.', 'You lay it.', 'Lay it.']);
  });

  it('keeps silent about lines that tell nothing', () => {
    expect(wordsOf(told(at([]), at(['', 'Two.'])))).toEqual(['Two.']);
  });

  it('goes on from where the log stands when something was taken back', () => {
    const now = told(at([]), at(['One.', 'Two.']), at(['One.']), at(['One.', 'Other.']));
    expect(wordsOf(now)).toEqual(['One.', 'Two.', 'Other.']);
  });

  it('leaves nothing for the next person, who hears what came since', () => {
    const shut = told(at([]), at(['You draw a guide.']), at(['You draw a guide.', 'He drove.'], null, true));
    expect(wordsOf(shut)).toEqual([]);
    expect(wordsOf(announce(shut, at(['', 'He drove.'], 'Plan.')))).toEqual(['He drove.', 'Plan.']);
  });

  it('numbers the lines through, and keeps the last of them', () => {
    const log = Array.from({ length: 50 }, (_, line) => `Line ${line}.`);
    const now = told(at([]), at(log), at([...log, 'One more.']));
    expect(now.lines).toHaveLength(41);
    expect(now.lines.at(-1)).toEqual({ at: 50, words: 'One more.' });
  });
});
