import type { Messages } from '../../../text.ts';

// What the device keeps, and what could be lost.
export const storage = {
  'storage.full':
    'There is no room left on this device: from here on this race lasts as long as the page is open. Save it as a file to keep it.',
  'storage.gone':
    'The browser has stopped keeping things: from here on this race lasts as long as the page is open. Save it as a file to keep it.',
  'storage.tight':
    'Room on this device is running out. Save what you would miss as a file, before the browser can keep no more.',
  'storage.part': 'Your races',
  'storage.used': '{used} MB are taken.',
  'storage.safe': 'The browser has promised not to clear them away by itself.',
  'storage.unsafe':
    'When room runs short the browser may clear them away, and a private window forgets them when it is closed. What is saved as a file is safe.',
  'storage.ask': 'Ask for a promise',
  'storage.denied': 'The browser does not promise it. Save what you would miss as a file.',
} as const satisfies Messages;
