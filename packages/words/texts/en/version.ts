import type { Messages } from '../../text.ts';

// The page on a device: offline use, installation, updates.
export const version = {
  'version.part': 'On this device',
  'version.offline.no': 'This browser cannot store the game for offline play.',
  'version.offline.fetching': 'Downloading for offline play…',
  'version.offline.ready':
    'Ready to play offline: races, campaigns, the Dash, the rules, all four languages.',
  'version.install': 'Install',
  'version.install.how': 'Adds an icon to this device, like any other app.',
  'version.news': 'What’s new',
  'version.news.aside': 'the latest changes',
  'version.arrived': 'A new version is available.',
  'version.arrived.how':
    'It is used the next time you open the game. Your races stay as they are, whichever version they started in.',
  'version.arrived.take': 'Update now',
  'version.arrived.small': 'Fixes and small improvements.',
  'version.renewed': 'You now have the latest version.',
  'version.here': 'In this version',
} as const satisfies Messages;
