import type { ModuleFacts } from '../../module.ts';

export const facts: ModuleFacts = {
  name: 'season',
  variants: ['normal', 'hard'],
  needs: [],
  crews: [],
  seats: 0,
  pace: 'slower',
};
