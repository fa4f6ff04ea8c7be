import { translationOf } from '../../text.ts';
import type { live as english } from '../en/live.ts';

export const live = translationOf<typeof english>()({
  'live.bar': 'Deine Entscheidung',
  'live.told': 'Neueste Ereignisse',
  'live.skip': 'Zu meinem Zug',
  'live.hint': 'Tipp',
  'live.undo': 'Rückgängig',
  'live.onMap': '{count|one # Möglichkeit auf der Landkarte|other # Möglichkeiten auf der Landkarte}',
  'live.takeOff': 'Assistenten von {box} nehmen',
  'live.putOn': 'Assistenten auf {box} setzen',
  'live.curtain': 'Gib das Gerät an {name} weiter',
  'live.lift': 'Ich bin {name}',
  'live.elsewhere': 'Das Rennen hat sich in einem anderen Tab geändert und wurde hier aktualisiert.',
  'live.forgetful':
    'Dieses Gerät kann keine Rennen speichern. Schließt du die Seite, ist dieses vorbei: Speichere es als Datei, um es zu behalten.',
  'live.close': 'Schließen',
  'live.leave': 'Zur Startseite',
  'live.saveFile': 'Als Datei speichern',
  'live.lost': 'Dieses Rennen ist auf diesem Gerät nicht gespeichert.',
});
