import { loadavg } from 'node:os';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { list, whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { mustHaveFiles } from '../net/files.ts';
import { type GrowthFigures, measureSize } from '../net/growth.ts';

export const growth = command({
  name: 'growth',
  summary: 'Measures what an answer and a table cost one server, with few and with many tables.',
  options: {
    tables: list('numbers of tables to measure', ['100', '500', '1000', '2000', '5000']),
    seconds: whole('seconds per size', 6, { least: 1, most: 600 }),
    warm: whole('warm-up seconds', 6, { least: 1, most: 600 }),
    seed: whole('the same seed gives the same players', 1, { least: 0, most: 0x7fffffff }),
  },
  async run({ tables, seconds, warm, seed }, { progress }) {
    const sizes = tables.map(sizeOf);
    mustHaveFiles(Math.max(0, ...sizes));
    const figures: GrowthFigures[] = [];
    for (const [at, size] of sizes.entries()) {
      progress.show(at, sizes.length, `sizes; now ${size} tables`);
      figures.push(await measureSize({ tables: size, seconds, warm, seed }));
    }
    const load = loadavg().map((one) => Math.round(10 * one) / 10);
    return { result: { figures, load, seed }, text: show(figures, load), ok: true };
  },
});

function sizeOf(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageFault(`--tables takes whole numbers from 1 to 999999, not “${text}”`);
}

function show(figures: readonly GrowthFigures[], load: readonly number[]): string {
  const rows = figures.map((one) => [
    one.tables,
    one.moves,
    one.movesPerCpuSecond,
    one.cpuPerMove,
    one.p50,
    one.p99,
    one.kilobytesPerTable,
    one.rssMegabytes,
  ]);
  const head = [
    'tables',
    'moves',
    'a CPU-second',
    'µs a move',
    'p50 ms',
    'p99 ms',
    'kB a table',
    'MB of the process',
  ];
  return [table([head, ...rows]), `load of the machine: ${load.join(', ')}`].join('\n');
}
