import type { Messages } from '../../text.ts';

// Planning behind the windscreen, and handing the device over.
export const planning = {
  'planning.title': 'Behind your screen',
  'planning.when': 'Planning, turn {turn}',
  'planning.secret': 'Place your five assistants. Nobody sees your plan until every crew is ready.',
  'planning.camp': 'Other crews',
  'planning.ready': 'ready',
  'planning.planning': 'planning',

  'planning.does.pathfinder': 'Place 2 tiles',
  'planning.or.pathfinder': 'or draw a card',
  'planning.does.mechanics': 'Drive',
  'planning.or.mechanics': 'or repair',
  'planning.does.security': 'Avert a danger',
  'planning.or.security': 'or discard a tile',
  'planning.does.funding': 'Raise money:',
  'planning.or.funding': '10, 20, 40, 70 or 110 F',

  'planning.toPlace': 'To place',
  'planning.left': '{count|0 none left|one one left|other # left}',
  'planning.keys': 'drag, or press',
  'planning.tap': 'drag, or tap a box',
  'planning.inHand':
    '{count|0 All five are placed.|one One assistant still to place.|other # assistants still to place.}',
  'planning.crewsReady':
    '{count|0 No other crew is ready yet.|one One other crew is ready.|other # other crews are ready.}',
  'planning.mind': 'You can change your plan until everyone is ready.',
  'planning.last': 'Everyone else is ready. Confirm to reveal all plans.',

  'planning.map': 'Show map',
  'planning.back': 'Back to plan',
  'planning.hand': 'Hand · {count}',
  'planning.asLast': 'Repeat plan',
  'planning.asLast.none': 'first turn',
  'planning.go': 'Ready',
  'planning.confirm': 'Confirm plan',
  'planning.toGo': '{count|other # still to place}',

  'planning.handOver': 'No cards or plans are visible now.',
  'planning.mayChange': 'Players who are ready can still change their plan.',
  'planning.change': 'I am {name}: change my plan',
} as const satisfies Messages;
