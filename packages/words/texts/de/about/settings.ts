import { translationOf } from '../../../text.ts';
import type { settings as English } from '../../en/about/settings.ts';

export const settings = translationOf<typeof English>()({
  'settings.light': 'Design',
  'settings.light.day': 'Hell',
  'settings.light.night': 'Dunkel',
  'settings.unofficial':
    'Eine inoffizielle Version, von den Autoren und dem Verlag des gedruckten Spiels weder gemacht noch gebilligt. Alle Texte und Zeichnungen sind unsere eigenen.',
  'settings.title': 'Einstellungen',
  'settings.aside': 'auf diesem Gerät gespeichert',
  'settings.light.auto': 'System',
  'settings.pace': 'Tempo der Bots',
  'settings.pace.calm': 'Ruhig',
  'settings.pace.brisk': 'Schnell',
  'settings.pace.atOnce': 'Sofort',
  'settings.pace.calm.how': 'Jeder Schritt wird in angenehmem Tempo gezeigt.',
  'settings.pace.brisk.how': 'Doppelt so schnell. Ein Tippen überspringt den Rest.',
  'settings.pace.atOnce.how': 'Du siehst nur das Ergebnis; den Rest erzählt die Zeitung.',
  'settings.motion': 'Animationen',
  'settings.motion.system': 'System',
  'settings.motion.still': 'Aus',
  'settings.textSize': 'Schriftgröße',
  'settings.edition': 'Über diese Version',
});
