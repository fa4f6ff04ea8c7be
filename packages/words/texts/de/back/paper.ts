import { translationOf } from '../../../text.ts';
import type { paper as english } from '../../en/back/paper.ts';

export const paper = translationOf<typeof english>()({
  'paper.front': 'Titelseite',
  'paper.ways': 'Die Strecken aller Mannschaften, jede in ihrer Farbe',
  'paper.unofficial': 'eine inoffizielle Version',
  'paper.picture': 'Als Bild speichern',
  'paper.drawing': 'Als SVG speichern',
  'paper.print': 'Drucken',
  'paper.share.link': 'Link teilen',
  'paper.share.file': 'Rennen teilen',
  'paper.busy': 'Die Druckerpresse läuft …',
  'paper.failed': 'Die Seite konnte gerade nicht gespeichert werden.',
  'paper.shared.sent': 'Gesendet.',
  'paper.shared.copied': 'Link kopiert.',
  'paper.shared.saved': 'Das Rennen ist als Datei gespeichert. Wer sie öffnet, sieht dasselbe.',
  'paper.shared.failed': 'Hier lässt sich das nicht teilen.',
});
