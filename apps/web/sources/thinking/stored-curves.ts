// The curves computed on this device, each under the race it is of. Where nothing can be stored they are computed again.
import type { ChanceCurve } from '@race/study';

const DATABASE = 'curves';
const CURVES = 'curves';
/** Another number for another way to compute them: what was stored before is dropped. */
const VERSION = 1;

export async function storedCurve(race: string): Promise<ChanceCurve | null> {
  try {
    const database = await opened();
    const found = await done<unknown>(database.transaction(CURVES).objectStore(CURVES).get(race));
    database.close();
    return isCurve(found) ? found : null;
  } catch {
    return null;
  }
}

export async function storeCurve(race: string, curve: ChanceCurve): Promise<void> {
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
