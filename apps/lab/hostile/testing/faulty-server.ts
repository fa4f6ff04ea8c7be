// The real program with a planted fault, named by FAULT: the laboratory must find each of them.
import { Server } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** Replaces a method of all objects of a class. */
function patch<T extends object, K extends keyof T>(of: T, name: K, change: (real: T[K]) => T[K]): void {
  of[name] = change(of[name]);
}

/** What nested messages cause. */
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
  /** Once, for longer than any other work delays the machine. */
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
  /** Answers every ping, however many bytes are unread. */
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
