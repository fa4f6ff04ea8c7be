import { card } from './card.ts';

/** CARD-SPARE-PARTS */
export const spareParts = card({
  id: 'spare-parts',
  copies: 6,
  when: 'withRepair',
  picture: 'spring',
  fits: 1,
});
