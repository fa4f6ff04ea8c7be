import { translationOf } from '../../text.ts';
import type { menu as English } from '../en/menu.ts';

export const menu = translationOf<typeof English>()({
  'menu.title': 'Menu',
  'menu.race': 'Cette course',
  'menu.kept': 'Cette course est enregistrée sur cet appareil. Vous la retrouverez dans « Mes courses ».',
  'menu.saved': 'Enregistrée sous {name}.',
  'menu.rules': 'Règles',
});
