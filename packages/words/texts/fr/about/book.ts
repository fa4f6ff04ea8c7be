import { translationOf } from '../../../text.ts';
import type { book as English } from '../../en/about/book.ts';

export const book = translationOf<typeof English>()({
  'book.part.race': 'La course',
  'book.part.cards': 'Les cartes',
  'book.part.modules': 'Les modules',
  'book.part.solo': 'Seul contre René',
  'book.part.dash': 'La Ruée',
  'book.part.table': 'À la table',
  'book.print': 'Imprimer',
  'book.inBook': 'Dans le livre',
  'book.back': 'Retour',
});
