// How loud it may be. Kept on the device; one key turns it off and on again.
import { signal } from '@preact/signals';
import { save, savedOption } from './local-storage.ts';
import { moves } from './motion.ts';

export const VOLUMES = ['off', 'soft', 'normal', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

export const LOUDNESS = { off: 0, soft: 0.25, normal: 0.6, loud: 1 } as const satisfies Record<
  Volume,
  number
>;

/** Whoever asked the device for less motion gets no sound unasked. */
export const volume = signal<Volume>(savedOption('volume', VOLUMES) ?? (moves.peek() ? 'normal' : 'off'));

let lastVolume: Volume = volume.peek() === 'off' ? 'normal' : volume.peek();

export function chooseVolume(choice: Volume): void {
  if (choice !== 'off') lastVolume = choice;
  volume.value = choice;
  save('volume', choice);
}

/** Off, or as it was before. */
export const toggleSound = (): void => chooseVolume(volume.peek() === 'off' ? lastVolume : 'off');
