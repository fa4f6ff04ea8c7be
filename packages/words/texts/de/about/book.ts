import { translationOf } from '../../../text.ts';
import type { book as English } from '../../en/about/book.ts';

export const book = translationOf<typeof English>()({
  'book.part.race': 'Das Rennen',
  'book.part.cards': 'Die Karten',
  'book.part.modules': 'Module',
  'book.part.solo': 'Allein gegen René',
  'book.part.dash': 'Der Sprint',
  'book.part.table': 'Am Tisch',
  'book.print': 'Drucken',
  'book.inBook': 'Im Buch',
  'book.back': 'Zurück',
});
