import type { village as chapter } from '../../../chapters/modules/village.ts';
import type { ChapterText } from '../../../text.ts';

export const village = {
  sections: {
    village: 'Dorpen',
  },
  rules: {
    'VILLAGE-01': {
      title: 'Dorpen in de zak',
      rule: 'Doe de 5 dorpstegels van het continent in de zak.',
    },
    'VILLAGE-02': {
      title: 'Stoppen of doorrijden',
      rule: 'Rijd je een dorp binnen, dan mag je stoppen, waarmee je rit eindigt, en het geschenk nemen. Of je rijdt door en negeert het stopsymbool.',
    },
    'VILLAGE-03': {
      title: 'De vijf geschenken',
      rule: 'Elk dorp heeft een van vijf geschenken: je motor stijgt met 1, je chassis stijgt met 1, je benzine stijgt met 3, je krijgt 20 F, of je trekt een kaart.',
    },
    'VILLAGE-04': {
      title: 'Wat als stoppen telt',
      ruling:
        'Je kunt het geschenk nemen telkens als je bij het binnenrijden stopt. Elke rit die eindigt bij het binnenrijden van een dorp telt als stoppen, ook door het bereik of door pech. Het punt motor dat je krijgt, verhelpt pech, maar de rit is afgelopen. Vertrekken vanuit een dorp levert niets op.',
    },
  },
} satisfies ChapterText<typeof chapter>;
