import type { Messages } from '../../text.ts';

// The question a player is asked.
export const questions = {
  'questions.setup': 'Which vehicle will you drive?',
  'questions.bivouac': 'Which card do you take?',
  'questions.plan': 'Where do you place your five assistants?',
  'questions.sequence.petrol': 'Your sequence: buy petrol, play cards, then play an assistant.',
  'questions.sequence.cards': 'Play more cards, or play an assistant.',
  'questions.lay.hold': 'Which tile do you place next?',
  'questions.lay.place': 'Where do you place this tile: {tile}?',
  'questions.repair': 'What do you repair with? A part costs {price} F here.',
  'questions.drive': 'Where do you drive? {spaces|one # space|other # spaces} left.',
  'questions.entry.danger': 'Danger {at}! Driving in would cost {price}. How do you respond?',
  'questions.entry.petrol': 'Not enough petrol to drive {into}: it costs {price}. What do you do?',
  'questions.halt': 'Stop symbol {at}: the drive ends here unless you play a guide.',
  'questions.split.own': 'Take {amount|other # damage} on engine or chassis.',
  'questions.split.other': 'Put {amount|other # damage} on {crew}’s engine or chassis.',
  'questions.hand':
    'Your hand limit is {chassis}, your chassis level. Discard {excess|one # card|other # cards}.',
  'questions.tracking': 'You drew {drawn|one # card|other # cards}. Which one do you discard?',
  'questions.target': '{card}: which crew do you target?',
  'questions.pick': '{card}: choose tile {number} of {count}.',
  'questions.window.crew': 'Danger! {crew} plays {card} against {target}. Do you stop it?',
  'questions.window.tiles': 'Danger! {crew} plays {card} on {places}. Do you stop it?',
  'questions.waiting': 'Waiting for {crews}.',
} as const satisfies Messages;
