import { readRecord } from '@race/kernel';
import type { Device } from './device.ts';
import { OTHER_SHELVES } from './libraries.ts';
import type { Shelf } from './library.ts';
import { raceShelf } from './race-library.tsx';

/** Where a file belongs: to the games it is one of; the race says what is wrong with any other. */
export async function shelfFor(device: Device, text: string): Promise<Shelf> {
  const read = readRecord(text);
  const other = OTHER_SHELVES.find(({ game }) => read.ok && read.value.game === game);
  return other === undefined ? raceShelf(device) : other.load();
}
