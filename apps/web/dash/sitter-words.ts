import type { Sitter } from './choices.ts';
import { say } from './words.ts';

export const sitterWords = (sitter: Sitter): string =>
  sitter === 'person' ? say('dash.page.person') : say(`dash.page.bot.${sitter}`);
