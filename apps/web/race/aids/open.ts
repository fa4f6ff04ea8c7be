import { signal } from '@preact/signals';

/** The sheet that lies open to help somebody on: the keys, or the map in words. */
export const openedAid = signal<'help' | 'words' | null>(null);
