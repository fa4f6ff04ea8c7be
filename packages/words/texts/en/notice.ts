import type { Messages } from '../../text.ts';

// Being told that one is asked, where one does not look.
export const notice = {
  'notice.want': 'Tell me when it is my turn',
  'notice.title': 'Notices on this device',
  'notice.how':
    'Where one is asked for a minute and does not look, a notice comes; another one in {minutes} minutes at the earliest.',
  'notice.stop': 'Stop the notices',
  'notice.cannot': 'This browser shows no notices here. They need a secure connection, and your leave.',
  'notice.turn': 'It is your turn at {count|one a table|other # tables}.',
  'notice.other': 'Your turn at another table',
  'notice.go': 'Go there',
} as const satisfies Messages;
