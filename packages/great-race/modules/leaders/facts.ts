import type { ModuleFacts } from '../../module.ts';

export const facts = {
  name: 'leaders',
  variants: [],
  needs: [],
  crews: ['swiss', 'suffragettes'],
  seats: 0,
  choosesCrews: true,
  pace: 'faster',
} as const satisfies ModuleFacts;
