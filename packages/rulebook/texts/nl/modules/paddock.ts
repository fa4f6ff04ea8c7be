import type { paddock as chapter } from '../../../chapters/modules/paddock.ts';
import type { ChapterText } from '../../../text.ts';

export const paddock = {
  sections: { paddock: 'De paddock' },
  rules: {
    'PADDOCK-01': {
      title: 'Sleutelen onderweg',
      rule: '2 paddockkaarten worden door de trekstapel geschud. Zo’n kaart verandert een meter van het eigen voertuig met één: omhoog kost 100 F, omlaag levert 100 F op.',
      ruling: 'Wat verandert, is het maximum van de meter.',
    },
    'PADDOCK-02': {
      title: 'Kant-en-klare voertuigen',
      rule: 'In het voorbereide spel heeft elk voertuig zijn eigen maxima.',
    },
    'PADDOCK-03': {
      title: 'De open werkplaats',
      rule: 'In het vrije spel krijgt elke bemanning 150 F extra. In beurtvolgorde, rond na rond, verhoogt ieder een maximum met 1 voor 100 F, verlaagt er een met 1 en krijgt 100 F, of past, tot allen gepast hebben.',
    },
    'PADDOCK-04': {
      title: 'Vol tot de rand',
      rule: 'Alle meters beginnen op de maxima die het voertuig dan heeft.',
    },
    'PADDOCK-05': {
      title: 'Grenzen van de werkplaats',
      ruling:
        'Wie in het vrije spel gepast heeft, doet niet meer mee. Het maximum van benzine blijft tussen 4 en 10, die van motor en chassis tussen 3 en 10. Een maximum verhogen verhoogt ook de stand met 1; verlagen verlaagt de stand alleen als die erboven ligt, en levert in elk geval op. Geld dat over is, blijft.',
    },
    'CARD-PADDOCK': {
      title: 'Paddock',
      rule: 'Eén maximum van het eigen voertuig verandert met 1: omhoog voor 100 F, of omlaag, wat 100 F oplevert. Voor stap 2 van een beurt. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
