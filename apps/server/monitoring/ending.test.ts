import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endOnSignal } from './ending.ts';

let signals: EventEmitter;
let events: string[];

beforeEach(() => {
  vi.useFakeTimers();
  signals = new EventEmitter();
  events = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const endWith = (goodbye: () => Promise<void>, grace = 0): void =>
  endOnSignal(
    {
      grace,
      leave: () => void events.push('leave'),
      goodbye() {
        events.push('goodbye');
        return goodbye();
      },
      giveUp: () => void events.push('give up'),
    },
    signals,
  );

const forever = () => new Promise<void>(() => undefined);

describe('a signal to end', () => {
  it('waits for the grace period, and a second signal does not', async () => {
    endWith(async () => undefined, 20);
    signals.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(19_000);
    expect(events).toEqual(['leave']);
    signals.emit('SIGTERM');
    expect(events).toEqual(['leave', 'goodbye']);
  });

  it('ends the process by force when goodbyes never end', async () => {
    endWith(forever);
    signals.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(events).toEqual(['leave', 'goodbye']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(events).toEqual(['leave', 'goodbye', 'give up']);
  });

  it('ends the process by force when saying goodbye fails', async () => {
    endWith(() => Promise.reject(new Error('gone')));
    signals.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual(['leave', 'goodbye', 'give up']);
  });
});
