import type { patronage as chapter } from '../../../chapters/modules/patronage.ts';
import type { ChapterText } from '../../../text.ts';

export const patronage = {
  sections: { patronage: 'Patronage' },
  rules: {
    'PATRON-01': {
      title: 'Charming company',
      rule: '2 dandy cards are shuffled into the deck.',
    },
    'PATRON-02': {
      title: 'The patrons’ track',
      rule: 'A track shows rising sums. Every crew’s marker begins on its start space, the only one on which several may stand.',
    },
    'PATRON-03': {
      title: 'Funding moves the marker',
      rule: 'The funding action moves the crew’s marker one space for each assistant in it. Occupied spaces are skipped and not counted.',
    },
    'PATRON-04': {
      title: 'Cashing in',
      rule: 'At the very beginning of a sequence, before petrol, a crew may cash in: it takes the sum under its marker, the marker returns to the start, and the rest of the sequence is lost. That is not passing.',
    },
    'PATRON-05': {
      title: 'Limits of the track',
      ruling:
        'Cashing in takes an active assistant and a marker beyond the start. Steps past the last free space are lost; a dandy that would move nothing cannot be played.',
    },
    'PATRON-06': {
      title: 'Patrons at the finish',
      ruling:
        'A crew that arrives takes its marker off the track. What it has not cashed in by then is lost.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'The patron marker moves 2 spaces on; occupied ones are skipped and not counted. For step 2 of a sequence. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
