import type { Messages } from '../../../text.ts';

// The map in words.
export const outlook = {
  'outlook.title': 'The map in words',
  'outlook.crews': 'Where the crews stand',
  'outlook.cities': 'Ways to the cities',
  'outlook.beside': 'Beside the vehicle',
  'outlook.toGo': '{count|one # space|other # spaces} to {city}',
} as const satisfies Messages;
