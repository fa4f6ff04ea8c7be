import type { village as chapter } from '../../../chapters/modules/village.ts';
import type { ChapterText } from '../../../text.ts';

export const village = {
  sections: {
    village: 'Dörfer',
  },
  rules: {
    'VILLAGE-01': {
      title: 'Dörfer im Beutel',
      rule: 'Gebt die 5 Dorfplättchen des Kontinents in den Beutel.',
    },
    'VILLAGE-02': {
      title: 'Anhalten oder weiterfahren',
      rule: 'Fährst du in ein Dorf, darfst du anhalten, womit deine Fahrt endet, und sein Geschenk nehmen. Oder du fährst weiter und ignorierst sein Stoppsymbol.',
    },
    'VILLAGE-03': {
      title: 'Die fünf Geschenke',
      rule: 'Jedes Dorf hat eines von fünf Geschenken: Dein Motor steigt um 1, dein Chassis steigt um 1, dein Benzin steigt um 3, du bekommst 20 F, oder du ziehst eine Karte.',
    },
    'VILLAGE-04': {
      title: 'Was als Anhalten zählt',
      ruling:
        'Das Geschenk bekommst du jedes Mal, wenn du beim Hineinfahren anhältst. Jede Fahrt, die beim Hineinfahren endet, zählt als Anhalten, auch wegen der Reichweite oder einer Panne. Die gewonnene Motorstufe beendet eine Panne, aber die Fahrt ist vorbei. Wer in einem Dorf losfährt, bekommt nichts.',
    },
  },
} satisfies ChapterText<typeof chapter>;
