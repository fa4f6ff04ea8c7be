import type { fifth as chapter } from '../../../chapters/modules/fifth.ts';
import type { ChapterText } from '../../../text.ts';

export const fifth = {
  sections: {
    fifth: 'De vijfde bemanning',
  },
  rules: {
    'FIFTH-01': {
      title: 'Een vijfde bemanning',
      rule: 'Een vijfde bemanning mag meedoen. De Suffragettes (Simone Deforêt met haar P20R Belinda) kunnen de vijfde bemanning zijn of een andere vervangen. Vijf bemanningen zonder de Suffragettes kan ook, met of zonder leiders.',
      ruling: 'Zonder de Suffragettes is de vijfde bemanning de Zwitserse.',
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
      title: 'De kracht van Simone',
      ruling:
        'De kracht van Simone hoort bij het bord van de Suffragettes en geldt dus altijd als zij meedoen, met of zonder leiders: een kaart extra in het bivak, voor haar als iedereen er een heeft gepakt. Leg één kaart meer neer dan er bemanningen zijn, en nog een als de Suffragettes meedoen. Een tafel kan de kracht uitzetten.',
    },
  },
} satisfies ChapterText<typeof chapter>;
