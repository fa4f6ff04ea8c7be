import { translationOf } from '../../text.ts';
import type { settings as English } from '../en/settings.ts';

export const settings = translationOf<typeof English>()({
  'settings.light': 'Thème',
  'settings.light.day': 'Clair',
  'settings.light.night': 'Sombre',
  'settings.unofficial':
    'Une version non officielle, ni réalisée ni approuvée par les auteurs ou l’éditeur du jeu imprimé. Tous les textes et tous les dessins sont les nôtres.',
  'settings.title': 'Réglages',
  'settings.aside': 'enregistrés sur cet appareil',
  'settings.looks': 'Apparence',
  'settings.atTable': 'À la table',
  'settings.light.auto': 'Système',
  'settings.camera': 'Caméra de la carte',
  'settings.camera.follows': 'Suit le jeu',
  'settings.camera.stays': 'Reste en place',
  'settings.camera.follows.how': 'La carte vient à vous quand c’est votre tour.',
  'settings.camera.stays.how': 'La carte reste où vous l’avez mise.',
  'settings.pace': 'Vitesse des robots',
  'settings.pace.calm': 'Tranquille',
  'settings.pace.brisk': 'Vive',
  'settings.pace.quick': 'Rapide',
  'settings.pace.atOnce': 'Immédiate',
  'settings.pace.calm.how': 'Chaque coup prend son temps.',
  'settings.pace.brisk.how': 'Un tour de trois robots dure environ huit secondes.',
  'settings.pace.quick.how':
    'Deux fois plus vite. Espace termine un coup ; maintenez la touche pour arriver à votre tour.',
  'settings.pace.atOnce.how':
    'Vous ne voyez que le résultat des coups des robots ; le journal raconte le reste.',
  'settings.motion': 'Animations',
  'settings.motion.system': 'Système',
  'settings.motion.still': 'Désactivées',
  'settings.textSize': 'Taille du texte',
  'settings.about': 'À propos de cette version',
});
