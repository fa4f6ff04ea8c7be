import type { Messages } from '../../../text.ts';

export const diplomacy = {
  'names.module.diplomacy': 'Diplomacy',
  'names.variant.diplomacy.normal': 'normal',
  'names.variant.diplomacy.hard': 'difficult',
  'names.card.visa': 'Visa',
  'names.a.visa': 'a visa',

  'events.borderRolled': '{crew} rolls {face} at the city gates, with influence {level} in {colour}.',
  'events.borderClosed': '{crew} does not pay {francs} F and stays in the city.',
  'events.bribePaid': '{crew} slips the officials {francs} F.',
  'events.influenceBought': '{crew} buys influence in {colour} for {francs} F. It is now {level}.',
  'questions.border': 'Officials in this {colour} city check your papers. Roll the die, or play a visa?',
  'questions.border.rolled':
    'You rolled {face}. Pay a bribe of {francs} F to leave this {colour} city, or stay and end your drive?',
  'questions.influence': 'Do you buy influence?',
  'answers.roll': 'Roll the die',
  'answers.bribe': 'Pay a bribe of {francs} F',
  'answers.stay': 'Stay in the city and end the drive',
  'answers.influence': 'Buy influence in {colour}: {francs} F',
  'verbs.roll': 'Roll',
  'verbs.bribe': 'Pay bribe',
  'verbs.stay': 'Stay',
  'verbs.influence': 'Buy influence',
  'refusals.expected.border': 'Roll to leave the city first, or play a visa.',
  'refusals.expected.bribe': 'First pay the bribe, or stay.',
  'refusals.expected.influence': 'First buy influence, or finish buying.',
  'refusals.border.rolled': 'You have already rolled for this drive.',
  'refusals.misplaced.border': 'You are not leaving a city, so nobody checks your papers.',
  'refusals.misplaced.influence': 'You can only buy influence with the funding action.',
  'refusals.influence.top': 'Your influence in {colour} is already at its maximum.',
  'refusals.influence.tooPoor': 'That step costs {price} F; you have {francs} F.',

  'modules.how.diplomacy': 'Officials guard the city gates: you need influence, or a bribe.',

  'modules.note.diplomacy':
    'Roll a die to leave a coloured city. If it is above your influence, pay 20 F per point or stay.',
  'boards.diplomacy.line': 'Influence: {colour}',
  'boards.diplomacy.buy': 'Buy next step: {francs} F',
  'boards.diplomacy.top': 'Maximum',
  'boards.diplomacy.gate': 'roll a die to leave: above {level}, pay {francs} F per point or stay',
  'boards.diplomacy.how': 'You can leave a city if the die is no higher than your influence in its colour.',
  'bivouac.does.visa': 'leave a city without rolling',
  'newspaper.head.borderRolled': '{crew} faces the officials',
  'newspaper.head.borderClosed': 'The gates stay shut for {crew}',
  'newspaper.head.influenceBought': '{crew} makes friends in high places',
} as const satisfies Messages;
