import type { fifth as chapter } from '../../../chapters/modules/fifth.ts';
import type { ChapterText } from '../../../text.ts';

export const fifth = {
  sections: {
    fifth: 'The fifth crew',
  },
  rules: {
    'FIFTH-01': {
      title: 'A fifth crew',
      rule: 'A fifth crew may join. The Suffragettes, Simone Deforêt with her P20R Belinda, can be that crew or take the place of another.',
    },
    'FIFTH-02': {
      title: 'Six cards at the bivouac',
      rule: 'With five crews, the bivouac deals 6 cards; with Simone’s power it deals one more in any race. If Simone is last in turn order, she ends the bivouac with 3 cards.',
    },
    'FIFTH-03': {
      title: 'Late arrivals',
      ruling: 'Arriving fourth or fifth scores no points.',
    },
    'FIFTH-04': {
      title: 'Suffragettes without leaders',
      ruling:
        'Without the leaders module the Suffragettes are a crew like any other, and Simone’s power is not used.',
    },
  },
} satisfies ChapterText<typeof chapter>;
