import type { daily as chapter } from '../../chapters/daily.ts';
import type { ChapterText } from '../../text.ts';

export const daily = {
  sections: {
    daily: 'Die Tagesexpedition',
  },
  rules: {
    'DAILY-01': {
      title: 'Für alle dieselbe',
      ruling:
        'Jeden Tag nach Weltzeit gibt es eine Expedition, für alle dieselbe: Spielbrett, Richtung, Module, Mannschaft, Gegner und Startwert. Ein Siegel des Startwerts wird zu Beginn des Tages veröffentlicht, der Startwert selbst, wenn der Tag um ist. Gleiche Aktionen ergeben das gleiche Rennen; andere führen zu anderen Karten und Plättchen.',
    },
    'DAILY-02': {
      title: 'Ein Versuch',
      ruling:
        'Du brichst einmal am Tag auf, allein gegen Rennfahrer-Bots. Deinen Versuch kannst du unterbrechen und bis zum Ende des Tages fortsetzen; ist er dann nicht beendet, gilt er als nicht angekommen. Kein Bot springt für dich ein, das Rennen lässt sich nicht neu starten, und weiter als sonst kannst du nichts rückgängig machen.',
    },
    'DAILY-03': {
      title: 'Die Tagesrangliste',
      ruling:
        'Ein Ergebnis zählt, wenn das gespeicherte Rennen nachgespielt wurde und zum selben Ende geführt hat. Zuerst kommen die Sieger, dann alle, die angekommen sind, jeweils nach Prestigepunkten, dann nach weniger Runden, dann nach der früheren Ankunft. Wer nicht angekommen ist, folgt danach, geordnet nach der Fortschrittsleiste. Ein Administrator kann ein Rennen endgültig von der Rangliste nehmen; der Versuch ist trotzdem verbraucht.',
    },
    'DAILY-04': {
      title: 'Kein Blick voraus',
      ruling:
        'Bis der Tag um ist, kann niemand den Versuch eines anderen ansehen, und bis du deinen eigenen beendet hast, siehst du nur, wie viele aufgebrochen sind. Danach siehst du die Ergebnisse und, wenn der Tag um ist, den Startwert und das beste Rennen.',
    },
  },
} satisfies ChapterText<typeof chapter>;
