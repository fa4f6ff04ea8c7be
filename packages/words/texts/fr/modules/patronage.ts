import { translationOf } from '../../../text.ts';
import type { patronage as English } from '../../en/modules/patronage.ts';

export const patronage = translationOf<typeof English>()({
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

  'modules.how.patronage':
    'Le financement fait monter la somme promise par un mécène. À vous de choisir quand encaisser.',

  'modules.note.patronage':
    'Le financement fait avancer votre marqueur d’une case par assistant. Encaissez au tout début d’une séquence : elle est alors perdue.',
  'boards.patronage.track': 'Plateau de mécénat',
  'boards.patronage.start': 'Départ',
  'boards.patronage.off': '{crew} est à l’arrivée et a quitté le plateau',
  'boards.patronage.cash': 'Encaisser {francs} F',
  'boards.patronage.how':
    'Dans une action de financement, votre marqueur avance d’une case par assistant et saute les cases occupées. L’argent que vous n’avez pas encaissé à l’arrivée est perdu.',
  'boards.patronage.lost': 'vous perdriez les {francs} F de votre mécène',
  'bivouac.does.dandy': 'votre marqueur de mécène avance de 2 cases',
  'newspaper.head.patronCashed': '{crew} encaisse',
  'newspaper.head.patronMoved': 'Un mécène soutient {crew}',
});
