import type { Messages } from '../../../text.ts';

export const postal = {
  'names.module.postal': 'Postal service',
  'names.card.express-delivery': 'Express delivery',
  'names.a.express-delivery': 'an express delivery',

  'events.parcelsLaid': 'The post brings {count|one # parcel|other # parcels} to the cities.',
  'events.parcelAboard': '{crew} sets out with a {colour} parcel aboard.',
  'events.parcelLoaded': '{crew} loads a {colour} parcel {at}.',
  'events.parcelDelivered': '{crew} delivers a {colour} parcel {at} for {francs} F.',
  'questions.parcel.express':
    'Your {colour} parcel is for another city. Play an express delivery to deliver it {at}?',
  'questions.parcel':
    'A {colour} parcel is waiting {at}. Another {colour} city pays {francs} F for it. Do you load it?',
  'answers.leave': 'Leave it',
  'answers.load': 'Load the parcel',
  'verbs.leave': 'Leave it',
  'verbs.load': 'Load',
  'refusals.expected.load': 'First decide whether to load the parcel here.',
  'refusals.expected.express': 'First decide whether to play an express delivery here.',
  'refusals.parcel.laden': 'You already have a parcel aboard. Deliver it before you load another.',
  'refusals.misplaced.parcel': 'You can only load a parcel when you arrive in a city.',
  'refusals.express.noParcel': 'You have no parcel to deliver.',
  'refusals.express.noCity': 'An express delivery only works in a coloured city.',
  'refusals.express.fromHere': 'This parcel was loaded here. Deliver it in another city.',

  'modules.how.postal': 'Parcels wait in the cities. Deliver them for 30 F each.',

  'modules.note.postal':
    'Deliver your parcel in a city of its colour for 30 F. Then you can load the parcel waiting there.',
  'boards.postal.aboard': 'Aboard',
  'boards.postal.parcel': '{colour} parcel',
  'boards.postal.none': 'no parcel',
  'boards.postal.cities': 'Waiting in the cities',
  'boards.postal.bag': 'In the bag',
  'boards.postal.ahead': 'delivering your parcel there pays {francs} F',
  'boards.postal.pays': '30 F for each parcel delivered in a city of its colour',
  'bivouac.does.express-delivery': 'deliver your parcel in any coloured city',
  'newspaper.head.parcelDelivered': '{crew} delivers the post',
  'newspaper.head.parcelsLaid': 'Post reaches the cities',
} as const satisfies Messages;
