import type { Messages } from '../../text.ts';

// What the device stores, and what could be lost.
export const storage = {
  'storage.full':
    'This device is out of space. This race can no longer be saved: save it as a file before you close the page.',
  'storage.gone': 'The browser can no longer save. Save this race as a file before you close the page.',
  'storage.tight': 'This device is running out of space. Save the races you want to keep as files.',
  'storage.part': 'Your races',
  'storage.used': '{used} MB used.',
  'storage.safe': 'Your races will not be deleted automatically.',
  'storage.unsafe':
    'If space runs short, the browser may delete your races, and a private window forgets them when you close it. Races saved as files are safe.',
  'storage.ask': 'Keep permanently',
  'storage.denied': 'The browser did not allow this. Save the races you want to keep as files.',
} as const satisfies Messages;
