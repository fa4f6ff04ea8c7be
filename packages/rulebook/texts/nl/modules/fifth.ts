import type { fifth as chapter } from '../../../chapters/modules/fifth.ts';
import type { ChapterText } from '../../../text.ts';

export const fifth = {
  sections: {
    fifth: 'De vijfde bemanning',
  },
  rules: {
    'FIFTH-01': {
      title: 'Een vijfde bemanning',
      rule: 'Een vijfde bemanning mag meedoen. De Suffragettes, Simone Deforêt met haar P20R Belinda, kunnen die bemanning zijn of een andere vervangen.',
    },
    'FIFTH-02': {
      title: 'Zes kaarten in het bivak',
      rule: 'Met vijf bemanningen liggen er in het bivak 6 kaarten; met de kracht van Simone is dat er in elke race één meer. Is Simone de laatste in de beurtvolgorde, dan eindigt ze het bivak met 3 kaarten.',
    },
    'FIFTH-03': {
      title: 'Late aankomst',
      ruling: 'Als vierde of vijfde aankomen levert geen punten op.',
    },
    'FIFTH-04': {
      title: 'Suffragettes zonder leider',
      ruling:
        'Zonder de module van de leiders zijn de Suffragettes een bemanning als elke andere, en blijft de gave van Simone ongebruikt.',
    },
  },
} satisfies ChapterText<typeof chapter>;
