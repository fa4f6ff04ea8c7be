// A worker that the test controls: it sees each request, and says what comes back.
import type { RpcPort } from '@race/protocol/rpc.ts';

export interface FakeWorker {
  readonly port: RpcPort;
  /** The requests so far. */
  readonly asked: readonly { readonly name: string; readonly given: unknown }[];
  isEnded(): boolean;
  /** Answers the last request. */
  reply(result: unknown): void;
  send(event: unknown): void;
  fail(): void;
}

export function fakeWorker(onRequest: (worker: FakeWorker) => void = () => undefined): FakeWorker {
  const asked: { readonly call: number; readonly name: string; readonly given: unknown }[] = [];
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const failing: ((event: object) => void)[] = [];
  let isEnded = false;
  const tell = (data: object) => {
    for (const listener of listeners) listener({ data });
  };
  const worker: FakeWorker = {
    port: {
      postMessage(message: unknown) {
        asked.push(message as (typeof asked)[number]);
        onRequest(worker);
      },
      addEventListener(
        type: 'message' | 'error',
        listener: (event: { readonly data: unknown }) => void,
      ): void {
        if (type === 'message') listeners.push(listener);
        else failing.push(listener as (event: object) => void);
      },
      terminate() {
        isEnded = true;
      },
    },
    asked,
    isEnded: () => isEnded,
    reply: (result) => tell({ reply: asked.at(-1)?.call, result }),
    send: (event) => tell({ event }),
    fail() {
      for (const listener of failing) listener({ message: 'planted' });
    },
  };
  return worker;
}
