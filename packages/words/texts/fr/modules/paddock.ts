import { translationOf } from '../../../text.ts';
import type { paddock as English } from '../../en/modules/paddock.ts';

export const paddock = translationOf<typeof English>()({
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

  'modules.how.paddock': 'Chaque véhicule est différent : les jauges ont leurs propres maximums.',

  'modules.note.paddock': 'Augmenter un maximum de 1 coûte 100 F. Le baisser de 1 vous rapporte 100 F.',
  'boards.paddock.max': 'Maximum {max}',
  'boards.paddock.range': 'de {least} à {most}',
  'boards.paddock.up': '+1 pour 100 F',
  'boards.paddock.down': '−1, rapporte 100 F',
  'boards.paddock.left': 'a quitté le paddock',
  'boards.paddock.budget': 'Budget restant : {francs} F. Vous ne le gardez pas.',
  'boards.paddock.sales': 'Produit des ventes : {francs} F. Vous en gardez {most} F au plus.',
  'decide.ask.pass.paddock': 'Quitter le paddock ? Vous ne pourrez plus rien changer avant la course.',
  'bivouac.does.paddock': 'changez de 1 le maximum d’une jauge',
  'newspaper.head.gaugeTuned': '{crew} règle sa mécanique',
});
