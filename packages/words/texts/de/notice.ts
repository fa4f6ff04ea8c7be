import { translationOf } from '../../text.ts';
import type { notice as English } from '../en/notice.ts';

export const notice = translationOf<typeof English>()({
  'notice.want': 'Benach\u00adrichtigen, wenn ich dran bin',
  'notice.title': 'Benach\u00adrichtigungen auf diesem Gerät',
  'notice.how':
    'Bist du seit einer Minute dran und hast den Tisch nicht offen, benachrichtigen wir dich, höchstens {minutes|one jede Minute|other alle # Minuten}.',
  'notice.inTab': 'Du wirst benachrichtigt, solange diese Seite in einem anderen Tab offen ist.',
  'notice.stop': 'Benach\u00adrichtigungen ausschalten',
  'notice.cannot':
    'Dieser Browser kann hier keine Benachrichtigungen zeigen. Dafür braucht es eine sichere Verbindung und deine Erlaubnis.',
  'notice.turn': 'Du bist an {count|one einem Tisch|other # Tischen} dran.',
  'notice.tab.head': 'Du bist dran',
  'notice.tab.with': '{race} mit {names}',
  'notice.tab.more': '{count|one noch eins|other noch #}',
  'notice.tab.title': '{count|one Du bist dran|other (#) Du bist dran} · The Great Race',
  'notice.tab.left': 'noch {time}',
  'notice.mail': 'Per E-Mail',
  'notice.mail.address': 'E-Mail-Adresse',
  'notice.mail.send': 'Code senden',
  'notice.mail.sent': 'Wir haben einen Code an diese Adresse geschickt. Er gilt zehn Minuten.',
  'notice.mail.code': 'Code aus der E-Mail',
  'notice.mail.confirm': 'Bestätigen',
  'notice.mail.on': 'Benachrichtigungen gehen an {address}.',
  'notice.mail.stop': 'E-Mails ausschalten',
  'notice.mail.letter':
    'Dein Code für The Great Race ist {code}. Er gilt zehn Minuten. Hast du ihn nicht angefordert, ignoriere diese E-Mail.',
  'notice.mail.foot':
    'Diese E-Mails hast du im Menü eines Tisches eingeschaltet. Dort kannst du sie auch wieder ausschalten.',
  'notice.tab.challenge': 'Eine Herausforderung',
});
