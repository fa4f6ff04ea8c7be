import { describe, expect, it } from 'vitest';
import { flightFrames } from './flight.tsx';

const card = { left: 100, top: 200, width: 160, height: 80 };
const strip = { left: 600, top: 40, width: 400, height: 100 };

describe('the flight of a card', () => {
  it('begins where the card lay and ends in the middle of the stretch it covers, as wide as that', () => {
    const frames = flightFrames(card, strip, 2);
    expect(frames[0]?.transform).toBe('none');
    // From the middle of the card (180, 240) to the middle of the second stretch (720, 90).
    expect(frames.at(-1)?.transform).toBe('translate(540px, -150px) scale(0.5)');
  });

  it('ends a stretch further for every card of the course', () => {
    const [second, third] = [2, 3].map((count) => flightFrames(card, strip, count).at(-1)?.transform);
    expect(second).not.toBe(third);
    expect(third).toBe('translate(620px, -150px) scale(0.5)');
  });
});
