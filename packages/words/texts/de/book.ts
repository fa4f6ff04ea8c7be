import { translationOf } from '../../text.ts';
import type { book as English } from '../en/book.ts';

export const book = translationOf<typeof English>()({
  'book.appendix': 'Anhang: erste Pläne',
  'book.part.race': 'Das Rennen',
  'book.part.cards': 'Die Karten',
  'book.part.modules': 'Module',
  'book.part.solo': 'Solo gegen René',
  'book.part.dash': 'Der Sprint',
  'book.part.table': 'Am Tisch',
  'book.print': 'Drucken',
  'book.inBook': 'Im Regelbuch zeigen',
  'book.back': 'Zurück',
  'book.title': 'Regeln',
  'book.aside': 'jede Regel, wie diese Version sie spielt',
  'book.chapters': 'Kapitel',
  'book.search': 'Regeln durchsuchen',
  'book.found': '{count|0 Keine Regeln gefunden.|one # Regel|other # Regeln}',
  'book.ruling': 'Klarstellung',
  'book.unknown': 'Die Regel {rule} gibt es nicht. Hier sind alle Regeln.',
  'book.toRace': 'Zurück zum Rennen',
});
