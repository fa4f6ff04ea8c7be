import type { paddock as chapter } from '../../../chapters/modules/paddock.ts';
import type { ChapterText } from '../../../text.ts';

export const paddock = {
  sections: {
    paddock: 'De paddock',
  },
  rules: {
    'PADDOCK-01': {
      title: 'Sleutelen onderweg',
      rule: 'Schud 2 paddockkaarten door de trekstapel. Een paddockkaart verandert een van je meters met één: verhogen kost 100 F, verlagen levert 100 F op.',
      ruling: 'Het is het maximum van de meter dat verandert.',
    },
    'PADDOCK-02': {
      title: 'Vooraf ingestelde modus',
      rule: 'In de vooraf ingestelde modus heeft elk voertuig zijn eigen maxima.',
    },
    'PADDOCK-03': {
      title: 'Vrije modus',
      rule: 'In de vrije modus krijgt elke bemanning 150 F extra. In beurtvolgorde, ronde na ronde, verhoogt elke bemanning een maximum met 1 voor 100 F, verlaagt ze er een met 1 en krijgt ze 100 F, of past ze, tot iedereen heeft gepast.',
    },
    'PADDOCK-04': {
      title: 'Volle meters',
      rule: 'Alle meters beginnen op hun maximum.',
    },
    'PADDOCK-05': {
      title: 'Grenzen in de paddock',
      ruling:
        'Passen is in de vrije modus definitief. Het maximum van benzine blijft tussen 4 en 10, die van motor en chassis tussen 3 en 10. Een maximum verhogen verhoogt ook de stand met 1; verlagen verlaagt de stand alleen als die erboven ligt, en levert hoe dan ook geld op. De 150 F van de vrije modus is een werkplaatsbudget: wat daarvan over is, houd je niet, en van de opbrengst van je verkopen houd je hoogstens 100 F.',
    },
    'CARD-PADDOCK': {
      title: 'Paddock',
      rule: 'Verander een van je maxima met 1: verhoog het voor 100 F, of verlaag het en krijg 100 F. Te spelen in stap 2. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
