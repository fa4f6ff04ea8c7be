import { translationOf } from '../../../text.ts';
import type { edition as English } from '../../en/about/edition.ts';

export const edition = translationOf<typeof English>()({
  'edition.part': 'Auf diesem Gerät',
  'edition.offline.no':
    'Dieser Browser behält die Seite selbst nicht: Ohne Netz lässt sie sich nicht öffnen.',
  'edition.offline.fetching': 'Die Seite wird für Tage ohne Netz eingelagert …',
  'edition.offline.ready': 'Alles ist da: Rennen, Kampagnen, der Sprint, die Regeln, vier Sprachen.',
  'edition.install': 'Installieren',
  'edition.install.how': 'Mit eigenem Symbol, wie jedes andere Spiel auf diesem Gerät.',
  'edition.news': 'Neuigkeiten',
  'edition.news.aside': 'in Worten für Spieler',
  'edition.arrived': 'Eine neue Ausgabe ist da.',
  'edition.arrived.how':
    'Sie kommt beim nächsten Start von selbst. Deine Rennen bleiben, wie sie sind, gleich in welcher Ausgabe sie begonnen haben.',
  'edition.arrived.take': 'Jetzt wechseln',
  'edition.arrived.small': 'Reparaturen und Kleinigkeiten.',
  'edition.renewed': 'Du hast eine neue Ausgabe.',
  'edition.here': 'In dieser Ausgabe',
});
