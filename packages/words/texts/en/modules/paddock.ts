import type { Messages } from '../../../text.ts';

export const paddock = {
  'names.module.paddock': 'Paddock',
  'names.variant.paddock.preset': 'pre-configured',
  'names.variant.paddock.free': 'free mode',
  'names.card.paddock': 'Paddock',
  'names.a.paddock': 'a paddock card',

  'events.gaugeTuned':
    '{crew} tunes the vehicle: maximum {gauge} {by|up raised|down lowered|other changed} to {max}.',
  'events.vehicleOutfitted': '{crew}’s maximum levels: petrol {petrol}, engine {engine}, chassis {chassis}.',
  'events.paddockLeft': '{crew} leaves the paddock.',
  'questions.paddock': 'What do you change on your vehicle?',
  'questions.workshop': 'Which gauge do you change?',
  'answers.tune':
    '{by|up Raise|down Lower|other Change} maximum {gauge} by 1 {by|up for|down and get|other for} 100 F',
  'verbs.tune': 'Tune',
  'refusals.expected.paddock': 'Change a gauge, or pass.',
  'refusals.expected.workshop': 'First choose which gauge to change.',
  'refusals.misplaced.tune': 'You can only change gauges in the paddock, or with a paddock card.',
  'refusals.tune.lowest': 'Maximum {gauge} cannot go below {least}.',
  'refusals.tune.highest': 'Maximum {gauge} cannot go above {most}.',
  'refusals.tune.tooPoor': 'That costs {price} F; you have {francs} F.',
  'refusals.tune.nothing': 'There is nothing you can change on your vehicle now.',

  'modules.how.paddock': 'No two vehicles are alike: each has its own gauge limits.',

  'modules.note.paddock': 'Raising a maximum by 1 costs 100 F. Lowering one by 1 pays you 100 F.',
  'boards.paddock.max': 'Maximum {max}',
  'boards.paddock.range': '{least} to {most}',
  'boards.paddock.up': '+1 for 100 F',
  'boards.paddock.down': '−1, get 100 F',
  'boards.paddock.left': 'has left the paddock',
  'boards.paddock.budget': 'Budget left: {francs} F. You do not keep it.',
  'boards.paddock.sales': 'From sales: {francs} F. You keep at most {most} F of it.',
  'decide.ask.pass.paddock': 'Leave the paddock? You cannot change anything else before the race.',
  'bivouac.does.paddock': 'change a gauge’s maximum by 1',
  'newspaper.head.gaugeTuned': '{crew} tunes the vehicle',
} as const satisfies Messages;
