import type { fifth as chapter } from '../../../chapters/modules/fifth.ts';
import type { ChapterText } from '../../../text.ts';

export const fifth = {
  sections: {
    fifth: 'Die fünfte Mannschaft',
  },
  rules: {
    'FIFTH-01': {
      title: 'Eine fünfte Mannschaft',
      rule: 'Eine fünfte Mannschaft darf mitfahren. Die Suffragetten (Simone Deforêt mit ihrer P20R Belinda) können die fünfte Mannschaft sein oder eine andere ersetzen. Fünf Mannschaften ohne die Suffragetten sind ebenfalls möglich, mit oder ohne Anführer.',
      ruling: 'Ohne die Suffragetten sind die Schweizer die fünfte Mannschaft.',
    },
    'FIFTH-02': {
      title: 'Sechs Karten im Biwak',
      rule: 'Bei fünf Mannschaften liegen im Biwak 6 Karten aus; mit Simones Fähigkeit ist es in jedem Rennen eine mehr. Ist Simone Letzte in der Zugreihenfolge, beendet sie das Biwak mit 3 Karten.',
    },
    'FIFTH-03': {
      title: 'Späte Ankunft',
      ruling: 'Die vierte und die fünfte Mannschaft bekommen für ihre Ankunft keine Punkte.',
    },
    'FIFTH-04': {
      title: 'Simones Fähigkeit',
      ruling:
        'Simones Fähigkeit gehört zum Tableau der Suffragetten und gilt deshalb immer, wenn sie mitfahren, mit oder ohne Anführer: eine Karte mehr im Biwak, die ihr gehört, wenn alle ihre genommen haben. Legt eine Karte mehr aus, als Mannschaften mitfahren, und noch eine, wenn die Suffragetten dabei sind. Ein Tisch kann die Fähigkeit abschalten.',
    },
  },
} satisfies ChapterText<typeof chapter>;
