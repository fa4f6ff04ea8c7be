export const patronage = {
  'names.card.dandy': 'Dandy',
  'names.a.dandy': 'a dandy',
  'names.module.patronage': 'Patronage',

  'events.patronMoved': '{crew}’s patron warms to the venture: {francs} F are waiting.',
  'events.patronCashed': '{crew} cashes in with the patron: {francs} F.',
  'answers.cash': 'Cash in {francs} F and give up this sequence',
  'verbs.cash': 'Cash in',
  'refusals.cash.nothing': 'Your marker is on the start space, so there is nothing to cash in.',
  'refusals.cash.tooLate': 'You can only cash in at the very start of a sequence, before petrol and cards.',
  'refusals.dandy.moves': 'There is no free space ahead of your marker, so a dandy would not move it.',
} as const;
