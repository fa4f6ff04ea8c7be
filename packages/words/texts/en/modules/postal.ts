export const postal = {
  'names.module.postal': 'Postal service',
  'names.card.express-delivery': 'Express delivery',
  'names.a.express-delivery': 'an express delivery',

  'events.parcelsLaid': 'The post brings {count|one # parcel|other # parcels} to the cities.',
  'events.parcelAboard': '{crew} sets out with a {colour} parcel aboard.',
  'events.parcelLoaded': '{crew} loads a {colour} parcel {at}.',
  'events.parcelDelivered': '{crew} delivers a {colour} parcel {at}: {francs} F.',
  'questions.parcel.express':
    'The {colour} parcel aboard is for another city: only an express delivery hands it over {at}.',
  'questions.parcel':
    'A {colour} parcel lies {at}. Another {colour} city pays {francs} F for it: do you load it?',
  'answers.leave': 'Leave it as it is',
  'answers.load': 'Load the parcel',
  'verbs.leave': 'Not here',
  'verbs.load': 'Load',
  'refusals.expected.load': 'Say first whether you load the parcel that lies here.',
  'refusals.expected.express': 'Say first whether an express delivery is played here.',
  'refusals.parcel.laden': 'You have a parcel aboard; it has to be delivered before you load another.',
  'refusals.misplaced.parcel': 'Parcels are loaded on arriving in a city.',
  'refusals.express.noParcel': 'You have no parcel aboard to deliver.',
  'refusals.express.noCity': 'An express delivery needs a coloured city.',
  'refusals.express.fromHere': 'This parcel was loaded here; it goes to another city.',
} as const;
