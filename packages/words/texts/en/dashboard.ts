import type { Messages } from '../../text.ts';

// A crew’s dashboard: gauges, money, hand, assistants.
export const dashboard = {
  'dashboard.crews': 'Crews',
  'dashboard.gauge': '{gauge}: {level} of {max}',
  'dashboard.money': 'Money',
  'dashboard.francs': '{francs} F',
  'dashboard.hand': 'Hand',
  'dashboard.cards': '{count|0 no cards|one # card|other # cards}',
  'dashboard.assistants': 'Assistants',
  'dashboard.passed': 'passed',
  'dashboard.arrived': 'arrived',

  'dashboard.level': 'space {level}',
  'dashboard.order': '{turn|1 moves first|2 moves second|3 moves third|4 moves fourth|other moves no. #}',
  'dashboard.broken': 'broken down',
  'dashboard.struckYou': 'attacked you this turn',
  'dashboard.faceDown': 'Face down',
  'dashboard.show': 'Show {crew}’s dashboard',
} as const satisfies Messages;
