import type { postal as chapter } from '../../../chapters/modules/postal.ts';
import type { ChapterText } from '../../../text.ts';

export const postal = {
  sections: {
    postal: 'De postdienst',
  },
  rules: {
    'POSTAL-01': {
      title: 'Twee expreskaarten',
      rule: 'Schud 2 expresbezorgingen door de trekstapel.',
    },
    'POSTAL-02': {
      title: 'Pakketten bij de start',
      rule: 'Pakketten zijn blokjes in de vier stadskleuren en hebben hun eigen zak. Bij de opstelling trekt de eerste speler er een voor elke stad; daarna trekt elke bemanning er een om mee te nemen.',
    },
    'POSTAL-03': {
      title: 'Bezorgen',
      rule: 'Kom je aan in een stad met de kleur van je pakket, dan bezorg je het: het blokje gaat terug in de zak en je krijgt 30 F. Daarna mag je het pakket van die stad laden.',
    },
    'POSTAL-04': {
      title: 'Eén pakket tegelijk',
      rule: 'Je vervoert één pakket en moet het bezorgen voordat je een ander laadt.',
      ruling: 'Kom je zonder pakket in een stad aan, dan mag je het pakket daar laden.',
    },
    'POSTAL-05': {
      title: 'Nieuwe pakketten',
      rule: 'Tijdens het onderhoud, na de nieuwe beurtvolgorde, krijgt elke stad zonder pakket een nieuw pakket.',
    },
    'POSTAL-06': {
      title: 'Waar pakketten heen gaan',
      ruling:
        'Paarse steden hebben geen pakketten en nemen er geen aan, ook niet met een expresbezorging. Een expresbezorging speel je bij aankomst, of in stap 2 als je in een gekleurde stad staat; daarna mag je het pakket daar laden. Ook een pakket in de kleur van de stad zelf mag je laden; het wacht op een andere stad van die kleur.',
    },
    'POSTAL-07': {
      title: 'Niet waar het geladen is',
      ruling:
        'Je kunt een pakket nooit bezorgen in de stad waar je het hebt geladen, ook niet met een expresbezorging. Een pakket weggooien kan niet.',
    },
    'POSTAL-08': {
      title: 'Een lege pakketzak',
      ruling:
        'Is de zak leeg, dan blijven steden zonder pakket tot er weer een is. Het toeval bepaalt welke stad het krijgt.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Expresbezorging',
      rule: 'Bezorg je pakket in een gekleurde stad naar keuze, behalve waar je het hebt geladen. Te spelen in stap 2 of bij aankomst. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
