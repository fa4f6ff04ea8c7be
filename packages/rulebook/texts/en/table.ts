import type { table as chapter } from '../../chapters/table.ts';
import type { ChapterText } from '../../text.ts';

export const table = {
  sections: {
    table: 'The table',
  },
  rules: {
    'TABLE-01': {
      title: 'Undo',
      ruling:
        'You can undo a move as long as it has revealed nothing, used no chance and affected no other crew, and nobody else has moved since. You can undo a plan until the last crew has confirmed.',
    },
    'TABLE-02': {
      title: 'Imported races',
      ruling:
        'A race is imported from a file only if every move in it is legal and leads to the same position as before. A file that fails this check is refused as a whole and changes nothing.',
    },
    'TABLE-03': {
      title: 'Going back by agreement',
      ruling:
        'To go back further than you can undo on your own, all players must agree. The race then returns to the position before the move they chose. If you then play the same way again, chance brings the same results. Bots always agree; players who left within the last hour are asked when they come back. In a race that counts for ratings nobody goes back alone. One refusal, or one more move, ends the proposal.',
    },
  },
} satisfies ChapterText<typeof chapter>;
