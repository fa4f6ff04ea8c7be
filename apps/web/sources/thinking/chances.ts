// The chances of a race that is over: computed once, and stored on this device.
import { loadNature } from '@race/bots/load.ts';
import type { Race } from '@race/great-race';
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { fingerprint, isFinished, readRecord, replay } from '@race/kernel';
import type { ChanceCurve } from '@race/study';
import { loadChances } from '@race/study/load.ts';
import type { ThinkingProgress, Weighing } from './messages.ts';

const DATABASE = 'curves';
const CURVES = 'curves';
/** Another number for another way to compute them: what was stored before is dropped. */
const VERSION = 1;

async function storedCurve(race: string): Promise<ChanceCurve | null> {
  try {
    const database = await opened();
    const found = await done<unknown>(database.transaction(CURVES).objectStore(CURVES).get(race));
    database.close();
    return isCurve(found) ? found : null;
  } catch {
    return null;
  }
}

async function storeCurve(race: string, curve: ChanceCurve): Promise<void> {
  try {
    const database = await opened();
    await done(database.transaction(CURVES, 'readwrite').objectStore(CURVES).put(curve, race));
    database.close();
  } catch {
    // A full disk: the curve is shown all the same.
  }
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => {
    for (const name of opening.result.objectStoreNames) opening.result.deleteObjectStore(name);
    opening.result.createObjectStore(CURVES);
  };
  return done(opening);
}

function done<X>(request: IDBRequest<X>): Promise<X> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const isCurve = (from: unknown): from is ChanceCurve =>
  typeof from === 'object' && from !== null && 'points' in from && 'turnings' in from;

/** How many acts there are between two messages about progress. */
const ACTS_A_MESSAGE = 8;

export async function curveOfRace(
  { text, seat }: Weighing,
  send: (progress: ThinkingProgress) => void,
): Promise<ChanceCurve | null> {
  const read = readRecord(text);
  const options = read.ok ? readOptions(read.value.options) : read;
  if (!read.ok || !options.ok || read.value.game !== 'race') return null;
  const { commitment, entries } = read.value;
  const race = fingerprint({ commitment, entries: entries.map(({ print }) => print), seat });
  const known = await storedCurve(race);
  if (known !== null) return known;
  const [rules, nature, chancesOf] = await Promise.all([
    loadRace(options.options),
    loadNature(options.options),
    loadChances(),
  ]);
  const raced = replay<Race>(rules, STREAMS, read.value);
  if (!raced.ok || !isFinished(raced.value)) return null;
  const computing = chancesOf({ rules, history: raced.value, seat, nature });
  let step = computing.next();
  for (let acts = 1; step.done !== true; acts++) {
    const { points, of } = step.value;
    if (acts % ACTS_A_MESSAGE === 0) send({ done: points.at(-1)?.line ?? 0, of, points });
    step = computing.next();
  }
  await storeCurve(race, step.value);
  return step.value;
}
