import { translationOf } from '../../text.ts';
import type { settings as English } from '../en/settings.ts';

export const settings = translationOf<typeof English>()({
  'settings.light': 'Design',
  'settings.light.day': 'Hell',
  'settings.light.night': 'Dunkel',
  'settings.unofficial':
    'Eine inoffizielle Version, von den Autoren und dem Verlag des gedruckten Spiels weder gemacht noch gebilligt. Alle Texte und Zeichnungen sind unsere eigenen.',
  'settings.title': 'Einstellungen',
  'settings.aside': 'auf diesem Gerät gespeichert',
  'settings.looks': 'Aussehen',
  'settings.atTable': 'Am Tisch',
  'settings.light.auto': 'System',
  'settings.camera': 'Kartenausschnitt',
  'settings.camera.follows': 'Folgt',
  'settings.camera.stays': 'Bleibt stehen',
  'settings.camera.follows.how': 'Die Karte kommt zu dir, wenn du dran bist.',
  'settings.camera.stays.how': 'Die Karte bleibt, wo du sie hingeschoben hast.',
  'settings.pace': 'Tempo der Bots',
  'settings.pace.calm': 'Ruhig',
  'settings.pace.brisk': 'Zügig',
  'settings.pace.quick': 'Schnell',
  'settings.pace.atOnce': 'Sofort',
  'settings.pace.calm.how': 'Jeder Zug nimmt sich Zeit.',
  'settings.pace.brisk.how': 'Eine Runde von drei Bots dauert etwa acht Sekunden.',
  'settings.pace.quick.how':
    'Doppelt so schnell. Die Leertaste beendet einen Zug; halte sie gedrückt, bis du dran bist.',
  'settings.pace.atOnce.how': 'Du siehst nur das Ergebnis; den Rest erzählt die Zeitung.',
  'settings.motion': 'Animationen',
  'settings.motion.system': 'System',
  'settings.motion.still': 'Aus',
  'settings.textSize': 'Schriftgröße',
  'settings.about': 'Über diese Version',
});
