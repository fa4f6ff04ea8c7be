import type { patronage as chapter } from '../../../chapters/modules/patronage.ts';
import type { ChapterText } from '../../../text.ts';

export const patronage = {
  sections: {
    patronage: 'Patronage',
  },
  rules: {
    'PATRON-01': {
      title: 'Two dandies',
      rule: 'Shuffle 2 dandy cards into the deck.',
    },
    'PATRON-02': {
      title: 'The sponsorship board',
      rule: 'The sponsorship board shows rising sums of money. All patron markers begin on its start space, the only space that can hold more than one.',
    },
    'PATRON-03': {
      title: 'Funding moves the marker',
      rule: 'A funding action moves your patron marker one space for each assistant in it. Occupied spaces are skipped and not counted.',
    },
    'PATRON-04': {
      title: 'Cashing in',
      rule: 'At the very start of a sequence, before petrol, you may cash in: take the sum under your patron marker and return the marker to the start. You lose the rest of that sequence, but this is not passing.',
    },
    'PATRON-05': {
      title: 'Limits of the board',
      ruling:
        'To cash in, you need an active assistant and a patron marker beyond the start. Steps beyond the last free space are lost. You cannot play a dandy that would move nothing.',
    },
    'PATRON-06': {
      title: 'Patrons at the finish',
      ruling:
        'When you arrive, take your patron marker off the board. Anything you have not cashed in is lost.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'Move your patron marker 2 spaces; occupied spaces are skipped and not counted. Played in step 2. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
