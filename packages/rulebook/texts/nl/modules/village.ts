import type { village as chapter } from '../../../chapters/modules/village.ts';
import type { ChapterText } from '../../../text.ts';

export const village = {
  sections: { village: 'Dorpen' },
  rules: {
    'VILLAGE-01': {
      title: 'Dorpen in de zak',
      rule: 'De 5 dorpstegels van het continent gaan in de zak.',
    },
    'VILLAGE-02': {
      title: 'Stoppen of doorrijden',
      rule: 'Wie een dorp binnenrijdt, mag er stoppen, wat de rit beëindigt, en het geschenk van het dorp nemen; of rijdt door en negeert het stopsymbool.',
    },
    'VILLAGE-03': {
      title: 'De vijf geschenken',
      rule: 'Eén dorp verhoogt de motor met 1, één het chassis met 1, één de benzine met 3; één geeft 20 F, en in één trekt de bemanning een kaart.',
    },
    'VILLAGE-04': {
      title: 'Wat als stoppen telt',
      ruling:
        'Het geschenk is er elke keer dat een bemanning bij het binnenrijden stopt. Een rit die daar door zijn bereik of door pech eindigt, telt als stoppen. Een punt motor verhelpt de pech, maar de rit is voorbij. Uit een dorp vertrekken levert niets op.',
    },
  },
} satisfies ChapterText<typeof chapter>;
