import { signal } from '@preact/signals';
import type { Dispatch } from './dispatches.ts';

/** The dispatch whose reasons are read; null while the paper itself is. */
export const explained = signal<Dispatch | null>(null);
