import type { ModuleFacts } from '../../module.ts';

export const facts = {
  name: 'paddock',
  variants: ['preset', 'free'],
  needs: [],
  crews: [],
  seats: 0,
  pace: 'slower',
} as const satisfies ModuleFacts;
