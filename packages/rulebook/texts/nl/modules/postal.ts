import type { postal as chapter } from '../../../chapters/modules/postal.ts';
import type { ChapterText } from '../../../text.ts';

export const postal = {
  sections: { postal: 'De post' },
  rules: {
    'POSTAL-01': {
      title: 'Twee snelle koeriers',
      rule: '2 expresbezorgingen worden door de trekstapel geschud.',
    },
    'POSTAL-02': {
      title: 'Pakketten aan het begin',
      rule: 'Pakketten zijn blokjes in de vier stadskleuren en komen uit een eigen zak. Bij de opbouw wordt er een voor elke stad getrokken, dan een voor elke bemanning, die het aan boord neemt.',
    },
    'POSTAL-03': {
      title: 'Bezorgen',
      rule: 'Aankomen in een stad van de juiste kleur bezorgt het pakket aan boord: het blokje gaat terug in de zak en de bemanning krijgt 30 F. Daarna mag ze het pakket laden dat in de stad ligt.',
    },
    'POSTAL-04': {
      title: 'Eén pakket tegelijk',
      rule: 'Een bemanning vervoert één pakket en moet het bezorgen voordat ze een ander laadt.',
      ruling: 'Een bemanning zonder pakket mag dat van elke stad laden waar ze aankomt.',
    },
    'POSTAL-05': {
      title: 'Nieuwe pakketten',
      rule: 'In het onderhoud krijgt elke stad zonder pakket een nieuw, zodra de nieuwe beurtvolgorde vaststaat.',
    },
    'POSTAL-06': {
      title: 'Waar pakketten heen gaan',
      ruling:
        'Paarse steden hebben geen pakketten en nemen er geen aan, ook niet per expres. Een expresbezorging speel je bij aankomst, of in stap 2 terwijl het voertuig in een gekleurde stad staat; daarna mag het pakket daar geladen worden. Ook een pakket in de eigen kleur van de stad mag geladen worden, en wacht op een andere stad van die kleur.',
    },
    'POSTAL-07': {
      title: 'Niet waar het geladen werd',
      ruling:
        'Geen pakket wordt ooit bezorgd in de stad waar het geladen werd, ook niet per expres. Geen kan worden weggegooid.',
    },
    'POSTAL-08': {
      title: 'Een lege pakketzak',
      ruling:
        'Heeft de zak te weinig pakketten, dan beslist het toeval welke steden er een krijgen; de andere wachten tot er een is.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Expresbezorging',
      rule: 'Het pakket aan boord wordt bezorgd in de stad waar de bemanning is, welke kleur die ook heeft. Voor stap 2 van een beurt, of bij aankomst. 2 exemplaren.',
    },
  },
} satisfies ChapterText<typeof chapter>;
