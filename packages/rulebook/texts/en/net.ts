import type { net as chapter } from '../../chapters/net.ts';
import type { ChapterText } from '../../text.ts';

export const net = {
  sections: { net: 'Over the network' },
  rules: {
    'NET-01': {
      title: 'One question, one answer',
      ruling:
        'An answer names the question it was given to. One that comes too late is refused and changes nothing; the same answer sent twice counts once, and whoever sent it hears again what became of it.',
    },
    'NET-02': {
      title: 'Whose seat',
      ruling:
        'Only the person who sits at a seat answers for it, takes back for it and leaves it. Whoever made the table begins the race and may free the seat of somebody who stays away; while they are away themselves, the first at the table does it for them. A bot stands in until the person is back or, at a freed seat, somebody else has sat down. Nobody holds two hands in one race.',
    },
    'NET-03': {
      title: 'What the table is at',
      ruling:
        'Seats are taken before the race, freed ones also in it; answers are given in it, and a rematch comes after it. Going back needs somewhere to go back to, and somebody who has proposed it.',
    },
    'NET-04': {
      title: 'Messages',
      ruling:
        'A message has exactly the parts its kind has, none more and none less, and a limited size. Whatever else arrives is refused and changes nothing.',
    },
    'NET-05': {
      title: 'Pace',
      ruling:
        'Nobody is slowed down who plays by hand. Whoever sends far more than that is refused until some time has passed.',
    },
    'NET-06': {
      title: 'Links, codes and tokens',
      ruling:
        'A table is found by its link, a bug report by its own, and a person by the secret that is kept on the device. A code brings a person to another device once and within ten minutes. What nobody made leads nowhere.',
    },
    'NET-07': {
      title: 'Kept before told',
      ruling:
        'An answer counts when it is safely written down, and nobody hears of it before. If it cannot be written, the table stands as it stood.',
    },
  },
} satisfies ChapterText<typeof chapter>;
