import type { modes as chapter } from '../../../chapters/modules/modes.ts';
import type { ChapterText } from '../../../text.ts';

export const modes = {
  sections: { modes: 'Spelvormen' },
  rules: {
    'MODE-01': {
      title: 'Een spelvorm trekken',
      rule: 'In plaats van modules te kiezen kan een tafel een spelvormkaart trekken, die een combinatie noemt.',
    },
    'MODE-02': {
      title: 'Onze eigen spelvormen',
      ruling:
        'De stapel spelvormen is van onszelf: minstens 12, elk met zijn naam, zijn modules, zijn gewicht (licht, middel of zwaar) en wat hij met de speelduur doet.',
    },
  },
} satisfies ChapterText<typeof chapter>;
