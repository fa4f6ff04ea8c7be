// All metrics of a server, and the port where they are read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeServer, listen } from '../http/listen.ts';
import type { WatchConfig } from './config.ts';
import type { Meters } from './meters.ts';
import { watchProcess } from './process.ts';
import { type Family, gauge } from './prometheus.ts';
import { makeMetricsServer } from './serve.ts';

export interface Watched {
  readonly meters: Meters;
  readonly rooms: { readonly all: { readonly size: number } };
  readonly sockets: { count(): number };
  /** The version of the program, and a checksum of the page it serves. */
  readonly build: { readonly version: string; readonly page: string };
}

type Metrics = { readonly ok: true; close(): Promise<void> } | { readonly ok: false; readonly fault: string };

const NOWHERE: Metrics = { ok: true, close: async () => undefined };

/** Opens the port of the metrics, if one is configured. */
export async function serveMetrics(place: WatchConfig['metrics'], watched: Watched): Promise<Metrics> {
  if (place === null) return NOWHERE;
  const process = watchProcess();
  const server = makeMetricsServer([...familiesOf(watched), ...process.families]);
  const listening = await listen(server, place);
  if (!listening.ok) {
    process.close();
    return { ok: false, fault: `METRICS: ${listening.fault}` };
  }
  return {
    ok: true,
    close() {
      process.close();
      return closeServer(server);
    },
  };
}

/** The version of the program in this folder. */
export const versionIn = (root: string): string =>
  String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);

export const familiesOf = ({ meters, rooms, sockets, build }: Watched): readonly Family[] => [
  ...meters.families,
  gauge('race_rooms', 'Tables in memory.', () => rooms.all.size),
  gauge('race_sockets', 'Sockets that are open.', () => sockets.count()),
  gauge('race_build_info', 'What runs here.', () => [{ labels: { ...build }, value: 1 }]),
];
