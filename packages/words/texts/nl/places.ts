import { translationOf } from '../../text.ts';
import type { places as English } from '../en/places.ts';

export const places = translationOf<typeof English>()({
  'places.withTile': '{place} ({tile})',
  'places.twin':
    '{landmark} ({side|north noordelijker|south zuidelijker|east oostelijker|west westelijker|other verderop})',
  'places.name.space': '{steps|1 het veld|2 het tweede veld|3 het derde veld|other een veld} {landmark}',
  'places.into.city': '{city} binnen|drive {city} binnenrijden',
  'places.into.space':
    '{steps|1 het veld|2 het tweede veld|3 het derde veld|other een veld} {landmark} op|drive {steps|1 het veld|2 het tweede veld|3 het derde veld|other een veld} {landmark} op rijden',
  'places.at.city': 'in {city}',
  'places.at.space':
    '{steps|1 op het veld|2 op het tweede veld|3 op het derde veld|other op een veld} {landmark}',
  'places.onto.city': 'op {city}',
  'places.onto.space':
    '{steps|1 op het veld|2 op het tweede veld|3 op het derde veld|other op een veld} {landmark}',
});
