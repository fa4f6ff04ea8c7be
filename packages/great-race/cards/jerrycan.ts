import { card } from './card.ts';

/** CARD-JERRYCAN */
export const jerrycan = card({
  id: 'jerrycan',
  copies: 8,
  when: 'anyTime',
  picture: 'jerrycan',
  pours: 1,
  fuels: 1,
});
