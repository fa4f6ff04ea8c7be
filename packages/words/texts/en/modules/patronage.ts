export const patronage = {
  'names.card.dandy': 'Dandy',
  'names.a.dandy': 'a dandy',
  'names.module.patronage': 'Patronage',

  'events.patronMoved': '{crew}’s patron warms to the venture: {francs} F now lie under the marker.',
  'events.patronCashed': '{crew} cashes in with the patron: {francs} F.',
  'answers.cash': 'Cash in with the patron: {francs} F, and the sequence is over',
  'verbs.cash': 'Cash in',
  'refusals.cash.nothing': 'Your marker is on the start: there is nothing to cash in.',
  'refusals.cash.tooLate': 'Cashing in comes at the very start of a sequence, before petrol and cards.',
  'refusals.dandy.moves': 'No free space is left before your marker, so a dandy would move nothing.',
} as const;
