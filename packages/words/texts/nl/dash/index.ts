import { figures } from './figures.ts';
import { game } from './game.ts';
import { page } from './page.ts';

export const messages = { ...figures, ...game, ...page };
