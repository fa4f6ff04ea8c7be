import type { fifth as chapter } from '../../../chapters/modules/fifth.ts';
import type { ChapterText } from '../../../text.ts';

export const fifth = {
  sections: {
    fifth: 'The fifth crew',
  },
  rules: {
    'FIFTH-01': {
      title: 'A fifth crew',
      rule: 'A fifth crew may join the race. The Suffragettes (Simone Deforêt in her P20R Belinda) can be the fifth crew or replace another one. Five crews without the Suffragettes are possible too, with or without leaders.',
      ruling: 'Without the Suffragettes, the fifth crew is the Swiss one.',
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
      title: 'Simone’s own power',
      ruling:
        'Simone’s power belongs to the Suffragettes’ own board, so it is used whenever they race, with or without leaders: one more card at the bivouac, hers once everyone has taken theirs. Deal one card more than there are crews, and one more again if the Suffragettes race. A table may switch the power off.',
    },
  },
} satisfies ChapterText<typeof chapter>;
