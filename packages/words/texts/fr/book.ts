import { translationOf } from '../../text.ts';
import type { book as English } from '../en/book.ts';

export const book = translationOf<typeof English>()({
  'book.appendix': 'Annexe : premiers plans',
  'book.part.race': 'La course',
  'book.part.cards': 'Les cartes',
  'book.part.modules': 'Modules',
  'book.part.solo': 'Solo contre René',
  'book.part.dash': 'La Ruée',
  'book.part.table': 'À la table',
  'book.print': 'Imprimer',
  'book.inBook': 'Dans le livret',
  'book.back': 'Retour',
  'book.title': 'Règles',
  'book.aside': 'toutes les règles, telles que cette version les applique',
  'book.chapters': 'Chapitres',
  'book.search': 'Recherche dans les règles',
  'book.found': '{count|0 Aucune règle trouvée.|one # règle|other # règles}',
  'book.ruling': 'Précision',
  'book.unknown': 'Il n’y a pas de règle {rule}. Voici toutes les règles.',
  'book.toRace': 'Retour à la course',
});
