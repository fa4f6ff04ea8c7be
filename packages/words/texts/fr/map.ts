import { translationOf } from '../../text.ts';
import type { map as English } from '../en/map.ts';

export const map = translationOf<typeof English>()({
  'map.title': 'Carte : {board}',
  'map.zoomIn': 'Zoom avant',
  'map.zoomOut': 'Zoom arrière',

  'map.name': 'Carte d’expédition',
  'map.whole': 'Carte entière',
  'map.goal': 'Arrivée',
  'map.find': 'Trouver {crew}',
  'map.keys': 'Les flèches déplacent la carte, plus et moins zooment, 0 montre toute la carte.',
  'map.back': 'Retour à la carte',
});
