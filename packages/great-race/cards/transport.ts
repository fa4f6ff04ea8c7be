import { card } from './card.ts';

/** CARD-TRANSPORT: 50 F off a line; never change. */
export const transport = card({
  id: 'transport',
  copies: 2,
  when: 'withDrive',
  picture: 'paddle-steamer',
  fare: 50,
});
