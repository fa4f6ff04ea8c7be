import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DashReplay, replayOfRecord } from '../../sources/replay/dash.ts';
import { dashResults } from './figures.ts';

const text = readFileSync(
  new URL('../../../../packages/dash/recorded/4-drawn-drivers.game.json', import.meta.url),
  'utf8',
);
const OF = { table: 't', touched: 7 };

/** The recorded dash, with people at some of its seats. */
function dashReplay(...people: readonly number[]): DashReplay {
  const read = replayOfRecord(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  const players = read.value.scenes[0]?.public.characters.map((_, seat) =>
    people.includes(seat)
      ? ({ kind: 'person', name: `Player ${seat}` } as const)
      : ({ kind: 'bot', bot: 'driver' } as const),
  );
  return { ...read.value, players: players ?? [] };
}

describe('DASH-END-03 the results of a dash', () => {
  it('is one line a person, the best first, and none for a bot', () => {
    const all = dashResults(dashReplay(0, 1, 2, 3), OF);
    expect(all.map(({ place }) => place)).toEqual(all.map(({ place }) => place).toSorted((a, b) => a - b));
    expect(all.filter(({ won }) => won).map(({ place }) => place)).toEqual([1]);
    expect(all.every(({ players, touched }) => players === 4 && touched === 7)).toBe(true);
    expect(dashResults(dashReplay(2), OF).map(({ seat, name }) => [seat, name])).toEqual([[2, 'Player 2']]);
    expect(dashResults(dashReplay(), OF)).toEqual([]);
  });

  it('is nothing before the end', () => {
    const whole = dashReplay(0);
    expect(dashResults({ ...whole, scenes: whole.scenes.slice(0, -1) }, OF)).toEqual([]);
  });
});
