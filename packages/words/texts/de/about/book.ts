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
  'book.title': 'Die Regeln',
  'book.aside': 'jede mit ihrer Nummer, so wie diese Ausgabe sie spielt',
  'book.chapters': 'Kapitel',
  'book.search': 'Regeln durchsuchen',
  'book.found': '{count|0 Davon sagt keine Regel etwas.|one # Regel|other # Regeln}',
  'book.ruling': 'Auslegung',
  'book.unknown': 'Eine Regel {rule} gibt es nicht. Das hier sind alle.',
  'book.toRace': 'Zurück zum Rennen',
});
