import type { Messages } from '../../text.ts';

// Notices to players who are not looking at the page.
export const notice = {
  'notice.want': 'Notify me when it is my turn',
  'notice.title': 'Notifications on this device',
  'notice.how':
    'If it has been your turn for a minute and the table is not open, we notify you, at most once every {minutes|one minute|other # minutes}.',
  'notice.inTab': 'You are notified while this page is open in another tab.',
  'notice.stop': 'Stop notifications',
  'notice.cannot':
    'This browser cannot show notifications here. They need a secure connection and your permission.',
  'notice.turn': 'It is your turn at {count|one a table|other # tables}.',
  'notice.tab.head': 'Your turn',
  'notice.tab.with': '{race} with {names}',
  'notice.tab.more': '{count|one # more|other # more}',
  'notice.tab.title': '{count|one Your turn|other (#) Your turn} · The Great Race',
  'notice.tab.left': '{time} left',
  'notice.mail': 'By email',
  'notice.mail.address': 'Email address',
  'notice.mail.send': 'Send code',
  'notice.mail.sent': 'We have sent a code to that address. It is valid for ten minutes.',
  'notice.mail.code': 'Code from the email',
  'notice.mail.confirm': 'Confirm',
  'notice.mail.on': 'Notifications go to {address}.',
  'notice.mail.stop': 'Stop emails',
  'notice.mail.letter':
    'Your code for The Great Race is {code}. It is valid for ten minutes. If you did not ask for it, ignore this email.',
  'notice.mail.foot': 'You asked for this email in the menu of a table. You can turn it off there.',
  'notice.tab.challenge': 'A challenge',
} as const satisfies Messages;
