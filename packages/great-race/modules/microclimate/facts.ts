import type { ModuleFacts } from '../../module.ts';

export const facts = {
  name: 'microclimate',
  variants: [],
  needs: ['season'],
  crews: [],
  seats: 0,
  pace: 'not stated',
} as const satisfies ModuleFacts;
