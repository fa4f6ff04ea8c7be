import { translationOf } from '../../../text.ts';
import type { credits as English } from '../../en/about/credits.ts';

export const credits = translationOf<typeof English>()({
  'credits.aside': 'ce que d’autres ont fait, et ce qui est à nous',
  'credits.unofficial.title': 'Une édition non officielle',
  'credits.unofficial':
    'Cette édition n’est ni faite, ni approuvée, ni soutenue par les auteurs ou l’éditeur du jeu imprimé The Great Race. Les idées de ses règles sont les leurs : qui aime cette édition devrait jouer à la leur, autour d’une vraie table.',
  'credits.own.title': 'De notre main',
  'credits.own':
    'Aucun texte, aucune image, aucun élément du jeu imprimé ne se trouve ici. Les règles sont dites avec nos propres mots. Les deux plateaux avec leurs villes, lignes et zones à risque, les tables des tuiles de terrain, les tables des cartes, tous les dessins et tous les sons sont de notre main.',
  'credits.maps': 'Cartes',
  'credits.maps.how': 'côtes et frontières, lues quand un plateau est tracé',
  'credits.icons': 'Icônes',
  'credits.icons.how': 'recolorées et mises à l’échelle',
  'credits.typefaces': 'Caractères',
  'credits.typefaces.how': 'lettres latines seulement',
  'credits.libraries': 'Bibliothèques',
  'credits.libraries.how': 'dans le jeu lui-même',
  'credits.tools': 'Outils',
  'credits.tools.how': 'ce qui le fait tourner, l’écrit, le construit et l’éprouve',
  'credits.what': 'Quoi',
  'credits.by': 'Par',
  'credits.licence': 'Licence',
  'credits.publicDomain': 'domaine public',
});
