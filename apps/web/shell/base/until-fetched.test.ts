import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilFetched } from './until-fetched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what could not be fetched is fetched when the line is back, asked for ever more seldom', async () => {
  let isThere = false;
  let asked = 0;
  const fetched = untilFetched(async () => {
    asked += 1;
    if (!isThere) throw new TypeError('Failed to fetch');
    return 'words';
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(7);
  isThere = true;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await fetched).toBe('words');
  expect(asked).toBe(8);
});
