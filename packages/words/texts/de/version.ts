import { translationOf } from '../../text.ts';
import type { version as English } from '../en/version.ts';

export const version = translationOf<typeof English>()({
  'version.part': 'Auf diesem Gerät',
  'version.offline.no': 'Dieser Browser kann das Spiel nicht zum Offline-Spielen speichern.',
  'version.offline.fetching': 'Wird zum Offline-Spielen geladen …',
  'version.offline.ready': 'Offline spielbar: Rennen, Kampagnen, der Sprint, die Regeln, alle vier Sprachen.',
  'version.install': 'Installieren',
  'version.install.how': 'Legt ein Symbol auf diesem Gerät an, wie bei jeder anderen App.',
  'version.news': 'Neuigkeiten',
  'version.news.aside': 'die letzten Änderungen',
  'version.arrived': 'Eine neue Version ist verfügbar.',
  'version.arrived.how':
    'Sie wird verwendet, wenn du das Spiel das nächste Mal öffnest. Deine Rennen bleiben, wie sie sind, egal in welcher Version sie begonnen haben.',
  'version.arrived.take': 'Jetzt aktualisieren',
  'version.arrived.small': 'Korrekturen und kleine Verbesserungen.',
  'version.renewed': 'Du hast jetzt die neueste Version.',
  'version.here': 'In dieser Version',
});
