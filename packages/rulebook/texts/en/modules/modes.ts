import type { modes as chapter } from '../../../chapters/modules/modes.ts';
import type { ChapterText } from '../../../text.ts';

export const modes = {
  sections: {
    modes: 'Play modes',
  },
  rules: {
    'MODE-01': {
      title: 'Drawing a play mode',
      rule: 'Instead of choosing modules, you can draw a play mode card, which names a combination of modules.',
    },
    'MODE-02': {
      title: 'Our own play modes',
      ruling:
        'The play modes are our own. There are at least 12, each with a name, its modules, its weight (light, medium or heavy) and its effect on the playing time.',
    },
  },
} satisfies ChapterText<typeof chapter>;
