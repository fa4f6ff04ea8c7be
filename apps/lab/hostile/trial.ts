// One attack on a server: calm, attack, recovery, and the verdict.
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare } from '../net/failover-run.ts';
import type { Attack, Field } from './attack.ts';
import type { BystanderRecord } from './bystander.ts';
import { p99 } from './percentile.ts';
import type { AttackReport } from './report.ts';
import type { AttackScene } from './scene.ts';
import { slowness } from './slowness.ts';

export interface Settings {
  /** Seconds of calm, and of attack. */
  readonly seconds: number;
  /** The number of random messages. */
  readonly messages: number;
  readonly seed: number;
}

export interface AttackTrial {
  readonly report: AttackReport;
  /** Whether only the bystander's waiting time was wrong. */
  readonly isOnlySlow: boolean;
}

/** How long memory, descriptors and play may take to be back to normal. */
const RECOVERY = 10_000;
const LOOK_EVERY = 250;
const LEAST_SEEN = 1_000;
/** More than before, once it is over: megabytes of heap after a collection, megabytes that stay resident, descriptors. */
const MOST_HEAP = 16;
const MOST_RESIDENT = 128;
const MOST_DESCRIPTORS = 4;
/** More than before, while it lasts: two passwords being hashed take 256 MB. */
const MOST_PEAK = 400;

interface Normal {
  readonly heap: number;
  readonly resident: number;
  /** Resident without the empty pages that V8 keeps. */
  readonly lasting: number;
  readonly descriptors: number;
}

export async function tryAttack(
  attack: Attack,
  scene: AttackScene,
  { nth, ...settings }: Settings & { readonly nth: number },
): Promise<AttackTrial> {
  const { target, bystanders } = scene;
  const seconds = Math.max(settings.seconds, attack.least ?? 0);
  const held = new Set<Socket>();
  let end = Number.POSITIVE_INFINITY;
  const field: Field = {
    ...scene,
    ...settings,
    seconds,
    address: `127.20.${nth >> 8}.${(nth & 255) + 1}`,
    bystanderTables: bystanders.tables,
    isOver: () => performance.now() >= end || !target.isAlive(),
    async rest() {
      while (!field.isOver()) await sleep(20);
    },
    hold(socket) {
      held.add(socket);
      socket.once('close', () => held.delete(socket));
    },
  };
  const broken: string[] = [];
  const measures = attack.measures ?? 'answers';
  const strike = await attack.prepare(field).catch((error) => async () => {
    throw error;
  });
  const before = await normalOf(scene);
  bystanders.begin();
  await sleep(1_000 * settings.seconds);
  const calm = await bystanders.end();
  const cpuBefore = target.cpu();
  target.forgetPeak();
  const outputBefore = target.output().length;
  bystanders.begin();
  const started = performance.now();
  end = started + 1_000 * seconds;
  try {
    broken.push(...(await strike()));
  } catch (error) {
    broken.push(`it could not be carried out: ${error instanceof Error ? error.message : String(error)}`);
  }
  // Measures the bystander long enough, even if the attack was short.
  await sleep(Math.max(0, LEAST_SEEN - (performance.now() - started)));
  const lasted = (performance.now() - started) / 1_000;
  const during = await bystanders.end();
  const peak = target.peak();
  const cpu = target.cpu() - cpuBefore;
  if (attack.ends !== true) {
    broken.push(...(await recovered(scene, before)));
    if (peak > before.resident + MOST_PEAK) broken.push(`memory rose to ${Math.round(peak)} MB`);
    if (during.turnedAway > 0)
      broken.push(`${during.turnedAway} of ${during.newcomers} newcomers were not let in`);
  }
  const slow = attack.ends === true ? [] : slowness(calm, during, measures);
  const isOnlySlow = broken.length === 0 && slow.length > 0;
  broken.push(...slow);
  const after = { resident: target.resident(), descriptors: target.descriptors() };
  for (const socket of held) socket.destroy();
  const report: AttackReport = {
    name: attack.name,
    held: broken.length === 0,
    bystander: { calmP99Ms: p99(calm[measures]), p99Ms: p99(during[measures]) },
    machineP99Ms: p99(during.echoes),
    rssMbAfter: Math.round(after.resident),
    fdsAfter: after.descriptors,
    kind: attack.kind,
    broken,
    rssMbBefore: Math.round(before.resident),
    rssMbPeak: Math.round(peak),
    fdsBefore: before.descriptors,
    seconds: Math.round(10 * lasted) / 10,
    serverCpuSeconds: Math.round(100 * cpu) / 100,
    newcomers: during.newcomers,
    turnedAway: during.turnedAway,
    faultsLogged: target.output().length - outputBefore,
  };
  return { report, isOnlySlow };
}

async function normalOf({ target }: AttackScene): Promise<Normal> {
  const { heap, spare } = (await target.memory()) ?? { heap: 0, spare: 0 };
  const resident = target.resident();
  return { heap, resident, lasting: resident - spare, descriptors: target.descriptors() };
}

/** Whether the process is alive, holds no more than before, and people play on. */
async function recovered(scene: AttackScene, before: Normal): Promise<string[]> {
  const { target, bystanders } = scene;
  const until = performance.now() + RECOVERY;
  const played = await bystanders.count();
  let wrong: string[] = [];
  do {
    if (!target.isAlive()) return [`the process ended: ${target.output().slice(-3).join(' ') || 'silently'}`];
    wrong = [];
    const descriptors = target.descriptors();
    if (descriptors > before.descriptors + MOST_DESCRIPTORS)
      wrong.push(`${descriptors} descriptors are open, ${before.descriptors} before`);
    const { heap, resident, lasting } = await normalOf(scene);
    if (heap > before.heap + MOST_HEAP)
      wrong.push(`the heap holds ${Math.round(heap)} MB, ${Math.round(before.heap)} before`);
    if (lasting > before.lasting + MOST_RESIDENT)
      wrong.push(`${Math.round(resident)} MB are resident, ${Math.round(before.resident)} before`);
    if ((await bystanders.count()) <= played) wrong.push('nobody could play on');
    if (wrong.length === 0) return lost(scene, await bystanders.acknowledged());
    await sleep(LOOK_EVERY);
  } while (performance.now() < until);
  return wrong;
}

/** Every answer that was acknowledged must be in the store. */
async function lost({ openStore }: AttackScene, records: BystanderRecord): Promise<string[]> {
  const store = await openStore();
  const sums = { lost: 0, changed: 0 };
  for (const [table, answers] of records) {
    const { lost, changed } = await compare(store, table, answers);
    sums.lost += lost;
    sums.changed += changed;
  }
  await store.close();
  return sums.lost + sums.changed === 0
    ? []
    : [`of the acknowledged answers ${sums.lost} are lost and ${sums.changed} changed`];
}
