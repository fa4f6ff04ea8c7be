import { translationOf } from '../../text.ts';
import type { outlook as English } from '../en/outlook.ts';

export const outlook = translationOf<typeof English>()({
  'outlook.title': 'De landkaart in woorden',
  'outlook.crews': 'Waar de bemanningen staan',
  'outlook.cities': 'Routes naar de steden',
  'outlook.beside': 'Naast je voertuig',
  'outlook.toGo': '{count|one # veld|other # velden} naar {city}',
});
