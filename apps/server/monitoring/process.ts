// Metrics of the process, under the names that dashboards for Node use.

import { watchLoop } from './loop.ts';
import { type Family, gauge } from './prometheus.ts';

export interface ProcessFigures {
  readonly families: readonly Family[];
  close(): void;
}

/** The delay of the event loop since the last scrape. */
export function watchProcess(): ProcessFigures {
  const loop = watchLoop();
  const delay = (name: string, what: string, read: () => number): Family =>
    gauge(
      `nodejs_eventloop_lag_${name}_seconds`,
      `How late the event loop was since the last look: ${what}.`,
      read,
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
      delay('p50', 'the median', () => loop.late(50)),
      delay('p99', 'the 99th part of a hundred', () => loop.late(99)),
      delay('max', 'the longest', () => {
        const longest = loop.longest();
        loop.forget();
        return longest;
      }),
      memory('nodejs_heap_size_used_bytes', 'Heap in use.', 'heapUsed'),
      memory('nodejs_heap_size_total_bytes', 'Heap reserved.', 'heapTotal'),
      memory('nodejs_external_memory_bytes', 'Memory of buffers outside the heap.', 'external'),
      memory('process_resident_memory_bytes', 'Memory of the process.', 'rss'),
      gauge('process_cpu_seconds_total', 'Time of the processor, all threads together.', cpu, 'counter'),
      gauge('process_start_time_seconds', 'When the process started.', () => started),
    ],
    close: () => loop.close(),
  };
}
