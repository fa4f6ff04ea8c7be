import type { Messages } from '../../../text.ts';

// The page as something one has: without a network, installed, renewed.
export const edition = {
  'edition.part': 'On this device',
  'edition.offline.no': 'This browser does not keep the page itself: opening it takes a network.',
  'edition.offline.fetching': 'The page is being put away for days without a network …',
  'edition.offline.ready': 'All of it is here: races, campaigns, the Dash, the rules, four languages.',
  'edition.install': 'Install',
  'edition.install.how': 'With an icon of its own, like any other game on this device.',
  'edition.news': 'What is new',
  'edition.news.aside': 'in players’ words',
  'edition.arrived': 'A new edition has arrived.',
  'edition.arrived.how':
    'It comes by itself the next time you start. Your races stay as they are, whichever edition they began in.',
  'edition.arrived.take': 'Change to it now',
  'edition.arrived.small': 'Repairs and small things.',
  'edition.renewed': 'You have a new edition.',
  'edition.here': 'In this edition',
} as const satisfies Messages;
