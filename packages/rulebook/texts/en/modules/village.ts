import type { village as chapter } from '../../../chapters/modules/village.ts';
import type { ChapterText } from '../../../text.ts';

export const village = {
  sections: { village: 'Villages' },
  rules: {
    'VILLAGE-01': {
      title: 'Villages in the bag',
      rule: 'The 5 village tiles of the continent go into the bag.',
    },
    'VILLAGE-02': {
      title: 'Stop or drive on',
      rule: 'A crew that enters a village may stop there, which ends its drive, and take the village’s gift; or it drives on and ignores the stop symbol.',
    },
    'VILLAGE-03': {
      title: 'The five gifts',
      rule: 'One village raises the engine by 1, one the chassis by 1, one petrol by 3; one gives 20 F, and in one the crew draws a card.',
    },
    'VILLAGE-04': {
      title: 'What counts as stopping',
      ruling:
        'The gift can be had every time a crew stops on entering. A drive that ends there because of its range or a breakdown counts as a stop. A level of engine ends a breakdown, but the drive is over all the same. Setting out from a village brings nothing.',
    },
  },
} satisfies ChapterText<typeof chapter>;
