import type { diplomacy as chapter } from '../../../chapters/modules/diplomacy.ts';
import type { ChapterText } from '../../../text.ts';

export const diplomacy = {
  sections: {
    diplomacy: 'Diplomatie',
  },
  rules: {
    'DIPLO-01': {
      title: 'Normale oder schwierige Diplomatie',
      rule: 'Wählt normale oder schwierige Diplomatie. Mischt 2 Visa in den Nachziehstapel.',
    },
    'DIPLO-02': {
      title: 'Vier Einflussleisten',
      rule: 'Die Diplomatietafel hat eine Einflussleiste für jede Stadtfarbe. Jede Mannschaft beginnt auf dem ersten Feld jeder Leiste.',
    },
    'DIPLO-03': {
      title: 'Eine Stadt verlassen',
      rule: 'Verlässt du im Konvoi eine Stadt, würfelst du. Ist das Ergebnis nicht höher als dein Einfluss in der Farbe der Stadt, darfst du fahren. Ist es höher, zahlst du 20 F Bestechungsgeld je Punkt Unterschied, oder deine Fahrt endet dort.',
    },
    'DIPLO-04': {
      title: 'Einfluss kaufen',
      rule: 'Machst du die Finanzierungsaktion, darfst du sofort Einfluss kaufen, so viele Schritte, wie du bezahlen kannst, zu den Preisen auf der Tafel.',
    },
    'DIPLO-05': {
      title: 'Welche Abfahrt zählt',
      ruling:
        'Lila Städte verlangen nichts. Auch über See- und Luftwege verlässt du eine Stadt. Gewürfelt wird einmal pro Fahrt, und eine so gestoppte Fahrt ist verbraucht.',
    },
    'DIPLO-06': {
      title: 'Zuerst der Wurf',
      ruling:
        'Du würfelst, bevor du eine Strecke wählst, ein Plättchen ziehst oder einen See- oder Luftweg bezahlst. Ein Visum spielst du vor dem Wurf. Mit Einfluss 6 würfelst du nicht.',
    },
    'DIPLO-07': {
      title: 'Bestechungsgeld ist weg',
      ruling:
        'Bestechungsgeld ist weg, auch wenn die Fahrt dann scheitert und dein Fahrzeug wieder in der Stadt steht. Bei der nächsten Fahrt würfelst du neu.',
    },
    'DIPLO-08': {
      title: 'Erst Geld, dann Einfluss',
      ruling:
        'Einfluss kaufst du, nachdem das Geld der Finanzierung da ist. Mannschaften dürfen sich ein Feld teilen, und 6 ist das Höchste.',
    },
    'CARD-VISA': {
      title: 'Visum',
      rule: 'Verlass eine Stadt, ohne zu würfeln. Spielbar mit einer Fahrt. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
