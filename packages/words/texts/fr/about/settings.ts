import { translationOf } from '../../../text.ts';
import type { settings as English } from '../../en/about/settings.ts';

export const settings = translationOf<typeof English>()({
  'settings.light': 'Lumière',
  'settings.light.day': 'Jour',
  'settings.light.night': 'Nuit',
  'settings.unofficial':
    'Une édition non officielle : ni faite ni approuvée par les auteurs ou l’éditeur du jeu imprimé. Tous les textes et tous les dessins sont les nôtres.',
  'settings.title': 'Réglages',
  'settings.aside': 'ils restent sur cet appareil',
  'settings.light.auto': 'Comme l’appareil',
  'settings.pace': 'Allure des robots',
  'settings.pace.calm': 'Calme',
  'settings.pace.brisk': 'Vive',
  'settings.pace.atOnce': 'D’un coup',
  'settings.pace.calm.how': 'Chaque coup se déroule à une allure facile à suivre.',
  'settings.pace.brisk.how': 'Deux fois plus vite ; un toucher montre toujours la suite d’un coup.',
  'settings.pace.atOnce.how': 'Seul le résultat des coups est montré ; le journal raconte le reste.',
  'settings.motion': 'Ce qui bouge',
  'settings.motion.system': 'Comme l’appareil',
  'settings.motion.still': 'Rien',
  'settings.textSize': 'Taille des lettres',
  'settings.edition': 'Cette édition',
});
