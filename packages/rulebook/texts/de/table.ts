import type { table as chapter } from '../../chapters/table.ts';
import type { ChapterText } from '../../text.ts';

export const table = {
  sections: {
    table: 'Der Tisch',
  },
  rules: {
    'TABLE-01': {
      title: 'Rückgängig machen',
      ruling:
        'Du kannst einen Schritt rückgängig machen, solange er nichts aufgedeckt und keine andere Mannschaft betroffen hat, nicht vom Zufall abhing und seither niemand anders gespielt hat. Einen Plan kannst du zurücknehmen, bis die letzte Mannschaft bestätigt hat.',
    },
    'TABLE-02': {
      title: 'Importierte Rennen',
      ruling:
        'Ein Rennen wird nur dann aus einer Datei importiert, wenn jeder Schritt darin erlaubt ist und zur selben Stellung führt wie zuvor. Eine Datei, die das nicht erfüllt, wird als Ganzes abgelehnt und ändert nichts.',
    },
    'TABLE-03': {
      title: 'Gemeinsam zurück',
      ruling:
        'Weiter zurück, als du allein rückgängig machen kannst, geht es nur, wenn alle zustimmen. Das Rennen steht dann wieder so da wie vor dem gewählten Schritt. Spielt ihr noch einmal genauso, bringt der Zufall dieselben Ergebnisse. Bots stimmen immer zu; wer in der letzten Stunde gegangen ist, wird gefragt, sobald er zurück ist. In einem Rennen, das für die Wertung zählt, geht niemand allein zurück. Eine Ablehnung oder ein weiterer Schritt beendet den Vorschlag.',
    },
  },
} satisfies ChapterText<typeof chapter>;
