import { translationOf } from '../../../text.ts';
import type { outlook as English } from '../../en/about/outlook.ts';

export const outlook = translationOf<typeof English>()({
  'outlook.title': 'Die Karte in Worten',
  'outlook.crews': 'Wo die Mannschaften stehen',
  'outlook.cities': 'Wege zu den Städten',
  'outlook.beside': 'Um das Fahrzeug herum',
  'outlook.toGo': '{count|one # Feld|other # Felder} bis {city}',
});
