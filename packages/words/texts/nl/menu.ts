import { translationOf } from '../../text.ts';
import type { menu as English } from '../en/menu.ts';

export const menu = translationOf<typeof English>()({
  'menu.title': 'Menu',
  'menu.race': 'Deze race',
  'menu.kept': 'Deze race is opgeslagen op dit apparaat. Je vindt hem onder ‘Mijn races’.',
  'menu.saved': 'Opgeslagen als {name}.',
  'menu.rules': 'Spelregels',
});
