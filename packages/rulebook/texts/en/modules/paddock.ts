import type { paddock as chapter } from '../../../chapters/modules/paddock.ts';
import type { ChapterText } from '../../../text.ts';

export const paddock = {
  sections: { paddock: 'The paddock' },
  rules: {
    'PADDOCK-01': {
      title: 'Work on the road',
      rule: '2 paddock cards are shuffled into the deck. One of them changes a gauge of the crew’s own vehicle by one: up costs 100 F, down brings 100 F.',
      ruling: 'What changes is the maximum of the gauge.',
    },
    'PADDOCK-02': {
      title: 'Ready-made vehicles',
      rule: 'In the pre-configured game every vehicle has maxima of its own.',
    },
    'PADDOCK-03': {
      title: 'The open workshop',
      rule: 'In the free game every crew gets 150 F more. In turn order, round after round, each raises one maximum by 1 for 100 F, lowers one by 1 and receives 100 F, or passes, until all have passed.',
    },
    'PADDOCK-04': {
      title: 'Full to the brim',
      rule: 'All gauges begin at the maxima the vehicle then has.',
    },
    'PADDOCK-05': {
      title: 'Limits of the workshop',
      ruling:
        'Who has passed in the free game is out of it. The maximum of petrol stays between 4 and 10, those of engine and chassis between 3 and 10. Raising a maximum raises the level by 1 as well; lowering it cuts the level only if that is above it, and pays in any case. Money left over is kept.',
    },
    'CARD-PADDOCK': {
      title: 'Paddock',
      rule: 'One maximum of the crew’s vehicle changes by 1: up for 100 F, or down, which brings 100 F. For step 2 of a sequence. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
