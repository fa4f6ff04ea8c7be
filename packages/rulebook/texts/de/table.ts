import type { table as chapter } from '../../chapters/table.ts';
import type { ChapterText } from '../../text.ts';

export const table = {
  sections: { table: 'Der Tisch' },
  rules: {
    'TABLE-01': {
      title: 'Zurücknehmen',
      ruling:
        'Eine Antwort kann zurücknehmen, wer sie gegeben hat, solange sie nichts aufgedeckt, keinen Zufall gebraucht und keine andere Mannschaft berührt hat und seither niemand sonst geantwortet hat. Ein Plan lässt sich zurücknehmen, bis die letzte Mannschaft bestätigt hat.',
    },
    'TABLE-02': {
      title: 'Dateien',
      ruling:
        'Ein Rennen aus einer Datei wird nur angenommen, wenn jede Antwort darin erlaubt ist und zu derselben Stellung führt wie damals. Eine fehlerhafte Datei wird ganz abgelehnt und ändert nichts.',
    },
    'TABLE-03': {
      title: 'Gemeinsam zurück',
      ruling:
        'Weiter zurück, als man allein darf, geht ein Tisch, wenn alle zustimmen: Das Rennen steht dann so wie vor der Antwort, die sie nennen. Was der Zufall danach brachte, kommt wieder, wenn dasselbe noch einmal getan wird. Bots stimmen immer zu; eine Ablehnung oder eine weitere Antwort beendet die Sache.',
    },
  },
} satisfies ChapterText<typeof chapter>;
