// Which modules have been explained on this device, and whether explanations are wanted.

import { signal } from '@preact/signals';
import { save, savedOption } from '../kit.ts';

export const EXPLAINING = ['on', 'off'] as const;
export type Explaining = (typeof EXPLAINING)[number];

export const explains = signal<Explaining>(savedOption('explain', EXPLAINING) ?? 'on');

export function chooseExplaining(choice: Explaining): void {
  explains.value = choice;
  save('explain', choice);
}

const keyOf = (module: string): string => `explained-${module}`;
const explained = signal<readonly string[]>([]);

/** Each module is explained once a device. */
export const isExplained = (module: string): boolean =>
  explained.value.includes(module) || savedOption(keyOf(module), ['yes']) === 'yes';

export function markExplained(module: string): void {
  explained.value = [...explained.value, module];
  save(keyOf(module), 'yes');
}
