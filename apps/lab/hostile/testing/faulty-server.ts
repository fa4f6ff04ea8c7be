// The real program with one fault planted in it, named by FAULT: the laboratory must see each of them.
import { Server } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** Changes a method of everything that is made from now on. */
function patch<T extends object, K extends keyof T>(of: T, name: K, change: (real: T[K]) => T[K]): void {
  of[name] = change(of[name]);
}

/** What nested messages set off. */
function onNested(then: () => void): void {
  patch(
    JSON,
    'parse',
    (real) =>
      function parse(this: unknown, text, ...more) {
        if (text.startsWith('[[[')) then();
        return real.call(this, text, ...more);
      },
  );
}

function standStill(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const kept: Buffer[] = [];
let stalled = 0;

const FAULTS: { readonly [name: string]: () => void } = {
  crash: () =>
    onNested(() =>
      setImmediate(() => {
        throw new Error('planted');
      }),
    ),
  /** Once, for longer than any machine is busy with something else. */
  stall: () => onNested(() => standStill(stalled++ === 0 ? 10_000 : 0)),
  leak: () =>
    patch(
      Server.prototype,
      'emit',
      (real) =>
        function emit(this: Server, event: string, ...values: unknown[]) {
          if (event === 'connection') kept.push(Buffer.alloc(5_000_000, 'x'));
          return Reflect.apply(real, this, [event, ...values]) as boolean;
        } as typeof real,
    ),
  /** Every ping is answered, however much waits to be read. */
  autoPong() {
    patch(
      WebSocketServer.prototype,
      'handleUpgrade',
      (real) =>
        function handleUpgrade(this: WebSocketServer, ...values) {
          this.options.autoPong = true;
          return real.apply(this, values);
        },
    );
    patch(
      WebSocket.prototype,
      'on',
      (real) =>
        function on(this: WebSocket, event: string, hear: () => void) {
          return event === 'ping' ? this : Reflect.apply(real, this, [event, hear]);
        } as typeof real,
    );
  },
};

FAULTS[process.env.FAULT ?? '']?.();
await import('../../../server/main.ts');
