import { translationOf } from '../../text.ts';
import type { places as English } from '../en/places.ts';

export const places = translationOf<typeof English>()({
  'places.withTile': '{place} ({tile})',
  'places.twin':
    '{landmark} ({side|north weiter nördlich|south weiter südlich|east weiter östlich|west weiter westlich|other weiter weg})',
  'places.name.space': '{steps|1 das Feld|2 das zweite Feld|3 das dritte Feld|other ein Feld} {landmark}',
  'places.into.city': 'nach {city}',
  'places.into.space':
    '{steps|1 auf das Feld|2 auf das zweite Feld|3 auf das dritte Feld|other auf ein Feld} {landmark}',
  'places.at.city': 'in {city}',
  'places.at.space':
    '{steps|1 auf dem Feld|2 auf dem zweiten Feld|3 auf dem dritten Feld|other auf einem Feld} {landmark}',
  'places.onto.city': 'auf {city}',
  'places.onto.space':
    '{steps|1 auf das Feld|2 auf das zweite Feld|3 auf das dritte Feld|other auf ein Feld} {landmark}',
});
