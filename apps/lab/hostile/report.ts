// The report of all attacks.
import { table } from '../cli/table.ts';
import type { AttackKind } from './attack.ts';

export interface AttackReport {
  readonly name: string;
  readonly held: boolean;
  /** The 99th percentile of a bystander's answers, before and during the attack; null without answers. */
  readonly bystander: { readonly calmP99Ms: number | null; readonly p99Ms: number | null };
  readonly rssMbAfter: number;
  readonly fdsAfter: number;
  /** The same for an echo server that nobody attacks: how busy the machine was. */
  readonly machineP99Ms: number | null;
  readonly kind: AttackKind;
  /** What failed, in words. */
  readonly broken: readonly string[];
  readonly rssMbBefore: number;
  readonly rssMbPeak: number;
  readonly fdsBefore: number;
  readonly seconds: number;
  /** CPU of the server's main thread during the attack. */
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
