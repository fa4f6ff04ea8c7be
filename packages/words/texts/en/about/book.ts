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
  'book.title': 'The rules',
  'book.aside': 'every one with its number, as this edition plays it',
  'book.chapters': 'Chapters',
  'book.search': 'Search the rules',
  'book.found': '{count|0 No rule says that.|one # rule|other # rules}',
  'book.ruling': 'Ruling',
  'book.unknown': 'There is no rule {rule}. Here are all there are.',
  'book.toRace': 'Back to the race',
} as const satisfies Messages;
