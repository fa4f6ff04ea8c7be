import type { Messages } from '../../text.ts';

// The page as a whole, whatever it shows.
export const site = {
  'site.language': 'Language',
  'site.loading': 'Loading…',
  'site.failed': 'Something could not be loaded. Please reload the page.',
  'site.credits': 'Credits',
  'site.privacy': 'Privacy',

  'site.dismiss': 'OK',

  'site.on': 'On',
  'site.off': 'Off',
  'site.drop': 'Delete',
  'site.dropAgain': 'Yes, delete',
} as const satisfies Messages;
