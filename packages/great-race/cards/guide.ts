import { card } from './card.ts';

/** CARD-GUIDE: ignores one stop symbol. */
export const guide = card({ id: 'guide', copies: 2, when: 'withDrive', picture: 'camel', guides: true });
