import type { Messages } from '../../text.ts';

// The page as something one has: offline, installed, updated.
export const edition = {
  'edition.part': 'On this device',
  'edition.offline.no': 'This browser cannot store the game for offline play.',
  'edition.offline.fetching': 'Downloading for offline play…',
  'edition.offline.ready':
    'Ready to play offline: races, campaigns, the Dash, the rules, all four languages.',
  'edition.install': 'Install',
  'edition.install.how': 'Adds an icon to this device, like any other app.',
  'edition.news': 'What’s new',
  'edition.news.aside': 'the latest changes',
  'edition.arrived': 'A new version is available.',
  'edition.arrived.how':
    'It is used the next time you open the game. Your races stay as they are, whichever version they started in.',
  'edition.arrived.take': 'Update now',
  'edition.arrived.small': 'Fixes and small improvements.',
  'edition.renewed': 'You now have the latest version.',
  'edition.here': 'In this version',
} as const satisfies Messages;
