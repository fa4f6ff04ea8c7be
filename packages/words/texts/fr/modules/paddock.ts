import { translationOf } from '../../../text.ts';
import type { paddock as english } from '../../en/modules/paddock.ts';
export const paddock = translationOf<typeof english>()({
  'names.module.paddock': 'Paddock',
  'names.variant.paddock.preset': 'préconfiguré',
  'names.variant.paddock.free': 'mode libre',
  'names.card.paddock': 'Paddock',
  'names.a.paddock': 'une carte paddock',

  'events.gaugeTuned':
    '{crew} règle son véhicule : le maximum de {gauge} {by|up monte|down descend|other passe} à {max}.',
  'events.vehicleOutfitted': 'Maximums de {crew} : essence {petrol}, moteur {engine}, châssis {chassis}.',
  'events.paddockLeft': '{crew} quitte le paddock.',
  'questions.paddock': 'Que changez-vous à votre véhicule ?',
  'questions.workshop': 'Quelle jauge changez-vous ?',
  'answers.tune':
    '{by|up Augmenter|down Baisser|other Changer} de 1 le maximum de {gauge} {by|up pour|down et recevoir|other pour} 100 F',
  'verbs.tune': 'Régler',
  'refusals.expected.paddock': 'Changez une jauge, ou passez.',
  'refusals.expected.workshop': 'Choisissez d’abord la jauge à changer.',
  'refusals.misplaced.tune': 'Vous ne pouvez changer les jauges qu’au paddock, ou avec une carte paddock.',
  'refusals.tune.lowest': 'Le maximum de {gauge} ne peut pas descendre sous {least}.',
  'refusals.tune.highest': 'Le maximum de {gauge} ne peut pas dépasser {most}.',
  'refusals.tune.tooPoor': 'Cela coûte {price} F ; vous avez {francs} F.',
  'refusals.tune.nothing': 'Vous ne pouvez rien changer à votre véhicule maintenant.',
});
