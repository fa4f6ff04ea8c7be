import { describe, expect, it } from 'vitest';
import { startOnDemand } from './client.ts';

interface Message {
  readonly type: string;
}

function demanded() {
  const listeners = new Set<(message: Message) => void>();
  let starts = 0;
  const source = startOnDemand<string, string, Message>(() => {
    starts += 1;
    return {
      request: async (request) => `done: ${request}`,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  });
  const send = (type: string) => {
    for (const listener of listeners) listener({ type });
  };
  return { source, send, starts: () => starts };
}

describe('a source that starts on demand', () => {
  it('is started by the first request, and only once', async () => {
    const { source, starts } = demanded();
    expect(starts()).toBe(0);
    expect(await source.request('list')).toBe('done: list');
    await source.request('list');
    expect(starts()).toBe(1);
  });

  it('tells those who subscribe later that games cannot be saved, and nothing else of the past', async () => {
    const { source, send } = demanded();
    await source.request('list');
    send('view');
    send('storageLost');
    const heard: string[] = [];
    const unsubscribe = source.subscribe(({ type }) => void heard.push(type));
    expect(heard).toEqual(['storageLost']);
    send('view');
    unsubscribe();
    send('view');
    expect(heard).toEqual(['storageLost', 'view']);
  });
});
