import { translationOf } from '../../text.ts';
import type { menu as English } from '../en/menu.ts';

export const menu = translationOf<typeof English>()({
  'menu.title': 'Menü',
  'menu.race': 'Dieses Rennen',
  'menu.kept': 'Das Rennen ist auf diesem Gerät gespeichert. Du findest es unter „Meine Rennen“.',
  'menu.saved': 'Gespeichert als {name}.',
  'menu.rules': 'Regeln',
});
