// Figures of the process itself, under the names that every board for Node knows.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Family, gauge } from './exposition.ts';

/** Milliseconds between two looks at the loop. */
const RESOLUTION = 20;
const NANOSECONDS = 1e9;

/** The delay of a timer contains the timer. */
const lag = (nanoseconds: number): number => Math.max(0, nanoseconds - RESOLUTION * 1e6) / NANOSECONDS;

export interface ProcessFigures {
  readonly families: readonly Family[];
  close(): void;
}

/** How late the loop was is said of the time since it was last asked. */
export function watchProcess(): ProcessFigures {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  const delay = (name: string, what: string, read: () => number): Family =>
    gauge(
      `nodejs_eventloop_lag_${name}_seconds`,
      `How late the event loop was since the last look: ${what}.`,
      () => (delays.count === 0 ? 0 : lag(read())),
    );
  const memory = (name: string, help: string, part: keyof NodeJS.MemoryUsage): Family =>
    gauge(name, help, () => process.memoryUsage()[part]);
  const cpu = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const started = Date.now() / 1_000 - process.uptime();
  return {
    families: [
      delay('p50', 'the median', () => delays.percentile(50)),
      delay('p99', 'the 99th part of a hundred', () => delays.percentile(99)),
      delay('max', 'the longest', () => {
        const longest = delays.max;
        delays.reset();
        return longest;
      }),
      memory('nodejs_heap_size_used_bytes', 'Heap in use.', 'heapUsed'),
      memory('nodejs_heap_size_total_bytes', 'Heap reserved.', 'heapTotal'),
      memory('nodejs_external_memory_bytes', 'Memory of buffers outside the heap.', 'external'),
      memory('process_resident_memory_bytes', 'Memory of the process.', 'rss'),
      gauge('process_cpu_seconds_total', 'Time of the processor, all threads together.', cpu, 'counter'),
      gauge('process_start_time_seconds', 'When the process started.', () => started),
    ],
    close: () => delays.disable(),
  };
}
