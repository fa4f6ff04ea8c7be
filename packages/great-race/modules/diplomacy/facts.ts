import type { ModuleFacts } from '../../module.ts';

export const facts = {
  name: 'diplomacy',
  variants: ['normal', 'hard'],
  needs: [],
  crews: [],
  seats: 0,
  pace: 'slower',
} as const satisfies ModuleFacts;
