import type { ModuleFacts } from '../../module.ts';

export const facts = {
  name: 'postal',
  variants: [],
  needs: [],
  crews: [],
  seats: 0,
  pace: 'faster',
} as const satisfies ModuleFacts;
