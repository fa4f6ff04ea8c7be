import { translationOf } from '../../text.ts';
import type { map as English } from '../en/map.ts';

export const map = translationOf<typeof English>()({
  'map.title': 'Landkarte: {board}',
  'map.zoomIn': 'Vergrößern',
  'map.zoomOut': 'Verkleinern',

  'map.name': 'Expeditions\u00adkarte',
  'map.whole': 'Ganze Landkarte',
  'map.goal': 'Ziel',
  'map.find': '{crew} finden',
  'map.keys': 'Die Pfeiltasten verschieben die Landkarte, Plus und Minus zoomen, 0 zeigt sie ganz.',
  'map.back': 'Zurück zur Landkarte',
});
