import type { village as chapter } from '../../../chapters/modules/village.ts';
import type { ChapterText } from '../../../text.ts';

export const village = {
  sections: {
    village: 'Villages',
  },
  rules: {
    'VILLAGE-01': {
      title: 'Villages in the bag',
      rule: 'Put the 5 village tiles of the continent in the bag.',
    },
    'VILLAGE-02': {
      title: 'Stop or drive on',
      rule: 'When you enter a village, you may stop, which ends your drive, and take its gift. Or you drive on and ignore its stop symbol.',
    },
    'VILLAGE-03': {
      title: 'The five gifts',
      rule: 'Each village has one of five gifts: raise your engine by 1, raise your chassis by 1, raise your petrol by 3, receive 20 F, or draw a card.',
    },
    'VILLAGE-04': {
      title: 'What counts as stopping',
      ruling:
        'You can take the gift each time you stop there on entering. Any drive that ends on entering a village counts as stopping, even because of its range or a breakdown. The engine level you gain ends a breakdown, but the drive is over. Starting in a village gives you nothing.',
    },
  },
} satisfies ChapterText<typeof chapter>;
