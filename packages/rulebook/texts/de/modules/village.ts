import type { village as chapter } from '../../../chapters/modules/village.ts';
import type { ChapterText } from '../../../text.ts';

export const village = {
  sections: { village: 'Dörfer' },
  rules: {
    'VILLAGE-01': {
      title: 'Dörfer im Beutel',
      rule: 'Die 5 Dorfplättchen des Kontinents kommen in den Beutel.',
    },
    'VILLAGE-02': {
      title: 'Halten oder weiterfahren',
      rule: 'Wer ein Dorf betritt, darf dort halten, was die Fahrt beendet, und das Geschenk des Dorfes nehmen; oder er fährt weiter und übergeht das Stoppsymbol.',
    },
    'VILLAGE-03': {
      title: 'Die fünf Geschenke',
      rule: 'Ein Dorf hebt den Motor um 1, eines das Chassis um 1, eines das Benzin um 3; eines gibt 20 F, und in einem zieht die Mannschaft eine Karte.',
    },
    'VILLAGE-04': {
      title: 'Was als Halt zählt',
      ruling:
        'Das Geschenk gibt es jedes Mal, wenn eine Mannschaft beim Betreten hält. Eine Fahrt, die dort wegen ihrer Reichweite oder einer Panne endet, zählt als Halt. Eine Stufe Motor beendet die Panne, die Fahrt ist trotzdem vorbei. Von einem Dorf aus loszufahren bringt nichts.',
    },
  },
} satisfies ChapterText<typeof chapter>;
