import { game } from './game.ts';
import { page } from './page.ts';

export const messages = { ...game, ...page };
