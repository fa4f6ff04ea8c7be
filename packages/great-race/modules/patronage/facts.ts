import type { ModuleFacts } from '../../module.ts';

export const facts: ModuleFacts = {
  name: 'patronage',
  variants: [],
  needs: [],
  crews: [],
  seats: 0,
  pace: 'faster',
};
