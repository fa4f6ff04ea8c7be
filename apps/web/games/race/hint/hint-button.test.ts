import { describe, expect, it } from 'vitest';
import { isFair } from './hint-button.tsx';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot' } as const;

describe('a hint', () => {
  it('is there for everybody around one device', () => {
    expect(isFair([PERSON, PERSON, BOT], false)).toBe(true);
  });

  it('is there apart only for who races against bots', () => {
    expect(isFair([PERSON, BOT, BOT], true)).toBe(true);
    expect(isFair([PERSON, PERSON, BOT], true)).toBe(false);
  });
});
