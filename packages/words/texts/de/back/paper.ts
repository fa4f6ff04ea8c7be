import { translationOf } from '../../../text.ts';
import type { paper as english } from '../../en/back/paper.ts';

export const paper = translationOf<typeof english>()({
  'paper.front': 'Die Titelseite',
  'paper.ways': 'Die gefahrenen Wege, jeder in den Farben seiner Mannschaft',
  'paper.unofficial': 'eine inoffizielle Ausgabe',
  'paper.picture': 'Als Bild behalten',
  'paper.drawing': 'Als Zeichnung behalten',
  'paper.print': 'Drucken',
  'paper.share.link': 'Link teilen',
  'paper.share.file': 'Rennen teilen',
  'paper.busy': 'Die Presse läuft …',
  'paper.failed': 'Die Seite ließ sich gerade nicht behalten.',
  'paper.shared.sent': 'Verschickt.',
  'paper.shared.copied': 'Der Link ist kopiert.',
  'paper.shared.saved': 'Das Rennen ist als Datei gesichert; wer sie öffnet, sieht dasselbe.',
  'paper.shared.failed': 'Hier lässt sich das nicht teilen.',
});
