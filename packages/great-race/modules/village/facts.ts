import type { ModuleFacts } from '../../module.ts';

export const facts = {
  name: 'village',
  variants: [],
  needs: [],
  crews: [],
  seats: 0,
  pace: 'not stated',
} as const satisfies ModuleFacts;
