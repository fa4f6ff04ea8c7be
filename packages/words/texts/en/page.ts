import type { Messages } from '../../text.ts';

// The table as one sees it: map, dashboard and newspaper, in a race being played as in a recorded one.
export const page = {
  'page.mapOf': 'Expedition map',
  'page.lastConvoy': 'last convoy',
  'page.paper': 'The Continental',
  'page.wireless': 'By wireless from the road',
  'page.price': '2 sous',
  'page.earlier': 'Earlier dispatches',
  'page.allCrews': 'All crews',
  'page.filter': 'Dispatches about',
  'page.rulesOf': 'Rules for this dispatch',
  'page.fold': 'Close newspaper',
  'page.unfold': 'Open newspaper',
  'page.timeline': 'Timeline',
  'page.whole': 'Show whole map',
  'page.find': 'Find {crew}',
  'page.mapKeys': 'Arrow keys move the map, plus and minus zoom, 0 shows the whole map.',
  'page.level': 'space {level}',
  'page.broken': 'broken down',
  'page.faceDown': 'Face down',
  'page.show': 'Show {crew}’s dashboard',
  'page.toMap': 'Back to map',
} as const satisfies Messages;
