import type { paddock as chapter } from '../../../chapters/modules/paddock.ts';
import type { ChapterText } from '../../../text.ts';

export const paddock = {
  sections: {
    paddock: 'The paddock',
  },
  rules: {
    'PADDOCK-01': {
      title: 'Work on the road',
      rule: 'Shuffle 2 paddock cards into the deck. A paddock card changes one of your gauges by one: raising it costs 100 F, lowering it brings 100 F.',
      ruling: 'It is the maximum of the gauge that changes.',
    },
    'PADDOCK-02': {
      title: 'Pre-configured mode',
      rule: 'In pre-configured mode, every vehicle has its own maximums.',
    },
    'PADDOCK-03': {
      title: 'Free mode',
      rule: 'In free mode, every crew receives 150 F more. In turn order, round after round, each crew raises one maximum by 1 for 100 F, lowers one by 1 to receive 100 F, or passes, until all have passed.',
    },
    'PADDOCK-04': {
      title: 'Full gauges',
      rule: 'All gauges start at their maximum.',
    },
    'PADDOCK-05': {
      title: 'Limits in the paddock',
      ruling:
        'Passing in free mode is final. The maximum of petrol stays between 4 and 10, those of engine and chassis between 3 and 10. Raising a maximum also raises the level by 1; lowering it cuts the level only if that is higher, and pays all the same. The 150 F of free mode are a workshop budget: you do not keep what is left of it, and of what your sales bring you keep at most 100 F.',
    },
    'CARD-PADDOCK': {
      title: 'Paddock',
      rule: 'Change one of your maximums by 1: raise it for 100 F, or lower it and receive 100 F. Played in step 2. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
