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
} as const;
