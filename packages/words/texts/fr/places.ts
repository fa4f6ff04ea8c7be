import { translationOf } from '../../text.ts';
import type { places as English } from '../en/places.ts';

export const places = translationOf<typeof English>()({
  'places.withTile': '{place} ({tile})',
  'places.twin':
    '{landmark} ({side|north plus au nord|south plus au sud|east plus à l’est|west plus à l’ouest|other plus loin})',
  'places.name.space': '{steps|1 la case|2 la deuxième case|3 la troisième case|other une case} {landmark}',
  'places.into.city': 'jusqu’à {city}',
  'places.into.space':
    '{steps|1 jusqu’à la case|2 jusqu’à la deuxième case|3 jusqu’à la troisième case|other jusqu’à une case} {landmark}',
  'places.at.city': 'à {city}',
  'places.at.space':
    '{steps|1 sur la case|2 sur la deuxième case|3 sur la troisième case|other sur une case} {landmark}',
  'places.onto.city': 'sur {city}',
  'places.onto.space':
    '{steps|1 sur la case|2 sur la deuxième case|3 sur la troisième case|other sur une case} {landmark}',
});
