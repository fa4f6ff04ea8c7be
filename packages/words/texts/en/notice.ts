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
  'notice.mail': 'By mail',
  'notice.mail.address': 'Address',
  'notice.mail.send': 'Send a code',
  'notice.mail.sent': 'A code is on its way there. It is good for ten minutes.',
  'notice.mail.code': 'Code from the mail',
  'notice.mail.confirm': 'Confirm',
  'notice.mail.on': 'Notices go to {address}.',
  'notice.mail.stop': 'No more mail',
  'notice.mail.letter':
    'Your code for The Great Race is {code}. It is good for ten minutes. If you did not ask for it, forget this mail.',
  'notice.mail.foot': 'You asked for this mail in the menu of a table. There you can also end it.',
} as const satisfies Messages;
