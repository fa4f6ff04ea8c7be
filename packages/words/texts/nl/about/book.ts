import { translationOf } from '../../../text.ts';
import type { book as English } from '../../en/about/book.ts';

export const book = translationOf<typeof English>()({
  'book.part.race': 'De race',
  'book.part.cards': 'De kaarten',
  'book.part.modules': 'De modules',
  'book.part.solo': 'Alleen tegen René',
  'book.part.dash': 'De Sprint',
  'book.part.table': 'Aan de tafel',
  'book.print': 'Afdrukken',
  'book.inBook': 'In het boek',
  'book.back': 'Terug',
  'book.title': 'De regels',
  'book.aside': 'elk met een nummer, zoals deze editie ze speelt',
  'book.chapters': 'Hoofdstukken',
  'book.search': 'Zoeken in de regels',
  'book.found': '{count|0 Geen regel zegt dat.|one # regel|other # regels}',
  'book.ruling': 'Uitleg',
  'book.unknown': 'Er is geen regel {rule}. Dit zijn ze allemaal.',
  'book.toRace': 'Terug naar de race',
});
