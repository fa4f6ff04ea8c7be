import { translationOf } from '../../../text.ts';
import type { patronage as english } from '../../en/modules/patronage.ts';

export const patronage = translationOf<typeof english>()({
  'names.card.dandy': 'Dandy',
  'names.a.dandy': 'un dandy',
  'names.module.patronage': 'Mécénat',

  'events.patronMoved':
    'Le mécène de {crew} se prend au jeu : il y a maintenant {francs} F sous le marqueur.',
  'events.patronCashed': '{crew} encaisse chez son mécène : {francs} F.',
  'answers.cash': 'Encaisser chez le mécène : {francs} F, et la séquence s’arrête là',
  'verbs.cash': 'Encaisser',
  'refusals.cash.nothing': 'Le marqueur est au départ : il n’y a rien à encaisser.',
  'refusals.cash.tooLate': 'On encaisse au tout début d’une séquence, avant l’essence et les cartes.',
  'refusals.dandy.moves': 'Plus aucune case libre devant le marqueur : un dandy ne ferait rien avancer.',
});
