import { translationOf } from '../../text.ts';
import type { page as english } from '../en/page.ts';

export const page = translationOf<typeof english>()({
  'page.mapOf': 'Expeditions\u00adkarte',
  'page.lastConvoy': 'letzter Konvoi',
  'page.paper': 'Der Kontinent',
  'page.wireless': 'Drahtlos von der Piste',
  'page.price': '2 Sous',
  'page.earlier': 'Frühere Depeschen',
  'page.allCrews': 'Alle Mannschaften',
  'page.filter': 'Depeschen über',
  'page.rulesOf': 'Regeln zu dieser Depesche',
  'page.fold': 'Zeitung schließen',
  'page.unfold': 'Zeitung aufschlagen',
  'page.timeline': 'Zeitleiste',
  'page.whole': 'Ganze Landkarte',
  'page.find': '{crew} finden',
  'page.mapKeys': 'Die Pfeiltasten verschieben die Landkarte, Plus und Minus zoomen, 0 zeigt sie ganz.',
  'page.level': 'Feld {level}',
  'page.broken': 'Panne',
  'page.faceDown': 'Verdeckt',
  'page.show': 'Tableau von {crew} zeigen',
  'page.toMap': 'Zurück zur Landkarte',
});
