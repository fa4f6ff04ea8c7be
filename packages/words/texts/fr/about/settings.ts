import { translationOf } from '../../../text.ts';
import type { settings as English } from '../../en/about/settings.ts';

export const settings = translationOf<typeof English>()({
  'settings.light': 'Thème',
  'settings.light.day': 'Clair',
  'settings.light.night': 'Sombre',
  'settings.unofficial':
    'Une version non officielle, ni réalisée ni approuvée par les auteurs ou l’éditeur du jeu imprimé. Tous les textes et tous les dessins sont les nôtres.',
  'settings.title': 'Réglages',
  'settings.aside': 'enregistrés sur cet appareil',
  'settings.light.auto': 'Système',
  'settings.pace': 'Vitesse des robots',
  'settings.pace.calm': 'Tranquille',
  'settings.pace.brisk': 'Rapide',
  'settings.pace.atOnce': 'Immédiate',
  'settings.pace.calm.how': 'Chaque coup est montré à un rythme confortable.',
  'settings.pace.brisk.how': 'Deux fois plus vite. Touchez l’écran pour passer la suite.',
  'settings.pace.atOnce.how':
    'Vous ne voyez que le résultat des coups des robots ; le journal raconte le reste.',
  'settings.motion': 'Animations',
  'settings.motion.system': 'Système',
  'settings.motion.still': 'Désactivées',
  'settings.textSize': 'Taille du texte',
  'settings.edition': 'À propos de cette version',
});
