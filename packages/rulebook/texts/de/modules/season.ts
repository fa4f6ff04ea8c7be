import type { season as chapter } from '../../../chapters/modules/season.ts';
import type { ChapterText } from '../../../text.ts';

export const season = {
  sections: {
    season: 'Jahreszeit und Mikroklima',
  },
  rules: {
    'SEASON-01': {
      title: 'Normal oder schwierig',
      rule: 'Wählt normale oder schwierige Jahreszeiten. Mischt 2 Wetterstationen in den Nachziehstapel.',
      ruling: 'Ein gesperrtes Meer bleibt auch für eine Wetterstation gesperrt.',
    },
    'SEASON-02': {
      title: 'Das Jahr',
      rule: 'Das Jahr hat 6 Jahreszeiten von je zwei Monaten, von Januar/Februar bis November/Dezember. Vor der ersten Runde bestimmt ein Würfel die Jahreszeit: 1 ist die erste, 6 die letzte. Jede weitere Runde rückt um eine Jahreszeit weiter, immer im Kreis.',
    },
    'SEASON-03': {
      title: 'Das Wetter der Runde',
      rule: 'Zu Beginn jedes Biwaks würfelt der Startspieler. Nennt die aktuelle Jahreszeit dieses Ergebnis, gilt ihr Wetter die ganze Runde, und sein Preis kommt zu jedem Plättchen hinzu, auf das eine Mannschaft fährt. Sonst ist das Wetter schön.',
    },
    'SEASON-04': {
      title: 'Was das Wetter bewirkt',
      rule: 'Das Wetter kann mehr Benzin kosten, mehr Schaden anrichten oder die Seewege sperren.',
    },
    'SEASON-05': {
      title: 'Was das Wetter verschont',
      ruling:
        'Für die Fahrt in eine Stadt gibt es keinen Wetteraufschlag. Ein gesperrtes Meer sperrt die Luftwege nicht.',
    },
    'SEASON-06': {
      title: 'Mikroklima',
      rule: 'Das Mikroklima braucht das Modul Jahreszeit. Gebt die Mikroklima-Plättchen in den Beutel. Jedes Mal, wenn du auf eines fahren willst, würfelst du und zählst das Ergebnis der Mikroklima-Tabelle zum Preis des Plättchens hinzu.',
    },
    'SEASON-07': {
      title: 'Versuch in einem Mikroklima',
      ruling:
        'Gewürfelt wird vor dem Bezahlen. Kannst du dann nicht bezahlen, kehrst du zurück und deine Fahrt endet, wie in unbekanntem Gelände; beim nächsten Versuch würfelst du neu. Kannst du den aufgedruckten Preis eines bekannten Plättchens nicht bezahlen, darfst du es dort nicht versuchen. Ein Stopp aus der Tabelle ist ein Stoppsymbol: Mit einem Lotsen ignorierst du ihn.',
    },
    'SEASON-08': {
      title: 'Die Fahrt einer Wetterstation',
      ruling:
        'Die Fahrt einer Wetterstation darf jeden offenen See- oder Luftweg nehmen. Für Mikroklimata wird dabei nicht gewürfelt.',
    },
    'SEASON-09': {
      title: 'Mikroklima aufgedeckt',
      ruling:
        'Ziehst du in unbekanntem Gelände ein Mikroklima-Plättchen, wird gewürfelt, ob du bezahlen könntest oder nicht. So erfährt niemand etwas über deine Hand.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Wetterstation',
      rule: 'Mach eine Fahrt, auf der es für Plättchen keinen Wetteraufschlag gibt; was sie sonst kosten, bezahlst du. Spielbar in Schritt 2. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
