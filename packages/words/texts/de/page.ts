import { translationOf } from '../../text.ts';
import type { page as english } from '../en/page.ts';

export const page = translationOf<typeof english>()({
  'page.mapOf': 'Expeditionskarte',
  'page.lastConvoy': 'letzter Konvoi',
  'page.paper': 'Der Kontinent',
  'page.wireless': 'Drahtlos von der Piste',
  'page.price': '2 Sous',
  'page.earlier': 'Frühere Depeschen',
  'page.allCrews': 'Alle',
  'page.filter': 'Depeschen über',
  'page.rulesOf': 'Regeln zu dieser Meldung',
  'page.fold': 'Zeitung zusammenfalten',
  'page.unfold': 'Zeitung aufschlagen',
  'page.timeline': 'Zeitleiste',
  'page.whole': 'Ganze Karte',
  'page.find': '{crew} suchen',
  'page.mapKeys': 'Pfeiltasten verschieben die Karte, Plus und Minus ändern ihre Größe, 0 zeigt sie ganz.',
  'page.level': 'Stufe {level}',
  'page.broken': 'liegt fest',
  'page.faceDown': 'Verdeckt',
  'page.show': 'Armaturenbrett von {crew} zeigen',
  'page.toMap': 'Zurück zur Karte',
});
