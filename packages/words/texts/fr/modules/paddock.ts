import { translationOf } from '../../../text.ts';
import type { paddock as english } from '../../en/modules/paddock.ts';
export const paddock = translationOf<typeof english>()({
  'names.module.paddock': 'Le paddock',
  'names.variant.paddock.preset': 'véhicules tout prêts',
  'names.variant.paddock.free': 'atelier ouvert',
  'names.card.paddock': 'Paddock',
  'names.a.paddock': 'une carte paddock',

  'events.gaugeTuned':
    '{crew} règle son véhicule ({gauge}) : maximum {by|up monté|down descendu|other changé} à {max}.',
  'events.vehicleOutfitted':
    '{crew} part avec des maxima de {petrol} (essence), {engine} (moteur) et {chassis} (châssis).',
  'events.paddockLeft': '{crew} quitte le paddock.',
  'questions.paddock': 'Que changer au véhicule ?',
  'questions.workshop': 'Quelle jauge changer ?',
  'answers.tune': 'Maximum ({gauge}) {by|up +1 pour|down −1, et recevoir|other changé pour} 100 F',
  'verbs.tune': 'Régler',
  'refusals.expected.paddock': 'Il faut changer une jauge, ou passer.',
  'refusals.expected.workshop': 'Il faut d’abord choisir la jauge à changer.',
  'refusals.misplaced.tune': 'Les jauges se changent au paddock, ou avec une carte paddock.',
  'refusals.tune.lowest': 'Ce maximum ({gauge}) ne descend pas sous {least}.',
  'refusals.tune.highest': 'Ce maximum ({gauge}) ne monte pas au-dessus de {most}.',
  'refusals.tune.tooPoor': 'Cela coûte {price} F ; il y a {francs} F en caisse.',
  'refusals.tune.nothing': 'Il n’y a rien à changer au véhicule pour l’instant.',
});
