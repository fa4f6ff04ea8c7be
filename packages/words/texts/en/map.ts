import type { Messages } from '../../text.ts';

// The map, and moving around on it.
export const map = {
  'map.title': 'Map of {board}',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',

  'map.name': 'Expedition map',
  'map.whole': 'Show whole map',
  'map.goal': 'Goal',
  'map.find': 'Find {crew}',
  'map.keys': 'Arrow keys move the map, plus and minus zoom, 0 shows the whole map.',
  'map.back': 'Back to map',
} as const satisfies Messages;
