import { translationOf } from '../../text.ts';
import type { book as English } from '../en/book.ts';

export const book = translationOf<typeof English>()({
  'book.appendix': 'Bijlage: eerste plannen',
  'book.part.race': 'De race',
  'book.part.cards': 'De kaarten',
  'book.part.modules': 'Modules',
  'book.part.solo': 'Solo tegen René',
  'book.part.dash': 'De Sprint',
  'book.part.table': 'Aan tafel',
  'book.print': 'Afdrukken',
  'book.inBook': 'In spelregelboek tonen',
  'book.back': 'Terug',
  'book.title': 'Spelregels',
  'book.aside': 'elke regel zoals deze versie hem speelt',
  'book.chapters': 'Hoofdstukken',
  'book.search': 'Zoeken in de regels',
  'book.found': '{count|0 Geen regels gevonden.|one # regel|other # regels}',
  'book.ruling': 'Toelichting',
  'book.unknown': 'Er is geen regel {rule}. Dit zijn alle regels.',
  'book.toRace': 'Terug naar de race',
});
