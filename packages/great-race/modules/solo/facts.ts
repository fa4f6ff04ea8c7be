import type { ModuleFacts } from '../../module.ts';
import type {} from './more.ts';

/** It stands in no list that a table chooses from: a solo race is made by `makeSolo`. */
export const facts = {
  name: 'solo',
  variants: [],
  needs: [],
  crews: ['torpedo', 'suffragettes'],
  seats: 0,
  pace: 'not stated',
} as const satisfies ModuleFacts;
