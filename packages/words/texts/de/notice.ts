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
});
