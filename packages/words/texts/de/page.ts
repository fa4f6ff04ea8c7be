import { translationOf } from '../../text.ts';
import type { page as english } from '../en/page.ts';

export const page = translationOf<typeof english>()({
  'page.mapOf': 'Expeditionskarte',
  'page.paper': 'Der Kontinent',
  'page.wireless': 'Drahtlos von der Piste',
  'page.price': '2 Sous',
  'page.earlier': 'Frühere Depeschen',
  'page.allCrews': 'Alle',
  'page.filter': 'Depeschen über',
  'page.fold': 'Zeitung zusammenfalten',
  'page.unfold': 'Zeitung aufschlagen',
  'page.menu': 'Rennen und Einstellungen',
  'page.nextTurn': 'Zur nächsten Runde',
  'page.previousTurn': 'Zur vorigen Runde',
  'page.timeline': 'Zeitleiste',
  'page.timelineAt': 'Runde {turn}, {phase}: Schritt {step} von {count}',
  'page.whole': 'Ganze Karte',
  'page.find': '{crew} suchen',
  'page.mapKeys': 'Pfeiltasten verschieben die Karte, Plus und Minus ändern ihre Größe, 0 zeigt sie ganz.',
  'page.level': 'Stufe {level}',
  'page.broken': 'liegt fest',
  'page.faceDown': 'Verdeckt',
  'page.show': 'Armaturenbrett von {crew} zeigen',
  'page.badLink': 'Nicht alles an dieser Adresse führt zu etwas. Das hier war zu finden.',
  'page.recorded': 'Aufgezeichnete Rennen',
  'page.toMap': 'Zurück zur Karte',
});
