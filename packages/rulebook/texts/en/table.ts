import type { table as chapter } from '../../chapters/table.ts';
import type { ChapterText } from '../../text.ts';

export const table = {
  sections: { table: 'The table' },
  rules: {
    'TABLE-01': {
      title: 'Taking back',
      ruling:
        'An answer can be taken back by who gave it as long as it has revealed nothing, used no chance and touched no other crew, and nobody else has answered since. A plan can be taken back until the last crew has confirmed.',
    },
    'TABLE-02': {
      title: 'Files',
      ruling:
        'A race from a file is taken only if every answer in it is allowed and leads to the position it led to before. A file that fails is refused as a whole and changes nothing.',
    },
    'TABLE-03': {
      title: 'Going back together',
      ruling:
        'Beyond what one may take back alone, a table goes back when all players agree: the race then stands as it stood before the answer they name. What chance brought after it comes again if the same is done again. Bots always agree; one refusal, or one more answer, ends the matter.',
    },
  },
} satisfies ChapterText<typeof chapter>;
