import type { daily as chapter } from '../../chapters/daily.ts';
import type { ChapterText } from '../../text.ts';

export const daily = {
  sections: { daily: 'Die Tagesexpedition' },
  rules: {
    'DAILY-01': {
      title: 'Die Strecke des Tages',
      ruling:
        'Jeden Tag nach Weltzeit gibt es eine Expedition, für alle dieselbe: Plan, Richtung, Module, Mannschaft, Gegner und Startwert. Ihr Siegel steht von Beginn des Tages an da, der Startwert selbst, sobald der Tag um ist. Dieselben Antworten ergeben dasselbe Rennen; andere Antworten führen zu anderen Karten und Plättchen.',
    },
    'DAILY-02': {
      title: 'Ein Versuch',
      ruling:
        'Alle brechen einmal am Tag auf, allein gegen Rennfahrer. Ein Versuch lässt sich verlassen und bis zum Ende des Tages fortsetzen; was dann nicht zu Ende ist, gilt als nicht angekommen. Kein Bot springt ein, das Rennen lässt sich nicht neu beginnen, und hinter den Horizont wird nichts zurückgenommen.',
    },
    'DAILY-03': {
      title: 'Die Tafel des Tages',
      ruling:
        'Ein Ergebnis zählt, wenn das aufbewahrte Rennen nachgespielt wurde und zum selben Ende führte. Zuerst stehen, wer gewonnen hat, dann, wer angekommen ist, jeweils nach Prestige, dann nach weniger Runden, dann, wer früher fertig war. Danach kommt, wer nicht angekommen ist, nach der Fortschrittsleiste. Die Verwaltung kann eine Fahrt endgültig von der Tafel ihres Tages nehmen; der Versuch ist trotzdem verbraucht.',
    },
    'DAILY-04': {
      title: 'Niemand sieht voraus',
      ruling:
        'Bis der Tag um ist, sieht niemand einem fremden Versuch zu, und bis der eigene zu Ende ist, erfährt man nur, wie viele aufgebrochen sind. Danach sind die Ergebnisse offen; ist der Tag um, auch der Startwert und das beste Rennen.',
    },
  },
} satisfies ChapterText<typeof chapter>;
