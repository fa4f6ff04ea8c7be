import type { Answer } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { expectedTicket } from './tickets.tsx';

const ticket = (answer: Answer | null) => ({
  icon: 'engine' as const,
  title: '',
  cost: '',
  result: '',
  verb: '',
  answer,
});
const [GUARD, MILITIA, PAY, DECLINE] = [
  ticket({ do: 'guard' }),
  ticket({ do: 'play', card: 'militia' }),
  ticket({ do: 'pay' }),
  ticket({ do: 'decline' }),
];
const LACKING = ticket(null);

describe('the lit answer to a danger', () => {
  it('is the guard, if there is one', () => {
    expect(expectedTicket([GUARD, MILITIA, PAY])).toBe(GUARD);
    expect(expectedTicket([GUARD, LACKING, DECLINE])).toBe(GUARD);
  });

  it('is else the militia, and else letting it happen', () => {
    expect(expectedTicket([LACKING, MILITIA, PAY])).toBe(MILITIA);
    expect(expectedTicket([LACKING, MILITIA, DECLINE])).toBe(MILITIA);
    expect(expectedTicket([LACKING, LACKING, PAY])).toBe(PAY);
    expect(expectedTicket([LACKING, LACKING, DECLINE])).toBe(DECLINE);
  });

  it('is letting it happen where that costs nothing, unless advice says otherwise', () => {
    const free = { ...DECLINE, isFree: true };
    expect(expectedTicket([GUARD, MILITIA, free])).toBe(free);
    expect(expectedTicket([GUARD, MILITIA, free], { do: 'guard' })).toBe(GUARD);
  });
});
