// Loaded into the server under attack with --import, never part of the product: it lets the laboratory move the clock,
// force a garbage collection, and end a server whose laboratory has died.
import { getHeapStatistics } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

export type HarnessOrder = { readonly order: 'memory' } | { readonly order: 'clock'; readonly shift: number };

export interface MemoryReport {
  /** Bytes of heap and buffers after a collection. */
  readonly heap: number;
  /** Bytes of empty pages that V8 keeps for a while after a busy time. */
  readonly spare: number;
}

let shift = 0;

function moveClock(milliseconds: number): void {
  shift = milliseconds;
}

function replaceDate(): void {
  const RealDate = Date;
  const now = (): number => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

if (isMainThread && process.send !== undefined) {
  replaceDate();
  process.on('message', (message: HarnessOrder) => {
    if (message.order === 'clock') return moveClock(message.shift);
    globalThis.gc?.();
    const { used_heap_size: used, total_physical_size: all } = getHeapStatistics();
    const { external } = process.memoryUsage();
    process.send?.({ heap: used + external, spare: all - used } satisfies MemoryReport);
  });
  process.once('disconnect', () => process.exit());
  // Must not keep the server from ending by itself.
  process.channel?.unref();
  // With a limit on file sizes a write then fails, as on a full disk, and the process goes on.
  process.on('SIGXFSZ', () => undefined);
}
