import { translationOf } from '../../../text.ts';
import type { settings as English } from '../../en/about/settings.ts';

export const settings = translationOf<typeof English>()({
  'settings.light': 'Licht',
  'settings.light.day': 'Tag',
  'settings.light.night': 'Nacht',
  'settings.unofficial':
    'Eine inoffizielle Ausgabe: weder gemacht noch gebilligt von den Autoren oder dem Verlag des gedruckten Spiels. Alle Texte und Zeichnungen sind unsere eigenen.',
  'settings.title': 'Einstellungen',
  'settings.aside': 'sie bleiben auf diesem Gerät',
  'settings.light.auto': 'Wie das Gerät',
  'settings.pace': 'Tempo der Bots',
  'settings.pace.calm': 'Ruhig',
  'settings.pace.brisk': 'Flott',
  'settings.pace.atOnce': 'Sofort',
  'settings.pace.calm.how': 'Jeder Zug läuft so ab, dass man ihm folgen kann.',
  'settings.pace.brisk.how': 'Doppelt so schnell; ein Tippen zeigt den Rest sofort.',
  'settings.pace.atOnce.how': 'Gezeigt wird nur, was herauskommt; die Zeitung erzählt den Rest.',
  'settings.motion': 'Was sich bewegt',
  'settings.motion.system': 'Wie das Gerät',
  'settings.motion.still': 'Nichts',
  'settings.textSize': 'Größe der Schrift',
  'settings.edition': 'Diese Ausgabe',
});
