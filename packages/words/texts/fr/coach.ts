import { translationOf } from '../../text.ts';
import type { coach as English } from '../en/coach.ts';

export const coach = translationOf<typeof English>()({
  'coach.title': 'Votre entraîneur',
  'coach.whose': 'Quelle course l’entraîneur doit-il revoir ?',
  'coach.askFor': 'Revoir la course de {crew}',
  'coach.how': 'Tout est jugé de votre place, avec ce que vous pouviez savoir alors.',
  'coach.looking': 'Lecture du tour {turn}…',
  'coach.stop': 'Arrêter',
  'coach.failed': 'L’entraîneur n’a pas pu lire cette course.',
  'coach.ended': '{crew} : {theirs}, vous : {yours}.',
  'coach.moments':
    '{count|one Un moment vous a coûté cher|2 Deux moments vous ont coûté cher|other Trois moments vous ont coûté cher}.',
  'coach.none': 'Bien roulé : aucune décision ne vous a coûté ne serait-ce qu’une course sur dix.',
  'coach.turn': 'Tour {turn}',
  'coach.subject.plan': 'le plan',
  'coach.subject.drive': 'un trajet',
  'coach.subject.tile': 'une tuile',
  'coach.subject.card': 'une carte',
  'coach.subject.repair': 'une réparation',
  'coach.subject.danger': 'un danger',
  'coach.subject.petrol': 'l’essence',
  'coach.subject.timing': 'le bon moment',
  'coach.cost': 'vous a coûté {count|one environ 1 course sur 10|other environ # courses sur 10}',
  'coach.you': 'Vous :',
  'coach.better': 'Mieux :',
  'coach.again': 'Réessayer à partir de là',
  'coach.play': 'Voir la suite',
  'coach.step': '{step} sur {steps} : {act}',

  'coach.why.arrived': 'Vous auriez atteint {city} dès ce tour.',
  'coach.why.levels':
    'À la fin du tour, vous auriez été plus loin d’environ {count|one # case|other # cases}.',
  'coach.why.city': 'Vous auriez fini le tour en ville, où l’essence et les pièces sont bon marché.',
  'coach.why.vehicle':
    'Moteur et châssis auraient fini le tour avec environ {count|one # niveau|other # niveaux} de plus en tout.',
  'coach.why.petrol': 'Il vous serait resté environ {count|one # niveau|other # niveaux} d’essence de plus.',
  'coach.why.money': 'Il vous serait resté environ {count} F de plus.',
  'coach.why.cards': 'Il vous serait resté environ {count|one # carte|other # cartes} de plus.',
  'coach.why.rival': '{crew} aurait pris environ {count|one # case|other # cases} de retard.',
});
