import { card } from './card.ts';

/** CARD-TOOLBOX: three levels in any split. */
export const toolbox = card({ id: 'toolbox', copies: 2, when: 'withRepair', picture: 'toolbox', fits: 3 });
