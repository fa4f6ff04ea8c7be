import { game } from './game.ts';

export const messages = { ...game };
