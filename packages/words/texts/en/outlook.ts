import type { Messages } from '../../text.ts';

// The map in words.
export const outlook = {
  'outlook.title': 'The map in words',
  'outlook.crews': 'Where the crews are',
  'outlook.cities': 'Routes to the cities',
  'outlook.beside': 'Next to your vehicle',
  'outlook.toGo': '{count|one # space|other # spaces} to {city}',
} as const satisfies Messages;
