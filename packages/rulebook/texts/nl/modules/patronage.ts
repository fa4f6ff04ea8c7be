import type { patronage as chapter } from '../../../chapters/modules/patronage.ts';
import type { ChapterText } from '../../../text.ts';

export const patronage = {
  sections: {
    patronage: 'De mecenassen',
  },
  rules: {
    'PATRON-01': {
      title: 'Twee dandy’s',
      rule: 'Schud 2 dandy’s door de trekstapel.',
    },
    'PATRON-02': {
      title: 'Het sponsorbord',
      rule: 'Het sponsorbord toont oplopende geldbedragen. Alle mecenasfiches beginnen op het startvak, het enige waar er meer dan één mag staan.',
    },
    'PATRON-03': {
      title: 'Financiering verzet het fiche',
      rule: 'Een financieringsactie verzet je mecenasfiche één vak voor elke assistent die meedoet. Bezette vakken worden overgeslagen en niet geteld.',
    },
    'PATRON-04': {
      title: 'Innen',
      rule: 'Helemaal aan het begin van een beurt, vóór de benzine, mag je innen: neem het bedrag onder je mecenasfiche en zet het fiche terug op de start. De rest van die beurt ben je kwijt, maar je hebt niet gepast.',
    },
    'PATRON-05': {
      title: 'Grenzen van het bord',
      ruling:
        'Om te innen heb je een actieve assistent nodig en een mecenasfiche voorbij de start. Stappen voorbij het laatste vrije vak gaan verloren. Een dandy die niets zou verzetten, kun je niet spelen.',
    },
    'PATRON-06': {
      title: 'Mecenassen bij de finish',
      ruling: 'Kom je aan, haal dan je mecenasfiche van het bord. Wat je niet hebt geïnd, is verloren.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'Je mecenasfiche gaat 2 vakken vooruit; bezette vakken worden overgeslagen en niet geteld. Te spelen in stap 2. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
