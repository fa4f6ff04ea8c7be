import type { Messages } from '../../../text.ts';

// The laboratory of the page.
export const laboratory = {
  'laboratory.title': 'The laboratory',
  'laboratory.aside':
    'make up a table, let bots race on it a thousand times, and see what such races are like',
  'laboratory.table': 'Who races',
  'laboratory.races': 'How many races',
  'laboratory.run': 'Run the races',
  'laboratory.stop': 'Stop',
  'laboratory.progress': 'Races run so far',
  'laboratory.done': '{done} of {of}',
  'laboratory.failed':
    'The races could not be run on this device. Nothing was lost; try again, or with fewer races.',
  'laboratory.found': 'What they were like',
  'laboratory.of': '{way}, {crews} crews, {races} races',
  'laboratory.what': 'What was measured',
  'laboratory.now': 'These races',
  'laboratory.before': 'Those before',
  'laboratory.around': '{value} ({low} to {high})',
  'laboratory.turns': 'Turns',
  'laboratory.turns.how': 'Turns a race took, in per cent of races',
  'laboratory.decisions': 'Decisions',
  'laboratory.decisions.how': 'Decisions of all crews together',
  'laboratory.leads': 'Changes of the lead',
  'laboratory.arrived': 'Crews that arrived',
  'laboratory.lines': 'Races in which a line was taken',
  'laboratory.bag': 'Races in which the bag ran out',
  'laboratory.seats': 'Wins by seat',
  'laboratory.seats.how':
    'Wins by seat; the stroke is where the true share lies in 95 of 100 such measurements, the band what we call fair',
  'laboratory.crews': 'Wins by crew',
  'laboratory.crews.how': 'Wins by crew or leader, drawn by lot',
  'laboratory.francs': 'francs',
  'laboratory.money': 'Francs of a crew when a turn begins, turn by turn',
  'laboratory.gauges': 'Gauges when a turn begins, turn by turn',
  'laboratory.ways': 'Ways driven',
  'laboratory.ways.how':
    'The darker a space, the more often it was driven onto. Winners took {land} of their steps by land, in {turns} turns.',
  'laboratory.cards': 'Cards',
  'laboratory.card': 'Card',
  'laboratory.taken': 'Taken at the bivouac, a race',
  'laboratory.played': 'Played, a race',
  'laboratory.won': 'Won with it',
} as const satisfies Messages;
