import { translationOf } from '../../text.ts';
import type { outlook as English } from '../en/outlook.ts';

export const outlook = translationOf<typeof English>()({
  'outlook.title': 'Die Landkarte in Worten',
  'outlook.crews': 'Wo die Mannschaften sind',
  'outlook.cities': 'Strecken zu den Städten',
  'outlook.beside': 'Neben deinem Fahrzeug',
  'outlook.toGo': '{count|one # Feld|other # Felder} bis {city}',
});
