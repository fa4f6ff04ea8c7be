import type { ModuleFacts } from '../../module.ts';

export const facts: ModuleFacts = {
  name: 'fifth',
  variants: [],
  needs: [],
  crews: ['suffragettes'],
  seats: 1,
  pace: 'not stated',
};
