import { translationOf } from '../../text.ts';
import type { outlook as English } from '../en/outlook.ts';

export const outlook = translationOf<typeof English>()({
  'outlook.title': 'La carte en mots',
  'outlook.crews': 'Où sont les équipages',
  'outlook.cities': 'Chemins vers les villes',
  'outlook.beside': 'À côté de votre véhicule',
  'outlook.toGo': '{count|one # case|other # cases} jusqu’à {city}',
});
