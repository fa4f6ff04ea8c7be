import { translationOf } from '../../../text.ts';
import type { leaders as english } from '../../en/modules/leaders.ts';

export const leaders = translationOf<typeof english>()({
  'names.module.leaders': 'Chefs d’équipage',
  'names.module.fifth': 'Cinquième équipage',
  'names.card.topographer': 'Topographe',
  'names.a.topographer': 'un topographe',
  'names.leader.american': 'Roy Chapman',
  'names.surname.american': 'Chapman',

  'events.leaderChosen': '{leader} prend le commandement.',
  'events.powerUsed': '{crew} fait appel au pouvoir de son chef.',
  'events.tileRedrawn': 'Chapman y regarde à deux fois {at} : {crew} y trouve maintenant {tile}.',
  'questions.leaders': 'Qui mène l’équipage ?',
  'questions.mercenary': 'Lequel des équipages restants part avec Chapman ?',
  'questions.redraw': 'Cette tuile {at}, ou une autre du sac ?',
  'answers.lead': 'Prendre {leader}',
  'answers.power': 'Utiliser le pouvoir du chef',
  'answers.keep': 'Garder cette tuile',
  'answers.redraw': 'La remettre et en piocher une autre',
  'verbs.lead': 'Engager',
  'verbs.power': 'Pouvoir',
  'verbs.keep': 'Garder',
  'verbs.redraw': 'Repiocher',
  'refusals.lead.taken': '{leader} roule déjà avec un autre équipage.',
  'refusals.expected.leaders': 'Il faut d’abord choisir un chef.',
  'refusals.expected.mercenary': 'Il faut d’abord choisir quel équipage restant part avec Chapman.',
  'refusals.expected.redraw': 'Il faut d’abord décider si Chapman garde cette tuile.',
  'refusals.misplaced.lead': 'Les chefs sont choisis.',
  'refusals.misplaced.redraw': 'Chapman n’a aucune tuile devant lui à remettre.',
  'refusals.power.none': 'Ce chef n’a pas de pouvoir à utiliser dans une séquence.',
  'refusals.power.used': 'Le pouvoir du chef est épuisé jusqu’au prochain tour.',
});
