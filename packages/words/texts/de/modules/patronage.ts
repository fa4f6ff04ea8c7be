import { translationOf } from '../../../text.ts';
import type { patronage as english } from '../../en/modules/patronage.ts';

export const patronage = translationOf<typeof english>()({
  'names.card.dandy': 'Dandy|m',
  'names.a.dandy': 'einen Dandy',
  'names.module.patronage': 'Mäzene',

  'events.patronMoved': 'Der Mäzen von {crew} erwärmt sich für das Unternehmen: {francs} F warten.',
  'events.patronCashed': '{crew} kassiert beim Mäzen: {francs} F.',
  'answers.cash': '{francs} F kassieren und auf diesen Zug verzichten',
  'verbs.cash': 'Kassieren',
  'refusals.cash.nothing': 'Dein Marker steht auf dem Startfeld, also gibt es nichts zu kassieren.',
  'refusals.cash.tooLate': 'Kassieren kannst du nur ganz am Anfang eines Zuges, vor Benzin und Karten.',
  'refusals.dandy.moves': 'Vor deinem Marker ist kein Feld mehr frei, also würde ein Dandy nichts bewegen.',
});
