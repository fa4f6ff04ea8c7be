import type { Box, Moment } from '@race/great-race';
import type { Messages } from '../../text.ts';

// Deciding at the table: the bar, the boxes and the petrol gauge, the cards and the rules.
export const decide = {
  'decide.sequence': 'Your sequence',
  'decide.step.petrol': '1 Petrol',
  'decide.step.cards': '2 Cards',
  'decide.step.assistant': '3 Assistant',

  // Buttons, where one verb is not enough or not the right one.
  'decide.lay': 'Place tiles',
  'decide.fund': 'Raise {francs} F',
  'decide.list': 'Show list',
  'decide.choices': 'Choices',
  'decide.parts': 'Parts',
  'decide.first.space': 'choose a space',
  'decide.first.one': 'choose one',

  'decide.way': 'Drive {into}: {words}.',
  'decide.line': 'Take {line}: {words}.',
  'decide.left': 'Petrol left: {left} of {max}.',
  'decide.leftAtMost': 'Petrol left: {left|0 0|other at most #} of {max}.',
  'decide.orPlay': 'Or play one instead.',
  'decide.unknown': '{count|one # unfamiliar space|other # unfamiliar spaces}',

  'decide.note.pathfinder': 'place or draw',
  'decide.note.mechanics': 'drive or repair',
  'decide.note.security': 'on guard',
  'decide.note.funding': 'raises {francs} F',
  'decide.note.empty': 'empty',
  'decide.box': '{box}: {count|0 no assistants|one # assistant|other # assistants}',
  'decide.buy': 'Buy petrol',
  'decide.less': 'One level less',
  'decide.more': 'One level more',

  'decide.hand': '{cards}/{chassis} (hand limit = chassis)',
  'decide.drawn': 'just drawn',
  'decide.when.anyTime': 'Any time',
  'decide.when.withDrive': 'With a drive',
  'decide.when.withRepair': 'With a repair',
  'decide.when.beforeAssistant': 'Before assistant',
  'decide.when.danger': 'Danger',
  'decide.played': 'When: {when}.',
  'decide.lit': 'can be used now',
  'decide.now': 'You can play it now.',
  'decide.rule': 'Read the rule',
  'decide.ruling': 'Ruling in this version',
  'decide.previousRule': 'Previous rule',
  'decide.nextRule': 'Next rule',
} as const satisfies Messages & {
  readonly [Key in `decide.note.${Box}` | `decide.when.${Moment | 'danger'}`]: string;
};
