import { translationOf } from '../../text.ts';
import type { map as English } from '../en/map.ts';

export const map = translationOf<typeof English>()({
  'map.title': 'Landkaart van {board}',
  'map.zoomIn': 'Inzoomen',
  'map.zoomOut': 'Uitzoomen',

  'map.name': 'Expeditiekaart',
  'map.whole': 'Hele landkaart tonen',
  'map.goal': 'Finish',
  'map.find': '{crew} zoeken',
  'map.keys': 'Pijltjestoetsen verschuiven de landkaart, plus en min zoomen, 0 toont de hele landkaart.',
  'map.back': 'Naar de landkaart',
});
