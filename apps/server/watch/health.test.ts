import { describe, expect, it, vi } from 'vitest';
import { type Health, makeHealth } from './health.ts';

const ready = (health: Health) => health.answers.get('/ready')?.();

describe('whether a server is ready', () => {
  it('is what its store says, and asking often asks it once', async () => {
    let time = 0;
    let isThere = true;
    const look = vi.fn(async () => {
      if (!isThere) throw new Error('gone');
    });
    const health = makeHealth(look, () => time);
    expect(await ready(health)).toMatchObject({ status: 200, body: 'ready\n' });
    isThere = false;
    expect(await ready(health)).toMatchObject({ status: 200 });
    expect(look).toHaveBeenCalledTimes(1);
    time = 1_000;
    expect(await ready(health)).toMatchObject({ status: 503, body: 'the store does not answer\n' });
    isThere = true;
    time = 2_000;
    expect(await ready(health)).toMatchObject({ status: 200 });
  });

  it('does not wait for a store for ever', async () => {
    vi.useFakeTimers();
    try {
      const asked = ready(makeHealth(() => new Promise(() => undefined)));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await asked).toMatchObject({ status: 503, body: 'the store does not answer\n' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is no from the moment it is told to end, while it is still alive', async () => {
    let answer = (): void => undefined;
    const health = makeHealth(
      () =>
        new Promise<void>((settle) => {
          answer = settle;
        }),
    );
    const asked = ready(health);
    health.leave();
    answer();
    expect(await asked).toMatchObject({ status: 503, body: 'ending\n' });
    expect(await ready(health)).toMatchObject({ status: 503, body: 'ending\n' });
    expect(health.answers.get('/health')?.()).toMatchObject({ status: 200, body: 'alive\n' });
  });
});
