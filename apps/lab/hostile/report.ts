// What the laboratory says of all attacks.
import { table } from '../cli/table.ts';
import type { AttackKind } from './attack.ts';

export interface AttackReport {
  readonly name: string;
  readonly held: boolean;
  /** The slowest one in a hundred of a bystander's answers, before and during it; null where nothing was answered. */
  readonly bystander: { readonly calmP99Ms: number | null; readonly p99Ms: number | null };
  readonly rssMbAfter: number;
  readonly fdsAfter: number;
  /** The same of a server that nobody attacks, during it: how busy the machine was. */
  readonly machineP99Ms: number | null;
  readonly kind: AttackKind;
  /** What did not hold, in words. */
  readonly broken: readonly string[];
  readonly rssMbBefore: number;
  readonly rssMbPeak: number;
  readonly fdsBefore: number;
  readonly seconds: number;
  /** Of the server's main thread while it lasted. */
  readonly serverCpuSeconds: number;
  readonly newcomers: number;
  readonly turnedAway: number;
  /** Lines the server wrote to its log meanwhile. */
  readonly faultsLogged: number;
}

export interface Report {
  readonly attacks: readonly AttackReport[];
  /** How many of them held. */
  readonly held: number;
  readonly total: number;
}

export const reportOf = (attacks: readonly AttackReport[]): Report => ({
  attacks,
  held: attacks.filter((one) => one.held).length,
  total: attacks.length,
});

const HEAD = [
  'attack',
  'held',
  'calm p99',
  'p99',
  'machine',
  'rss',
  'peak',
  'after',
  'fds',
  'after',
  'cpu s',
];

export function describe({ attacks, held, total }: Report): string {
  const rows = attacks.map((one) => [
    one.name,
    one.held ? 'yes' : 'NO',
    one.bystander.calmP99Ms ?? '–',
    one.bystander.p99Ms ?? '–',
    one.machineP99Ms ?? '–',
    one.rssMbBefore,
    one.rssMbPeak,
    one.rssMbAfter,
    one.fdsBefore,
    one.fdsAfter,
    one.serverCpuSeconds,
  ]);
  const reasons = attacks.flatMap(({ name, broken }) => broken.map((why) => `${name}: ${why}`));
  return [table([HEAD, ...rows]), `${held} of ${total} held`, ...reasons].join('\n');
}
