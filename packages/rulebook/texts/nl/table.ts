import type { table as chapter } from '../../chapters/table.ts';
import type { ChapterText } from '../../text.ts';

export const table = {
  sections: { table: 'De tafel' },
  rules: {
    'TABLE-01': {
      title: 'Terugnemen',
      ruling:
        'Een antwoord mag worden teruggenomen door wie het gaf, zolang het niets heeft onthuld, geen toeval heeft gebruikt en geen andere bemanning heeft geraakt, en sindsdien niemand anders heeft geantwoord. Een plan mag worden teruggenomen tot de laatste bemanning heeft bevestigd.',
    },
    'TABLE-02': {
      title: 'Bestanden',
      ruling:
        'Een race uit een bestand wordt alleen aangenomen als elk antwoord erin is toegestaan en tot dezelfde stelling leidt als toen. Een bestand met een fout wordt in zijn geheel geweigerd en verandert niets.',
    },
    'TABLE-03': {
      title: 'Samen terug',
      ruling:
        'Verder dan wat je alleen mag terugnemen gaat een tafel terug als alle spelers het ermee eens zijn: de race staat dan zoals vóór het antwoord dat zij noemen. Wat het toeval daarna bracht, komt terug als hetzelfde opnieuw wordt gedaan. Bots stemmen altijd in; één weigering, of één volgend antwoord, en het gaat niet door.',
    },
  },
} satisfies ChapterText<typeof chapter>;
