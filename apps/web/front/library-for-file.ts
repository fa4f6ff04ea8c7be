import { readRecord } from '@race/kernel';
import type { Device } from './device.ts';
import { OTHER_LIBRARIES } from './libraries.ts';
import type { Library } from './library.ts';
import { raceLibrary } from './race-library.tsx';

/** Where a file belongs: to the games it is one of; the race says what is wrong with any other. */
export async function libraryForFile(device: Device, text: string): Promise<Library> {
  const read = readRecord(text);
  const other = OTHER_LIBRARIES.find(({ game }) => read.ok && read.value.game === game);
  return other === undefined ? raceLibrary(device) : other.load();
}
