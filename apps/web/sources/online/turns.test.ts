import { signal } from '@preact/signals';
import type { ServerMessage, TurnNews } from '@race/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkState } from './link.ts';
import { followTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turn = (table: string, left: number | null = null): TurnNews => ({
  table,
  game: 'race',
  options: {},
  turn: 3,
  others: ['Ines'],
  left,
});

function page() {
  const listeners = new Set<(message: ServerMessage) => void>();
  const server = { turns: [] as TurnNews[], asked: 0 };
  const connection = signal<LinkState>('opening');
  const open = signal<string | null>(null);
  const turns = followTurns({
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async request() {
      server.asked += 1;
      return { kind: 'turns', turns: server.turns };
    },
    connection,
    open,
    now: () => 1_000,
  });
  const send = (message: ServerMessage) => {
    for (const listener of listeners) listener(message);
  };
  const tables = () => turns.value.map(({ table }) => table);
  return { server, connection, open, turns, tables, send };
}

describe('the turns on every page', () => {
  it('are asked for with the connection, and again when the server says that they changed', async () => {
    const { server, connection, turns, tables, send } = page();
    expect(server.asked).toBe(0);
    server.turns = [turn('a', 5_000)];
    connection.value = 'here';
    await vi.advanceTimersByTimeAsync(0);
    expect(turns.value).toMatchObject([{ table: 'a', due: 6_000 }]);
    server.turns = [turn('a', 5_000), turn('b')];
    send({ type: 'turn', table: 'b', asked: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(tables()).toEqual(['a', 'b']);
    expect(turns.value[1]?.due).toBeNull();
  });

  it('are looked at again while one waits, since a wait can end without a word', async () => {
    const { server, connection, tables } = page();
    server.turns = [turn('a')];
    connection.value = 'here';
    await vi.advanceTimersByTimeAsync(0);
    server.turns = [];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tables()).toEqual([]);
    const { asked } = server;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(server.asked).toBe(asked);
  });

  it('leave out the table that is open, until it is left', async () => {
    const { server, connection, open, tables } = page();
    server.turns = [turn('a')];
    connection.value = 'here';
    await vi.advanceTimersByTimeAsync(0);
    open.value = 'a';
    expect(tables()).toEqual([]);
    open.value = null;
    await vi.advanceTimersByTimeAsync(500);
    expect(tables()).toEqual(['a']);
  });
});
