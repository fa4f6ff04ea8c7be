import { translationOf } from '../../text.ts';
import type { table as English } from '../en/table.ts';

export const table = translationOf<typeof English>()({
  'table.way': 'Von {from} nach {to}',
  'table.turn': 'Runde {turn}',

  'table.bar': 'Deine Entscheidung',
  'table.told': 'Neueste Ereignisse',
  'table.skip': 'Zu meinem Zug',
  'table.now': 'Zum aktuellen Stand',
  'table.hint': 'Tipp',
  'table.undo': 'Rückgängig',
  'table.onMap': '{count|one # Möglichkeit auf der Landkarte|other # Möglichkeiten auf der Landkarte}',
  'table.takeOff': 'Assistenten von {box} nehmen',
  'table.putOn': 'Assistenten auf {box} setzen',
  'table.curtain': 'Gib das Gerät an {name} weiter',
  'table.lift': 'Ich bin {name}',
  'table.elsewhere': 'Das Rennen hat sich in einem anderen Tab geändert und wurde hier aktualisiert.',
  'table.forgetful':
    'Dieses Gerät kann keine Rennen speichern. Schließt du die Seite, ist dieses vorbei: Speichere es als Datei, um es zu behalten.',
  'table.close': 'Schließen',
  'table.leave': 'Zur Startseite',
  'table.saveFile': 'Als Datei speichern',
  'table.lost': 'Dieses Rennen ist auf diesem Gerät nicht gespeichert.',

  'table.lastConvoy': 'letzter Konvoi',

  'table.to.decision': 'Zur Entscheidung',
  'table.to.map': 'Zur Karte',
  'table.to.hand': 'Zur Hand',

  'table.rules': 'Regeln',
});
