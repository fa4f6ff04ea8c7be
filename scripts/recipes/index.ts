import { card } from './card.ts';
import { command } from './command.ts';
import { language } from './language.ts';
import { module } from './module.ts';
import type { Recipe } from './recipe.ts';
import { setting } from './setting.ts';
import { tile } from './tile.ts';

/** In this order: a new language begins as a copy of another, with everything that was added to it. */
export const RECIPES: readonly Recipe[] = [card, tile, module, setting, command, language];
