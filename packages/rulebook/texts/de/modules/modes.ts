import type { modes as chapter } from '../../../chapters/modules/modes.ts';
import type { ChapterText } from '../../../text.ts';

export const modes = {
  sections: { modes: 'Spielarten' },
  rules: {
    'MODE-01': {
      title: 'Eine Spielart ziehen',
      rule: 'Statt Module zu wählen, kann ein Tisch eine Spielartkarte ziehen, die eine Kombination nennt.',
    },
    'MODE-02': {
      title: 'Unsere eigenen Spielarten',
      ruling:
        'Der Stapel der Spielarten ist unser eigener: mindestens 12, jede mit ihrem Namen, ihren Modulen, ihrem Gewicht (leicht, mittel oder schwer) und ihrer Wirkung auf die Spieldauer.',
    },
  },
} satisfies ChapterText<typeof chapter>;
