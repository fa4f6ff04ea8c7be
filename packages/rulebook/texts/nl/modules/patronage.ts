import type { patronage as chapter } from '../../../chapters/modules/patronage.ts';
import type { ChapterText } from '../../../text.ts';

export const patronage = {
  sections: { patronage: 'De mecenassen' },
  rules: {
    'PATRON-01': {
      title: 'Charmant gezelschap',
      rule: '2 dandy’s worden door de trekstapel geschud.',
    },
    'PATRON-02': {
      title: 'Het spoor van de mecenassen',
      rule: 'Een spoor toont oplopende bedragen. De fiche van elke bemanning begint op het beginvak, het enige waar er meer mogen staan.',
    },
    'PATRON-03': {
      title: 'Financiering verzet de fiche',
      rule: 'De financieringsactie verzet de fiche van de bemanning één vak voor elke assistent die meedoet. Bezette vakken worden overgeslagen en niet geteld.',
    },
    'PATRON-04': {
      title: 'Innen',
      rule: 'Helemaal aan het begin van een beurt, vóór de benzine, mag een bemanning innen: ze neemt het bedrag onder haar fiche, de fiche gaat terug naar het begin, en de rest van de beurt vervalt. Dat is geen passen.',
    },
    'PATRON-05': {
      title: 'Grenzen van het spoor',
      ruling:
        'Om te innen is een actieve assistent nodig en een fiche voorbij het begin. Stappen voorbij het laatste vrije vak vervallen; een dandy die niets zou verzetten, kan niet gespeeld worden.',
    },
    'PATRON-06': {
      title: 'Mecenassen bij de finish',
      ruling:
        'Een bemanning die aankomt, neemt haar fiche van het spoor. Wat ze niet geïnd heeft, is verloren.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'De fiche van de mecenas gaat 2 vakken vooruit; bezette vakken worden overgeslagen en niet geteld. Voor stap 2 van een beurt. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
