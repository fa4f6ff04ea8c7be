import { translationOf } from '../../text.ts';
import type { credits as English } from '../en/credits.ts';

export const credits = translationOf<typeof English>()({
  'credits.aside': 'ce que nous devons à d’autres, et ce qui est de nous',
  'credits.unofficial.title': 'Une version non officielle',
  'credits.unofficial':
    'Cette version n’est ni réalisée, ni approuvée, ni soutenue par les auteurs ou l’éditeur du jeu imprimé The Great Race. Les idées de ses règles sont les leurs : si cette version vous plaît, jouez à la leur autour d’une vraie table.',
  'credits.own.title': 'Notre création',
  'credits.own':
    'Cette version ne contient aucun texte, aucune image et aucun élément du jeu imprimé. Les règles sont écrites avec nos propres mots. Les deux plateaux avec leurs villes, leurs lignes et leurs zones à risque, les tuiles de terrain, les cartes, tous les dessins et tous les sons sont de notre création.',
  'credits.maps': 'Cartes',
  'credits.maps.how': 'côtes et frontières, qui ont servi à dessiner les plateaux',
  'credits.icons': 'Icônes',
  'credits.icons.how': 'recolorées et mises à l’échelle',
  'credits.typefaces': 'Polices',
  'credits.typefaces.how': 'lettres latines seulement',
  'credits.libraries': 'Bibliothèques',
  'credits.libraries.how': 'dans le jeu lui-même',
  'credits.tools': 'Outils',
  'credits.tools.how': 'pour faire tourner, écrire, construire et tester le jeu',
  'credits.what': 'Œuvre',
  'credits.by': 'Par',
  'credits.licence': 'Licence',
  'credits.publicDomain': 'domaine public',
});
