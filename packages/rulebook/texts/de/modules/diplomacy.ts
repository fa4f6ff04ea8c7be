import type { diplomacy as chapter } from '../../../chapters/modules/diplomacy.ts';
import type { ChapterText } from '../../../text.ts';

export const diplomacy = {
  sections: { diplomacy: 'Diplomatie' },
  rules: {
    'DIPLO-01': {
      title: 'Leichte oder harte Diplomatie',
      rule: 'Der Tisch einigt sich auf normale oder schwere Diplomatie. 2 Visa werden in den Nachziehstapel gemischt.',
    },
    'DIPLO-02': {
      title: 'Vier Einflussleisten',
      rule: 'Der Diplomatieplan hat eine Leiste für jede Stadtfarbe. Jede Mannschaft beginnt auf dem ersten Feld jeder Leiste.',
    },
    'DIPLO-03': {
      title: 'Eine Stadt verlassen',
      rule: 'Wer während des Konvois eine Stadt verlässt, würfelt. Liegt die Augenzahl nicht über dem Einfluss in dieser Farbe, geht es los. Sonst zahlt die Mannschaft 20 F für jeden Punkt Unterschied, oder die Fahrt endet dort.',
    },
    'DIPLO-04': {
      title: 'Einfluss kaufen',
      rule: 'Wer die Finanzierung ausführt, darf sofort Einfluss kaufen, so viele Schritte, wie er bezahlen kann, zu den Preisen des Plans.',
    },
    'DIPLO-05': {
      title: 'Welche Abfahrten zählen',
      ruling:
        'Violette Städte verlangen nichts. Auch wer mit Schiff oder Zeppelin abreist, verlässt eine Stadt. Gewürfelt wird einmal pro Fahrt; eine Fahrt, die daran scheitert, ist verbraucht.',
    },
    'DIPLO-06': {
      title: 'Erst der Wurf',
      ruling:
        'Gewürfelt wird, bevor der Weg gewählt, ein Plättchen gezogen oder ein Fahrpreis bezahlt wird. Ein Visum wird davor gespielt. Bei Einfluss 6 wird nicht gewürfelt.',
    },
    'DIPLO-07': {
      title: 'Bestechung ist weg',
      ruling:
        'Bestechungsgeld kommt nicht zurück, auch wenn die Fahrt dann scheitert und das Fahrzeug wieder in der Stadt steht. Die nächste Fahrt würfelt neu.',
    },
    'DIPLO-08': {
      title: 'Erst Geld, dann Einfluss',
      ruling:
        'Einfluss wird gekauft, wenn das Geld der Finanzierung da ist. Mannschaften teilen sich Felder; 6 ist die Spitze.',
    },
    'CARD-VISA': {
      title: 'Visum',
      rule: 'Die Mannschaft verlässt eine Stadt ohne Wurf. Wird mit einer Fahrt gespielt. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
