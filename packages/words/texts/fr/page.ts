import { translationOf } from '../../text.ts';
import type { page as english } from '../en/page.ts';

export const page = translationOf<typeof english>()({
  'page.mapOf': 'Carte d’expédition',
  'page.lastConvoy': 'dernier convoi',
  'page.paper': 'Le Continental',
  'page.wireless': 'Par T.S.F., depuis la piste',
  'page.price': '2 sous',
  'page.earlier': 'Dépêches précédentes',
  'page.allCrews': 'Tous',
  'page.filter': 'Dépêches sur',
  'page.rulesOf': 'Règles de cette dépêche',
  'page.fold': 'Fermer le journal',
  'page.unfold': 'Ouvrir le journal',
  'page.timeline': 'Fil de la course',
  'page.whole': 'Carte entière',
  'page.find': 'Trouver {crew}',
  'page.mapKeys': 'Les flèches déplacent la carte, plus et moins zooment, 0 montre toute la carte.',
  'page.level': 'case {level}',
  'page.broken': 'en panne',
  'page.faceDown': 'Face cachée',
  'page.show': 'Tableau de bord de {crew}',
  'page.toMap': 'Retour à la carte',
});
