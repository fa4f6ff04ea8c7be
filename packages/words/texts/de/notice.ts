import { translationOf } from '../../text.ts';
import type { notice as english } from '../en/notice.ts';

export const notice = translationOf<typeof english>()({
  'notice.want': 'Melden, wenn ich dran bin',
  'notice.title': 'Meldungen auf diesem Gerät',
  'notice.how':
    'Wer seit einer Minute gefragt ist und nicht hinsieht, bekommt eine Meldung, die nächste frühestens in {minutes} Minuten.',
  'notice.stop': 'Keine Meldungen mehr',
  'notice.cannot':
    'Dieser Browser zeigt hier keine Meldungen. Sie brauchen eine sichere Verbindung und deine Erlaubnis.',
  'notice.turn': 'Du bist dran an {count|one einem Tisch|other # Tischen}.',
  'notice.other': 'Du bist an einem anderen Tisch dran',
  'notice.go': 'Dorthin',
  'notice.mail': 'Per E-Mail',
  'notice.mail.address': 'Adresse',
  'notice.mail.send': 'Code senden',
  'notice.mail.sent': 'Ein Code ist unterwegs. Er gilt zehn Minuten.',
  'notice.mail.code': 'Code aus der E-Mail',
  'notice.mail.confirm': 'Bestätigen',
  'notice.mail.on': 'Meldungen gehen an {address}.',
  'notice.mail.stop': 'Keine E-Mails mehr',
  'notice.mail.letter':
    'Dein Code für The Great Race ist {code}. Er gilt zehn Minuten. Hast du ihn nicht verlangt, vergiss diese E-Mail.',
  'notice.mail.foot':
    'Um diese E-Mail hast du im Menü eines Tisches gebeten. Dort kannst du sie auch beenden.',
});
