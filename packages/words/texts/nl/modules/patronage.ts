import { translationOf } from '../../../text.ts';
import type { patronage as english } from '../../en/modules/patronage.ts';

export const patronage = translationOf<typeof english>()({
  'names.card.dandy': 'Dandy',
  'names.a.dandy': 'een dandy',
  'names.module.patronage': 'Mecenaat',

  'events.patronMoved': 'De mecenas van {crew} raakt enthousiast: onder de fiche ligt nu {francs} F.',
  'events.patronCashed': '{crew} int bij de mecenas: {francs} F.',
  'answers.cash': 'Innen bij de mecenas: {francs} F, en de beurt is voorbij',
  'verbs.cash': 'Innen',
  'refusals.cash.nothing': 'De fiche staat op het begin: er valt niets te innen.',
  'refusals.cash.tooLate': 'Innen doe je helemaal aan het begin van een beurt, vóór benzine en kaarten.',
  'refusals.dandy.moves': 'Vóór de fiche is geen vrij vak meer: een dandy zou niets verzetten.',
});
