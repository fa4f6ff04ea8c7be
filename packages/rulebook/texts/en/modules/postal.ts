import type { postal as chapter } from '../../../chapters/modules/postal.ts';
import type { ChapterText } from '../../../text.ts';

export const postal = {
  sections: { postal: 'The postal service' },
  rules: {
    'POSTAL-01': {
      title: 'Two fast messengers',
      rule: '2 express delivery cards are shuffled into the deck.',
    },
    'POSTAL-02': {
      title: 'Parcels at the start',
      rule: 'Parcels are cubes in the four city colours and come out of a bag of their own. At set-up one is drawn for every city, then one for every crew, which takes it aboard.',
    },
    'POSTAL-03': {
      title: 'Delivering',
      rule: 'Arriving in a city of its colour delivers the parcel aboard: the cube goes back into the bag and the crew gets 30 F. Then it may load the parcel that lies in the city.',
    },
    'POSTAL-04': {
      title: 'One parcel at a time',
      rule: 'A crew carries a single parcel and has to deliver it before it loads another.',
      ruling: 'A crew with nothing aboard may load the parcel of any city it arrives in.',
    },
    'POSTAL-05': {
      title: 'New parcels',
      rule: 'During maintenance, once the new turn order stands, every city without a parcel gets a new one.',
    },
    'POSTAL-06': {
      title: 'Where parcels go',
      ruling:
        'Purple cities have no parcels and accept none, not even by express. An express delivery is played on arriving, or in step 2 while the vehicle stands in a coloured city; afterwards the parcel there may be loaded. A parcel of the city’s own colour may be loaded too, and waits for another city of that colour.',
    },
    'POSTAL-07': {
      title: 'Not where it was loaded',
      ruling:
        'No parcel is ever delivered in the city it was loaded in, not even by express. None can be thrown away.',
    },
    'POSTAL-08': {
      title: 'An empty parcel bag',
      ruling:
        'When the bag has too few parcels, chance decides which cities get one; the others wait until there is one.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Express delivery',
      rule: 'The parcel aboard is delivered in whatever city the crew is in, regardless of its colour. For step 2 of a sequence, or on arriving. 2 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
