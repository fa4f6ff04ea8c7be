import type { modes as chapter } from '../../../chapters/modules/modes.ts';
import type { ChapterText } from '../../../text.ts';

export const modes = {
  sections: { modes: 'Play modes' },
  rules: {
    'MODE-01': {
      title: 'Drawing a play mode',
      rule: 'Instead of choosing modules a table may draw a play-mode card, which names a combination of them.',
    },
    'MODE-02': {
      title: 'Our own modes',
      ruling:
        'The deck of modes is ours: at least 12, each with its name, its modules, its weight (light, medium or heavy) and what it does to the playing time.',
    },
  },
} satisfies ChapterText<typeof chapter>;
