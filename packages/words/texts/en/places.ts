import type { Messages } from '../../text.ts';

// Where a space is: described from the nearest city.
export const places = {
  // Where: a space is told from the nearest city.
  'places.withTile': '{place} ({tile})',
  'places.twin':
    '{landmark} ({side|north further north|south further south|east further east|west further west|other further on})',
  'places.name.space': '{steps|1 the space|2 the second space|3 the third space|other a space} {landmark}',
  'places.into.city': 'into {city}',
  'places.into.space':
    '{steps|1 onto the space|2 onto the second space|3 onto the third space|other onto a space} {landmark}',
  'places.at.city': 'in {city}',
  'places.at.space':
    '{steps|1 on the space|2 on the second space|3 on the third space|other on a space} {landmark}',
  'places.onto.city': 'on {city}',
  'places.onto.space':
    '{steps|1 on the space|2 on the second space|3 on the third space|other on a space} {landmark}',
} as const satisfies Messages;
