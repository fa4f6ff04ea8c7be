// What has been explained on this device, and whether more of it is wanted.

import { signal } from '@preact/signals';
import { keep, kept } from '../kit.ts';

export const WANTED = ['on', 'off'] as const;
export type Wanted = (typeof WANTED)[number];

export const explains = signal<Wanted>(kept('explain', WANTED) ?? 'on');

export function chooseExplaining(choice: Wanted): void {
  explains.value = choice;
  keep('explain', choice);
}

const keyOf = (module: string): string => `explained-${module}`;
const told = signal<readonly string[]>([]);

/** Each module is explained once a device. */
export const isTold = (module: string): boolean =>
  told.value.includes(module) || kept(keyOf(module), ['yes']) === 'yes';

export function tell(module: string): void {
  told.value = [...told.value, module];
  keep(keyOf(module), 'yes');
}
