import type { Messages } from '../../text.ts';

// The table as one sees it: map, dashboard and newspaper, in a race being played as in a recorded one.
export const page = {
  'page.mapOf': 'Expedition map of',
  'page.lastConvoy': 'last convoy',
  'page.paper': 'The Continental',
  'page.wireless': 'By wireless from the road',
  'page.price': '2 sous',
  'page.earlier': 'Earlier dispatches',
  'page.allCrews': 'All crews',
  'page.filter': 'Dispatches about',
  'page.rulesOf': 'Rules of this dispatch',
  'page.fold': 'Fold the newspaper',
  'page.unfold': 'Open the newspaper',
  'page.timeline': 'Timeline',
  'page.whole': 'Whole map',
  'page.find': 'Find {crew}',
  'page.mapKeys': 'Arrow keys move the map, plus and minus zoom, 0 shows all of it.',
  'page.level': 'level {level}',
  'page.broken': 'broken down',
  'page.faceDown': 'Face down',
  'page.show': 'Show the dashboard of {crew}',
  'page.toMap': 'Back to the map',
} as const satisfies Messages;
