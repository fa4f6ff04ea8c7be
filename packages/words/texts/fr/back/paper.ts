import { translationOf } from '../../../text.ts';
import type { paper as english } from '../../en/back/paper.ts';

export const paper = translationOf<typeof english>()({
  'paper.front': 'La une',
  'paper.ways': 'Les chemins parcourus, aux couleurs de chaque équipage',
  'paper.unofficial': 'une édition non officielle',
  'paper.picture': 'Garder en image',
  'paper.drawing': 'Garder en dessin',
  'paper.print': 'Imprimer',
  'paper.share.link': 'Partager le lien',
  'paper.share.file': 'Partager la course',
  'paper.busy': 'La presse tourne…',
  'paper.failed': 'La page n’a pas pu être gardée.',
  'paper.shared.sent': 'C’est envoyé.',
  'paper.shared.copied': 'Le lien est copié.',
  'paper.shared.saved': 'La course est gardée dans un fichier ; qui l’ouvre voit la même chose.',
  'paper.shared.failed': 'Le partage n’est pas possible ici.',
});
