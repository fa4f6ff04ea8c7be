import { translationOf } from '../../text.ts';
import type { chances as English } from '../en/chances.ts';

export const chances = translationOf<typeof English>()({
  'chances.title': 'Chances de victoire',
  'chances.how.public': 'sur dix courses, d’après ce que tout le monde pouvait voir',
  'chances.how.seat': 'sur dix courses, d’après ce que savait {crew}',
  'chances.working': 'Calcul des chances : tour {turn}…',
  'chances.failed': 'Les chances de cette course n’ont pas pu être calculées.',
  'chances.about': 'environ {count} sur 10',
  'chances.short': 'environ {count}',
  'chances.hardly': 'presque jamais',
  'chances.almost': 'presque toujours',
  'chances.turnings': 'Ce qui a fait basculer la course',
  'chances.none': 'Aucune décision n’a fait basculer cette course à elle seule.',
  'chances.luck': 'Le hasard',
  'chances.at': 'Tour {turn} : {what}',
  'chances.plans': 'tous les équipages dévoilent leur plan',
  'chances.swing': '{crew} : {before} → {after}',
  'chances.better': '{crew} : un peu mieux',
  'chances.worse': '{crew} : un peu moins bien',
  'chances.sentence.ahead':
    'Victoire de {crew} : {before} au départ, puis devant tous les autres pour de bon à partir du tour {turn}.',
  'chances.sentence.late': 'Victoire de {crew} : {before} au départ, et derrière jusqu’au bout.',
  'chances.sentence.nobody': 'Personne n’est arrivé : personne ne gagne.',
  'chances.table': 'Afficher en tableau',
  'chances.table.turn': 'Tour',
  'chances.table.end': 'Fin',
  'chances.picture': 'Enregistrer les chances en image',
});
