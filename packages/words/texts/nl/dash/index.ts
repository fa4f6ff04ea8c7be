import { figures } from './figures.ts';
import { game } from './game.ts';
import { page } from './page.ts';
import { table } from './table.ts';

export const dash = {
  ...figures,
  ...game,
  ...page,
  ...table,
};
