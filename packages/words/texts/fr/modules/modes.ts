import { translationOf } from '../../../text.ts';
import type { modes as english } from '../../en/modules/modes.ts';

export const modes = translationOf<typeof english>()({
  'names.mode.old-hands': 'Vieux routiers',
  'names.mode.mail-run': 'Tournée du facteur',
  'names.mode.open-hearths': 'Foyers accueillants',
  'names.mode.high-society': 'Le beau monde',
  'names.mode.caravan': 'La caravane',
  'names.mode.rainy-season': 'Saison des pluies',
  'names.mode.grand-tour': 'Le grand tour',
  'names.mode.works-teams': 'Équipes d’usine',
  'names.mode.embassy-row': 'Quartier des ambassades',
  'names.mode.royal-mail': 'Courrier du roi',
  'names.mode.storm-chasers': 'Chasseurs de tempêtes',
  'names.mode.tinkerers': 'Les bricoleurs',
  'names.mode.great-game': 'Le grand jeu',
  'names.mode.year-of-trials': 'Année d’épreuves',
  'names.mode.expedition': 'L’expédition',
  'names.mode.everything': 'Tout à la fois',
  'names.weight.light': 'léger',
  'names.weight.medium': 'moyen',
  'names.weight.heavy': 'lourd',
  'names.pace.faster': 'plus rapide',
  'names.pace.as-usual': 'de durée égale',
  'names.pace.slower': 'plus long',
});
