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
  'decide.ask.last': 'Last convoy: {crew} has arrived.',
  'decide.ask.pathfinder': 'Lay two tiles from where you stand, or draw a card.',
  'decide.ask.mechanics':
    '{spaces|0 No drive is possible from here.|one Drive # space: touch a lit one. Or repair.|other Drive up to # spaces: touch a lit one. Or repair.}',
  'decide.ask.broken': 'The engine is at 0: repair it before you drive.',
  'decide.ask.dry': 'The tank is empty: without petrol no drive is possible from here.',
  'decide.ask.security':
    '{tiles|0 There is no tile beside you to remove. A guard on watch averts a danger.|one Remove the lit tile beside you, or keep the guard on watch.|other Remove one of the # lit tiles beside you, or keep the guard on watch.}',
  'decide.ask.funding': '{assistants|one One assistant raises|other # assistants together raise} {francs} F.',
  'decide.ask.petrol':
    '{levels|one # level|other # levels} of petrol for {francs} F. A level costs {price} F {where|city in a city|other away from the cities}.',

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
  readonly [Key in `decide.${'ask' | 'note'}.${Box}` | `decide.when.${Moment | 'danger'}`]: string;
};
