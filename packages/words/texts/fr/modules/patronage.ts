import { translationOf } from '../../../text.ts';
import type { patronage as english } from '../../en/modules/patronage.ts';

export const patronage = translationOf<typeof english>()({
  'names.card.dandy': 'Dandy',
  'names.a.dandy': 'un dandy',
  'names.module.patronage': 'Mécénat',

  'events.patronMoved': 'Le mécène de {crew} se prend au jeu : {francs} F l’attendent.',
  'events.patronCashed': '{crew} encaisse chez son mécène : {francs} F.',
  'answers.cash': 'Encaisser {francs} F et renoncer à cette séquence',
  'verbs.cash': 'Encaisser',
  'refusals.cash.nothing': 'Votre marqueur est sur la case de départ : il n’y a rien à encaisser.',
  'refusals.cash.tooLate':
    'Vous ne pouvez encaisser qu’au tout début d’une séquence, avant l’essence et les cartes.',
  'refusals.dandy.moves':
    'Il n’y a plus de case libre devant votre marqueur : un dandy ne le ferait pas avancer.',
});
