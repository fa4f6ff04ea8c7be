import type { Messages } from '../../../text.ts';

// The book of rules: its parts, and ways into it and out again.
export const book = {
  'book.part.race': 'The race',
  'book.part.cards': 'The cards',
  'book.part.modules': 'Modules',
  'book.part.solo': 'Alone against René',
  'book.part.dash': 'The Dash',
  'book.part.table': 'At the table',
  'book.print': 'Print',
  'book.inBook': 'In the book',
  'book.back': 'Back',
} as const satisfies Messages;
