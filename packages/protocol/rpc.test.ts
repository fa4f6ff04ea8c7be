import { MessageChannel, Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { ChannelEnded, makeClient, nodePort, type RpcPort, serve } from './rpc.ts';

interface Sums {
  add(numbers: readonly number[]): number;
  later(name: string): Promise<string>;
  divide(by: number): number;
}

const SUMS: Sums = {
  add: (numbers) => numbers.reduce((sum, one) => sum + one, 0),
  later: async (name) => `${name}!`,
  divide(by) {
    if (by === 0) throw new Error('by nothing');
    return 1 / by;
  },
};

const open: { close(): void }[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

function channel() {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  return [nodePort(port1), nodePort(port2)] as const;
}

/** A port of a browser that the test controls. */
function browserPort() {
  const listeners: { [type: string]: ((event: { data: unknown }) => void)[] } = { message: [], error: [] };
  const posted: { message: unknown; transfer?: object[] }[] = [];
  let isTerminated = false;
  const port: RpcPort = {
    postMessage: (message: unknown, options) => void posted.push({ message, ...options }),
    addEventListener: (type: string, listener: (event: { data: unknown }) => void) =>
      void listeners[type]?.push(listener),
    terminate() {
      isTerminated = true;
    },
  };
  const fire = (type: string, event: object) => {
    for (const listener of listeners[type] ?? []) listener(event as { data: unknown });
  };
  return { port, posted, fire, isTerminated: () => isTerminated };
}

describe('requests over a channel', () => {
  it('bring back results, and what was thrown', async () => {
    const [near, far] = channel();
    serve(far, SUMS);
    const client = makeClient<Sums>(near);
    const all = [client.request('add', [1, 2]), client.request('later', 'soon')] as const;
    expect(await Promise.all(all)).toEqual([3, 'soon!']);
    await expect(client.request('divide', 0)).rejects.toThrow('by nothing');
    expect(await client.request('divide', 2)).toBe(0.5);
  });

  it('go both ways, with events beside them', async () => {
    const [near, far] = channel();
    const send = serve<Sums, string>(far, SUMS);
    serve(near, { name: () => 'near' });
    const client = makeClient<Sums, string>(near);
    const heard: string[] = [];
    const unsubscribe = client.subscribe((event) => heard.push(event));
    expect(await makeClient<{ name(): string }>(far).request('name', undefined)).toBe('near');
    send('one');
    expect(await client.request('add', [])).toBe(0);
    unsubscribe();
    send('two');
    expect(await client.request('add', [])).toBe(0);
    expect(heard).toEqual(['one']);
  });

  it('are rejected when a thread dies, and afterwards', async () => {
    const worker = new Worker(
      `require('node:worker_threads').parentPort.on('message', () => process.exit(1))`,
      { eval: true },
    );
    const client = makeClient<Sums>(nodePort(worker));
    const both = await Promise.allSettled([client.request('add', []), client.request('divide', 1)]);
    expect(both.map((one) => one.status === 'rejected' && one.reason)).toEqual([
      expect.any(ChannelEnded),
      expect.any(ChannelEnded),
    ]);
    await expect(client.request('add', [])).rejects.toThrow(ChannelEnded);
  });

  it('are rejected when the worker is terminated', async () => {
    const { port, posted, isTerminated } = browserPort();
    const client = makeClient<Sums>(port);
    const asked = client.request('add', []);
    await client.end();
    await expect(asked).rejects.toThrow(ChannelEnded);
    await expect(client.request('add', [])).rejects.toThrow(ChannelEnded);
    expect([posted.length, isTerminated()]).toEqual([1, true]);
  });

  it('go on after an error in a worker, and end with one that never started', async () => {
    const { port, posted, fire } = browserPort();
    const client = makeClient<Sums>(port);
    const asked = client.request('add', []);
    fire('error', { message: 'planted' });
    await expect(asked).rejects.toThrow(ChannelEnded);
    const again = client.request('add', []);
    fire('message', { data: { reply: 2, result: 7 } });
    expect(await again).toBe(7);
    fire('error', {});
    await expect(client.request('add', [])).rejects.toThrow(ChannelEnded);
    expect(posted).toHaveLength(2);
  });

  it('hand over parts of a result', async () => {
    const { port, posted, fire } = browserPort();
    const bytes = new ArrayBuffer(8);
    serve(port, { paint: () => ({ bytes }) }, (painted) => [painted.bytes]);
    fire('message', { data: { call: 1, name: 'paint', given: undefined } });
    await expect
      .poll(() => posted)
      .toEqual([{ message: { reply: 1, result: { bytes } }, transfer: [bytes] }]);
  });
});
