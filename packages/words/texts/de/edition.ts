import { translationOf } from '../../text.ts';
import type { edition as English } from '../en/edition.ts';

export const edition = translationOf<typeof English>()({
  'edition.part': 'Auf diesem Gerät',
  'edition.offline.no': 'Dieser Browser kann das Spiel nicht zum Offline-Spielen speichern.',
  'edition.offline.fetching': 'Wird zum Offline-Spielen geladen …',
  'edition.offline.ready': 'Offline spielbar: Rennen, Kampagnen, der Sprint, die Regeln, alle vier Sprachen.',
  'edition.install': 'Installieren',
  'edition.install.how': 'Legt ein Symbol auf diesem Gerät an, wie bei jeder anderen App.',
  'edition.news': 'Neuigkeiten',
  'edition.news.aside': 'die letzten Änderungen',
  'edition.arrived': 'Eine neue Version ist verfügbar.',
  'edition.arrived.how':
    'Sie wird verwendet, wenn du das Spiel das nächste Mal öffnest. Deine Rennen bleiben, wie sie sind, egal in welcher Version sie begonnen haben.',
  'edition.arrived.take': 'Jetzt aktualisieren',
  'edition.arrived.small': 'Korrekturen und kleine Verbesserungen.',
  'edition.renewed': 'Du hast jetzt die neueste Version.',
  'edition.here': 'In dieser Version',
});
