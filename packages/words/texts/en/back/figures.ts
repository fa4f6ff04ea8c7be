import type { Messages } from '../../../text.ts';

// What all games of a device come to.
export const figures = {
  'figures.title': 'My figures',
  'figures.aside': 'what the games kept on this device come to',
  'figures.counting': 'Counting: {done} of {of} …',
  'figures.none':
    'No game of yours has come to its end on this device yet. Once one has, it is counted here.',
  'figures.how':
    'Counted from the games kept on this device, each time anew: one that is deleted no longer counts. Games begun at a moment of another one and the campaign are left out.',
  'figures.races': 'Races',
  'figures.wins': 'Won',
  'figures.arrived': 'Arrived',
  'figures.place': 'Place',
  'figures.places': 'Places',
  'figures.prestige': 'Prestige',
  'figures.prestige.mean': 'Prestige, on average',
  'figures.turns': 'Turns, on average',
  'figures.longest': 'Longest drive',
  'figures.spaces': '{count|one # space|other # spaces}',
  'figures.driven': 'Driven in all',
  'figures.francs': 'Francs raised',
  'figures.cards': 'Cards',
  'figures.dangers': 'Dangers survived',
  'figures.byBoard': 'By board',
  'figures.byCrew': 'By crew',
  'figures.byCaptain': 'By leader',
  'figures.all': 'Race by race',
  'figures.race': 'Race',
  'figures.placeOf': '{place} of {crews}',
  'figures.prestigePlot': 'Prestige, race by race',
  'figures.json': 'Keep as JSON',
  'figures.csv': 'Keep as CSV',
  'figures.back': 'My races',
  'figures.unled': 'without a leader',
} as const satisfies Messages;
