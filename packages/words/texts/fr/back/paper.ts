import { translationOf } from '../../../text.ts';
import type { paper as english } from '../../en/back/paper.ts';

export const paper = translationOf<typeof english>()({
  'paper.front': 'La une',
  'paper.ways': 'Les trajets de tous les équipages, chacun dans sa couleur',
  'paper.unofficial': 'une version non officielle',
  'paper.picture': 'Enregistrer l’image',
  'paper.drawing': 'Enregistrer le dessin',
  'paper.print': 'Imprimer',
  'paper.share.link': 'Partager le lien',
  'paper.share.file': 'Partager la course',
  'paper.busy': 'Les rotatives tournent…',
  'paper.failed': 'La page n’a pas pu être enregistrée.',
  'paper.shared.sent': 'Envoyé.',
  'paper.shared.copied': 'Lien copié.',
  'paper.shared.saved':
    'La course est enregistrée dans un fichier. Toute personne qui l’ouvre voit la même chose.',
  'paper.shared.failed': 'Impossible de partager ici.',
});
