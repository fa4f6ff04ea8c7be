import { translationOf } from '../../text.ts';
import type { sound as English } from '../en/sound.ts';

export const sound = translationOf<typeof English>()({
  'sound.title': 'Son',
  'sound.off': 'Désactivé',
  'sound.soft': 'Faible',
  'sound.normal': 'Moyen',
  'sound.loud': 'Fort',
  'sound.how':
    'Moteur, tuiles, cartes, dés et cloches des villes. La touche M coupe ou rétablit le son (Maj+M sur la carte). Rien ne dépend du son seul.',
  'sound.isOff': 'Le son est désactivé.',
  'sound.isOn': 'Le son est activé.',
});
