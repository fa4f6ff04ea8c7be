import { memoryStore } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../testing/player.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { makeLimits } from './buckets.ts';

let services: TestServer | null = null;
afterEach(() => services?.close());

const HOUR = 3_600_000;

describe('NET-05 a clock that jumps', () => {
  it.each([-HOUR, HOUR])('by %i locks nobody out', async (jump) => {
    const time = { now: 1_800_000_000_000 };
    const store = memoryStore();
    services = await openTestServer({
      store,
      now: () => time.now,
      limits: makeLimits(() => time.now, store),
    });
    const ada = await connect(services.port);
    for (let n = 0; n < 100; n++) await ada.get({ do: 'ping' });
    time.now += jump;
    for (let n = 0; n < 20; n++) expect((await ada.ask({ do: 'ping' })).ok).toBe(true);
    const ben = await connect(services.port, null, 'Ben');
    const seats = ['me', 'open'] as const;
    const table = { do: 'create', game: 'race', options: { crews: 2 }, seats, listed: false } as const;
    for (const player of [ada, ben]) expect((await player.ask(table)).ok).toBe(true);
  });

  it('gives nothing back that was taken', () => {
    const time = { now: 1_000_000 };
    const { costly } = makeLimits(() => time.now, memoryStore());
    while (costly.take('ada'));
    time.now -= HOUR;
    expect(costly.take('ada')).toBe(false);
    time.now += 1_000;
    expect([costly.take('ada'), costly.take('ada'), costly.take('ada')]).toEqual([true, true, false]);
  });
});
