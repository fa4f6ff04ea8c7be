import { translationOf } from '../../../text.ts';
import type { sound as English } from '../../en/about/sound.ts';

export const sound = translationOf<typeof English>()({
  'sound.title': 'Son',
  'sound.off': 'Coupé',
  'sound.soft': 'Doux',
  'sound.normal': 'Moyen',
  'sound.loud': 'Fort',
  'sound.how':
    'Moteur, tuiles, cartes, dés et cloches des villes. La touche M le coupe et le remet, sur la carte avec Maj ; tout ce qui s’entend se voit aussi.',
  'sound.isOff': 'Le son est coupé.',
  'sound.isOn': 'Le son est remis.',
});
