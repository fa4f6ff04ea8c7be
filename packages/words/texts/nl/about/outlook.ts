import { translationOf } from '../../../text.ts';
import type { outlook as English } from '../../en/about/outlook.ts';

export const outlook = translationOf<typeof English>()({
  'outlook.title': 'De kaart in woorden',
  'outlook.crews': 'Waar de bemanningen staan',
  'outlook.cities': 'Wegen naar de steden',
  'outlook.beside': 'Rond het voertuig',
  'outlook.toGo': '{count|one # veld|other # velden} tot {city}',
});
