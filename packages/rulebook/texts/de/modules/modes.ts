import type { modes as chapter } from '../../../chapters/modules/modes.ts';
import type { ChapterText } from '../../../text.ts';

export const modes = {
  sections: {
    modes: 'Spielmodi',
  },
  rules: {
    'MODE-01': {
      title: 'Einen Spielmodus ziehen',
      rule: 'Statt Module zu wählen, könnt ihr eine Spielmodus-Karte ziehen, die eine Kombination von Modulen nennt.',
    },
    'MODE-02': {
      title: 'Unsere eigenen Spielmodi',
      ruling:
        'Die Spielmodi stammen von uns. Es gibt mindestens 12, jeder mit Namen, Modulen, Schwierigkeit (leicht, mittel oder schwer) und seiner Wirkung auf die Spieldauer.',
    },
  },
} satisfies ChapterText<typeof chapter>;
