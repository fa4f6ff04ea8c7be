import type { diplomacy as chapter } from '../../../chapters/modules/diplomacy.ts';
import type { ChapterText } from '../../../text.ts';

export const diplomacy = {
  sections: {
    diplomacy: 'Diplomatie',
  },
  rules: {
    'DIPLO-01': {
      title: 'Normale of moeilijke diplomatie',
      rule: 'Kies normale of moeilijke diplomatie. Schud 2 visa door de trekstapel.',
    },
    'DIPLO-02': {
      title: 'Vier invloedssporen',
      rule: 'Het diplomatiebord heeft een invloedsspoor voor elke stadskleur. Elke bemanning begint op het eerste vak van elk spoor.',
    },
    'DIPLO-03': {
      title: 'Een stad verlaten',
      rule: 'Verlaat je in de konvooifase een stad, dan gooi je een dobbelsteen. Is de worp niet hoger dan je invloed in de kleur van de stad, dan mag je gaan. Is hij hoger, dan betaal je 20 F steekpenningen per punt verschil, of je rit eindigt daar.',
    },
    'DIPLO-04': {
      title: 'Invloed kopen',
      rule: 'Doe je de financieringsactie, dan mag je meteen invloed kopen, zoveel stappen als je kunt betalen, tegen de prijzen op het bord.',
    },
    'DIPLO-05': {
      title: 'Welk vertrek telt',
      ruling:
        'Paarse steden vragen niets. Ook over een zee- of luchtlijn verlaat je een stad. Je gooit één keer per rit, en een rit die zo wordt gestopt, is verbruikt.',
    },
    'DIPLO-06': {
      title: 'Eerst de worp',
      ruling:
        'Je gooit voordat je een route kiest, een tegel trekt of een lijn betaalt. Een visum speel je vóór de worp. Bij invloed 6 gooi je niet.',
    },
    'DIPLO-07': {
      title: 'Steekpenningen ben je kwijt',
      ruling:
        'Steekpenningen ben je kwijt, ook als de rit daarna mislukt en je voertuig weer in de stad staat. Bij de volgende rit gooi je opnieuw.',
    },
    'DIPLO-08': {
      title: 'Eerst geld, dan invloed',
      ruling:
        'Invloed koop je nadat het geld van de financiering binnen is. Bemanningen mogen een vak delen, en 6 is het hoogste.',
    },
    'CARD-VISA': {
      title: 'Visum',
      rule: 'Verlaat een stad zonder te gooien. Te spelen bij een rit. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
