import type { ServerMessage, ViewMessage } from '@race/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTables } from './device.ts';
import type { netGame } from './games.ts';

const fetching = vi.fn<typeof netGame>();
const viewOf = (table: string) => ({ type: 'view', table, game: 'race', options: {} }) as ViewMessage;

function given() {
  let receive: (message: ServerMessage) => void = () => undefined;
  const link: Parameters<typeof followTables>[0] = {
    request: async () => ({ type: 'result', id: 1, ok: true, value: { kind: 'done' } }),
    subscribe(listener) {
      receive = listener;
      return () => undefined;
    },
    watch: () => () => undefined,
    moveTo: async () => undefined,
    moved: () => () => undefined,
    isSettled: () => true,
  };
  const follower = followTables(link, fetching);
  return { follower, receive: (message: ServerMessage) => receive(message) };
}

beforeEach(() => {
  vi.useFakeTimers();
  fetching.mockReset();
});
afterEach(() => void vi.useRealTimers());

test('rules that could not be fetched are fetched again, and messages that waited are handled', async () => {
  const { follower, receive } = given();
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(null);
  await follower.look('a');
  receive(viewOf('a'));
  receive(viewOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  // Once again for the first message, then for the one that waited.
  expect(fetching).toHaveBeenCalledTimes(3);
});

test('a table that was left while its rules could not be fetched does not hold up the next one', async () => {
  const { follower, receive } = given();
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  await follower.look('a');
  receive(viewOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  await follower.look('b');
  receive(viewOf('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetching).toHaveBeenCalledTimes(2);
});
