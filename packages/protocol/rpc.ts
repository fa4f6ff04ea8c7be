// Requests over a channel of messages: between a page and its workers, and between a program and its threads. Both ends
// may send requests. What a handler throws arrives as a rejected promise.

/** A worker as its page sees it, or the page as its worker sees it. For threads of Node: `nodePort`. */
export interface RpcPort {
  postMessage(message: unknown, options?: { transfer: object[] }): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: object) => void): void;
  terminate?(): unknown;
}

/** What an end can be asked: a function of at most one argument for each request. */
type Handlers<H> = { readonly [N in keyof H]: (given: never) => unknown };

export interface RpcClient<H extends Handlers<H>, E> {
  /** Rejects with what the handler threw, or with a `ChannelEnded`. */
  request<N extends keyof H & string>(
    name: N,
    given: Parameters<H[N]>[0],
  ): Promise<Awaited<ReturnType<H[N]>>>;
  /** Subscribes to what the other end sends by itself; returns how to unsubscribe. */
  subscribe(listener: (event: E) => void): () => void;
  /** Terminates the worker and rejects what is pending. */
  end(): Promise<void>;
}

/** The other end died or was terminated. */
export class ChannelEnded extends Error {}

interface Call {
  readonly call: number;
  readonly name: string;
  readonly given: unknown;
}
type Reply =
  | { readonly reply: number; readonly result: unknown }
  | { readonly reply: number; readonly error: unknown };

interface Pending {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** The end that sends requests. */
export function makeClient<H extends Handlers<H>, E = never>(port: RpcPort): RpcClient<H, E> {
  const pending = new Map<number, Pending>();
  const listeners = new Set<(event: E) => void>();
  let last = 0;
  let hasEnded = false;

  function died(isForGood: boolean): void {
    hasEnded ||= isForGood;
    for (const { reject } of pending.values()) reject(new ChannelEnded());
    pending.clear();
  }

  listen(port, (message: Reply | { readonly event: E } | Call) => {
    if ('event' in message) for (const listener of listeners) listener(message.event);
    if (!('reply' in message)) return;
    const waiting = pending.get(message.reply);
    pending.delete(message.reply);
    if ('error' in message) waiting?.reject(message.error);
    else waiting?.resolve(message.result);
  });
  // A worker goes on after an error in it, which has a message; one whose script cannot be fetched never starts.
  port.addEventListener('error', (event) => died(!('message' in event)));

  return {
    request: (name, given) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new ChannelEnded());
        pending.set(++last, { resolve: resolve as Pending['resolve'], reject });
        port.postMessage({ call: last, name, given } satisfies Call);
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async end() {
      died(true);
      await port.terminate?.();
    },
  };
}

/**
 * The end that handles requests; returns how it sends something by itself. `partsOf` names the parts of a result that
 * are handed over instead of copied.
 */
export function serve<H extends Handlers<H>, E = never>(
  port: RpcPort,
  handlers: H,
  partsOf: (result: Awaited<ReturnType<H[keyof H]>>) => object[] = () => [],
): (event: E) => void {
  listen(port, async (message: Call | object) => {
    if (!('call' in message)) return;
    const { call: reply, name, given } = message;
    try {
      const handler = handlers[name as keyof H];
      const result = (await handler(given as never)) as Awaited<ReturnType<H[keyof H]>>;
      port.postMessage({ reply, result } satisfies Reply, { transfer: partsOf(result) });
    } catch (error) {
      port.postMessage({ reply, error } satisfies Reply);
    }
  });
  return (event) => port.postMessage({ event });
}

const listen = <M>(port: RpcPort, listener: (message: M) => void): void =>
  port.addEventListener('message', ({ data }) => listener(data as M));

interface NodePort {
  postMessage(message: unknown): void;
  on(type: string, listener: (message: unknown) => void): unknown;
  terminate?(): Promise<unknown>;
}

/** A thread of Node as its owner sees it, or the owner as seen from inside. */
export const nodePort = (port: NodePort): RpcPort => ({
  postMessage: (message) => port.postMessage(message),
  addEventListener(type: 'message' | 'error', listener: (event: { readonly data: unknown }) => void): void {
    if (type === 'message') port.on('message', (data) => listener({ data }));
    // A thread that throws ends.
    else for (const how of ['error', 'exit']) port.on(how, () => listener({ data: null }));
  },
  terminate: () => port.terminate?.(),
});
