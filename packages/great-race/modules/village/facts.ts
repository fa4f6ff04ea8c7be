import type { ModuleFacts } from '../../module.ts';

export const facts: ModuleFacts = {
  name: 'village',
  variants: [],
  needs: [],
  crews: [],
  seats: 0,
  pace: 'not stated',
};
