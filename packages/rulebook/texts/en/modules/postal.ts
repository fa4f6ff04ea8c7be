import type { postal as chapter } from '../../../chapters/modules/postal.ts';
import type { ChapterText } from '../../../text.ts';

export const postal = {
  sections: {
    postal: 'The postal service',
  },
  rules: {
    'POSTAL-01': {
      title: 'Two express cards',
      rule: 'Shuffle 2 express delivery cards into the deck.',
    },
    'POSTAL-02': {
      title: 'Parcels at the start',
      rule: 'Parcels are cubes in the four city colours and have their own bag. At set-up, the first player draws one for every city; then each crew draws one to carry.',
    },
    'POSTAL-03': {
      title: 'Delivering',
      rule: 'When you arrive in a city of your parcel’s colour, you deliver it: the cube goes back into the bag and you receive 30 F. Then you may load the parcel of that city.',
    },
    'POSTAL-04': {
      title: 'One parcel at a time',
      rule: 'You carry one parcel and must deliver it before you load another.',
      ruling: 'If you have no parcel when you arrive in a city, you may load the one there.',
    },
    'POSTAL-05': {
      title: 'New parcels',
      rule: 'During maintenance, after the new turn order, every city without a parcel gets a new one.',
    },
    'POSTAL-06': {
      title: 'Where parcels go',
      ruling:
        'Purple cities hold no parcels and accept none, not even by express delivery. You play an express delivery on arrival, or in step 2 while you are in a coloured city; then you may load the parcel there. You may load a parcel of the city’s own colour; it waits for another city of that colour.',
    },
    'POSTAL-07': {
      title: 'Not where it was loaded',
      ruling:
        'You can never deliver a parcel in the city where you loaded it, not even by express delivery. You cannot throw a parcel away.',
    },
    'POSTAL-08': {
      title: 'An empty parcel bag',
      ruling:
        'When the bag is empty, cities stay without a parcel until there is one again. Chance decides which city gets it.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Express delivery',
      rule: 'Deliver your parcel in any coloured city, except the one where you loaded it. Played in step 2 or on arrival. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
