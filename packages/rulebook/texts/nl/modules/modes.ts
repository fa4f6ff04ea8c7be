import type { modes as chapter } from '../../../chapters/modules/modes.ts';
import type { ChapterText } from '../../../text.ts';

export const modes = {
  sections: {
    modes: 'Spelmodi',
  },
  rules: {
    'MODE-01': {
      title: 'Een spelmodus trekken',
      rule: 'In plaats van modules te kiezen kun je een spelmoduskaart trekken, die een combinatie van modules noemt.',
    },
    'MODE-02': {
      title: 'Onze eigen spelmodi',
      ruling:
        'De spelmodi zijn van onszelf. Er zijn er minstens 12, elk met een naam, modules, een gewicht (licht, gemiddeld of zwaar) en het effect op de speelduur.',
    },
  },
} satisfies ChapterText<typeof chapter>;
