import type { season as chapter } from '../../../chapters/modules/season.ts';
import type { ChapterText } from '../../../text.ts';

export const season = {
  sections: { season: 'Jahreszeit und Mikroklima' },
  rules: {
    'SEASON-01': {
      title: 'Normal oder schwer',
      rule: 'Der Tisch einigt sich auf ein normales oder ein schweres Jahr. 2 Wetterstationen werden in den Nachziehstapel gemischt.',
      ruling: 'Eine geschlossene See bleibt auch für die Wetterstation geschlossen.',
    },
    'SEASON-02': {
      title: 'Das Jahr',
      rule: 'Das Jahr hat 6 Jahreszeiten zu zwei Monaten, von Januar/Februar bis November/Dezember. Vor der ersten Runde sagt ein Würfel, welche es ist: 1 die erste, 6 die letzte. Jede weitere Runde rückt um eine weiter, immer rund ums Jahr.',
    },
    'SEASON-03': {
      title: 'Das Wetter einer Runde',
      rule: 'Zu Beginn jedes Biwaks würfelt der erste Spieler. Nennt die Jahreszeit diese Augenzahl, gilt ihr Wetter die ganze Runde, und jedes Plättchen, das eine Mannschaft betritt, kostet entsprechend mehr. Sonst ist das Wetter schön.',
    },
    'SEASON-04': {
      title: 'Was das Wetter anrichtet',
      rule: 'Schlechtes Wetter verlangt mehr Benzin, macht mehr Schaden oder schließt die Schiffslinien.',
    },
    'SEASON-05': {
      title: 'Was das Wetter verschont',
      ruling:
        'Eine Stadt zu betreten kostet kein Wetter. Ist die See geschlossen, fliegen die Zeppeline trotzdem.',
    },
    'SEASON-06': {
      title: 'Mikroklima',
      rule: 'Nur mit der Jahreszeit. Mikroklima-Plättchen kommen in den Beutel. Wer eines zu betreten versucht, würfelt jedes Mal, und was die Mikroklima-Tabelle sagt, kommt zum Preis des Plättchens hinzu.',
    },
    'SEASON-07': {
      title: 'Versuch am Mikroklima',
      ruling:
        'Gewürfelt wird, bevor etwas bezahlt wird. Wer dann nicht zahlen kann, kehrt um, und die Fahrt endet wie in unbekanntem Gelände; beim nächsten Versuch wird neu gewürfelt. Ein bekanntes Plättchen, dessen aufgedruckten Preis eine Mannschaft nicht zahlen kann, darf nicht versucht werden. Ein Stopp aus der Tabelle ist ein Stoppsymbol: Ein Lotse übergeht es.',
    },
    'SEASON-08': {
      title: 'Fahrt der Wetterstation',
      ruling:
        'Die Fahrt einer Wetterstation darf jede offene Linie nehmen. Auf ihr wird kein Mikroklima gewürfelt.',
    },
    'SEASON-09': {
      title: 'Aufgedecktes Mikroklima',
      ruling:
        'Für ein Mikroklima, das in unbekanntem Gelände aufgedeckt wird, wird gewürfelt, was immer die Mannschaft zahlen könnte, damit niemand etwas über ihre Hand erfährt.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Wetterstation',
      rule: 'Die Mannschaft macht eine Fahrt, auf der Plättchen kein Wetter kosten, nur das, was sie immer kosten. Für Schritt 2 eines Zuges. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
