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
  },
} satisfies ChapterText<typeof chapter>;
