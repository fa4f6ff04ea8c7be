import type { ModuleFacts } from '../../module.ts';

export const facts = {
  name: 'patronage',
  variants: [],
  needs: [],
  crews: [],
  seats: 0,
  pace: 'faster',
} as const satisfies ModuleFacts;
