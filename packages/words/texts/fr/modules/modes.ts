import { translationOf } from '../../../text.ts';
import type { modes as English } from '../../en/modules/modes.ts';

export const modes = translationOf<typeof English>()({
  'names.mode.old-hands': 'Vieux routiers',
  'names.mode.mail-run': 'Tournée du facteur',
  'names.mode.open-hearths': 'Au coin du feu',
  'names.mode.high-society': 'Le beau monde',
  'names.mode.caravan': 'Caravane',
  'names.mode.rainy-season': 'Saison des pluies',
  'names.mode.grand-tour': 'Grand tour',
  'names.mode.works-teams': 'Écuries d’usine',
  'names.mode.embassy-row': 'Quartier des ambassades',
  'names.mode.royal-mail': 'Courrier du roi',
  'names.mode.storm-chasers': 'Chasseurs de tempêtes',
  'names.mode.tinkerers': 'Bricoleurs',
  'names.mode.great-game': 'Le grand jeu',
  'names.mode.year-of-trials': 'Année d’épreuves',
  'names.mode.expedition': 'Expédition',
  'names.mode.everything': 'Tout à la fois',
  'names.weight.light': 'léger',
  'names.weight.medium': 'moyen',
  'names.weight.heavy': 'lourd',
  'names.pace.faster': 'plus rapide',
  'names.pace.same': 'aussi long',
  'names.pace.slower': 'plus long',
});
