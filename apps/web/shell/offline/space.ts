// Disk space on this device: how much is used, and whether the browser has promised not to delete it.

export interface DiskSpace {
  /** In bytes. */
  readonly used: number;
  readonly whole: number;
  readonly isPromised: boolean;
}

const A_MEGABYTE = 1_048_576;
/** A race with all its lines takes a few hundred kilobytes: below this the next ones may not fit. */
const FEW_RACES = 5 * A_MEGABYTE;
const NEARLY_ALL = 0.9;

/** Whether to warn before anything could be lost. */
export const isNearlyFull = ({ used, whole }: Pick<DiskSpace, 'used' | 'whole'>): boolean =>
  whole > 0 && (whole - used < FEW_RACES || used / whole > NEARLY_ALL);

/** With one decimal. */
export const inMegabytes = (bytes: number): number => Math.round((bytes / A_MEGABYTE) * 10) / 10;

/** Null where the browser does not say. */
export async function measureDiskSpace(): Promise<DiskSpace | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || quota === undefined) return null;
    return { used: usage, whole: quota, isPromised: await navigator.storage.persisted() };
  } catch {
    return null;
  }
}

/** Asks the browser to keep everything until the reader deletes it; returns whether it will. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
