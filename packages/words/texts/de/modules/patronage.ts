import { translationOf } from '../../../text.ts';
import type { patronage as english } from '../../en/modules/patronage.ts';

export const patronage = translationOf<typeof english>()({
  'names.card.dandy': 'Dandy',
  'names.a.dandy': 'einen Dandy',
  'names.module.patronage': 'Mäzene',

  'events.patronMoved': 'Der Mäzen von {crew} fängt Feuer: Unter dem Marker liegen nun {francs} F.',
  'events.patronCashed': '{crew} kassiert beim Mäzen: {francs} F.',
  'answers.cash': 'Beim Mäzen kassieren: {francs} F, und der Zug ist vorbei',
  'verbs.cash': 'Kassieren',
  'refusals.cash.nothing': 'Der Marker steht auf dem Start: Zu kassieren gibt es nichts.',
  'refusals.cash.tooLate': 'Kassiert wird ganz am Anfang eines Zuges, vor Benzin und Karten.',
  'refusals.dandy.moves': 'Vor dem Marker ist kein freies Feld mehr, ein Dandy würde nichts bewegen.',
});
