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
  'book.title': 'Les règles',
  'book.aside': 'chacune avec son numéro, comme cette édition les joue',
  'book.chapters': 'Chapitres',
  'book.search': 'Chercher dans les règles',
  'book.found': '{count|0 Aucune règle ne dit cela.|one # règle|other # règles}',
  'book.ruling': 'Précision',
  'book.unknown': 'Il n’y a pas de règle {rule}. Voici toutes celles qui existent.',
  'book.toRace': 'Retour à la course',
});
