import type { Messages } from '../../text.ts';

// The book of rules: its parts, and ways into it and out again.
export const book = {
  'book.appendix': 'Appendix: first plans',
  'book.part.race': 'The race',
  'book.part.cards': 'The cards',
  'book.part.modules': 'Modules',
  'book.part.solo': 'Solo against René',
  'book.part.dash': 'The Dash',
  'book.part.table': 'At the table',
  'book.print': 'Print',
  'book.inBook': 'Show in rulebook',
  'book.back': 'Back',
  'book.title': 'Rules',
  'book.aside': 'every rule as this version plays it',
  'book.chapters': 'Chapters',
  'book.search': 'Search the rules',
  'book.found': '{count|0 No rules found.|one # rule|other # rules}',
  'book.ruling': 'Ruling',
  'book.unknown': 'There is no rule {rule}. Here are all the rules.',
  'book.toRace': 'Back to race',
} as const satisfies Messages;
