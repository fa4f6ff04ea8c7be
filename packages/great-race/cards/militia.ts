import { card } from './card.ts';

/** CARD-MILITIA: answers the danger of a tile or a card. */
export const militia = card({
  id: 'militia',
  copies: 3,
  when: 'anyTime',
  picture: 'winchester-rifle',
  shields: true,
});
