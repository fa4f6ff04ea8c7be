export const paddock = {
  'names.module.paddock': 'Paddock',
  'names.variant.paddock.preset': 'ready-made vehicles',
  'names.variant.paddock.free': 'open workshop',
  'names.card.paddock': 'Paddock',
  'names.a.paddock': 'a paddock card',

  'events.gaugeTuned':
    '{crew} tunes the vehicle: maximum of {gauge} {by|up raised|down lowered|other changed} to {max}.',
  'events.vehicleOutfitted':
    '{crew} comes with maxima of {petrol} (petrol), {engine} (engine) and {chassis} (chassis).',
  'events.paddockLeft': '{crew} leaves the paddock.',
  'questions.paddock': 'What do you change on your vehicle?',
  'questions.workshop': 'Which gauge do you change?',
  'answers.tune':
    '{by|up Raise|down Lower|other Change} the maximum of {gauge} by 1 {by|up for|down and get|other for} 100 F',
  'verbs.tune': 'Tune',
  'refusals.expected.paddock': 'Change a gauge, or pass.',
  'refusals.expected.workshop': 'Choose first which gauge you change.',
  'refusals.misplaced.tune': 'Gauges are changed in the paddock, or with a paddock card.',
  'refusals.tune.lowest': 'The maximum of {gauge} cannot go below {least}.',
  'refusals.tune.highest': 'The maximum of {gauge} cannot go above {most}.',
  'refusals.tune.tooPoor': 'That costs {price} F; you have {francs} F.',
  'refusals.tune.nothing': 'There is nothing on your vehicle you could change now.',
} as const;
