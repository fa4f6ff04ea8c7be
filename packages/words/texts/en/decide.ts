import type { Box, Moment } from '@race/great-race';
import type { Messages } from '../../text.ts';

// Deciding at the table: the bar, the boxes and the petrol gauge, the cards and the rules.
export const decide = {
  'decide.sequence': 'Your sequence',
  'decide.step.petrol': '1 Petrol',
  'decide.step.cards': '2 Cards',
  'decide.step.assistant': '3 Assistant',

  // Buttons, where one verb is not enough or not the right one.
  'decide.lay': 'Lay tiles',
  'decide.fund': 'Raise {francs} F',
  'decide.list': 'As a list',
  'decide.choices': 'Choices',
  'decide.parts': 'Parts',
  'decide.first.space': 'choose a space',
  'decide.first.one': 'choose one',

  'decide.way': 'Drive {into}: {words}.',
  'decide.line': 'Take {line}: {words}.',
  'decide.left': 'Leaves {left} of {max} petrol.',
  'decide.leftAtMost': 'Leaves at most {left} of {max} petrol.',
  'decide.orPlay': 'Or play one: that counts too.',
  'decide.unknown': '{count|one # unfamiliar space|other # unfamiliar spaces}',

  'decide.note.pathfinder': 'lay or draw',
  'decide.note.mechanics': 'drive or repair',
  'decide.note.security': 'on guard',
  'decide.note.funding': 'raises {francs} F',
  'decide.note.empty': 'empty',
  'decide.box': '{box}: {count|0 no assistant|one # assistant|other # assistants}',
  'decide.buy': 'Buy petrol',
  'decide.less': 'One level less',
  'decide.more': 'One level more',

  'decide.hand': '{cards} of {chassis}: chassis {chassis}',
  'decide.drawn': 'just drawn',
  'decide.when.anyTime': 'Any time',
  'decide.when.withDrive': 'With a drive',
  'decide.when.withRepair': 'With a repair',
  'decide.when.beforeAssistant': 'Before assistant',
  'decide.when.danger': 'Danger',
  'decide.played': 'When: {when}.',
  'decide.lit': 'can be used now',
  'decide.now': 'It can be played now.',
  'decide.rule': 'Rule {rule}',
  'decide.ruling': 'Ruling of this edition',
  'decide.previousRule': 'Previous rule',
  'decide.nextRule': 'Next rule',
} as const satisfies Messages & {
  readonly [Key in `decide.note.${Box}` | `decide.when.${Moment | 'danger'}`]: string;
};
