import { translationOf } from '../../text.ts';
import type { live as english } from '../en/live.ts';

export const live = translationOf<typeof english>()({
  'live.bar': 'Was gefragt ist',
  'live.told': 'Was geschieht',
  'live.skip': 'Weiter bis zu mir',
  'live.hint': 'Was würdest du tun?',
  'live.undo': 'Zurücknehmen',
  'live.onMap': '{count|one # Ort auf der Karte, als Liste|other # Orte auf der Karte, als Liste}',
  'live.takeOff': 'Einen Assistenten weg: {box}',
  'live.putOn': 'Einen Assistenten dazu: {box}',
  'live.curtain': 'Gib das Gerät an {name}',
  'live.lift': 'Ich bin {name}',
  'live.elsewhere': 'Das Rennen ist in einem anderen Tab weitergegangen. So steht es jetzt.',
  'live.forgetful':
    'Dieses Gerät behält keine Rennen: Schließt du die Seite, ist dieses vorbei. Als Datei gespeichert bleibt es dir.',
  'live.close': 'Schließen',
  'live.leave': 'Zur Startseite',
  'live.saveFile': 'Als Datei speichern',
  'live.lost': 'Dieses Rennen liegt nicht auf diesem Gerät.',
});
