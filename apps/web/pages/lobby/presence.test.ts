import type { SeatNews } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { speak } from '../../shell/testing/texts.ts';
import { addTexts } from '../../shell/words/say.ts';
import { mayAnswerOffer, presenceOf } from './presence.ts';

const person: Extract<SeatNews, { kind: 'person' }> = {
  kind: 'person',
  person: 'p',
  name: 'Ada',
  here: true,
  awayFor: 0,
  ready: false,
  bot: null,
  free: false,
  conceded: false,
};

describe('where somebody is', () => {
  it('is here, away for so many minutes, or driven by a bot', async () => {
    await speak('en');
    await addTexts('online');
    expect(presenceOf(person, 500)?.state).toBe('here');
    expect(presenceOf({ ...person, here: false, awayFor: 100 }, 25)?.state).toBe('away');
    expect(presenceOf({ ...person, here: false, bot: 'racer' }, 0)?.state).toBe('bot');
    expect(presenceOf({ ...person, bot: 'racer', conceded: true }, 0)?.state).toBe('bot');
  });

  it('is a bot from the start, and nowhere for an open place', () => {
    expect(presenceOf({ kind: 'bot', bot: 'racer', free: false }, 0)).toEqual({ state: 'bot', words: 'bot' });
    expect(presenceOf({ kind: 'open' }, 0)).toBeNull();
  });
});

describe('an offer to race again', () => {
  const rematch = { table: 't', seat: 0, agreed: [0], declined: [2] };

  it('is answered by who sits at the table and has not answered yet', () => {
    expect(mayAnswerOffer({ rematch, you: 1 })).toBe(true);
    expect([0, 2, null].map((you) => mayAnswerOffer({ rematch, you }))).toEqual([false, false, false]);
    expect(mayAnswerOffer({ rematch: null, you: 1 })).toBe(false);
  });
});
