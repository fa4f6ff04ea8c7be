import { translationOf } from '../../text.ts';
import type { notice as english } from '../en/notice.ts';

export const notice = translationOf<typeof english>()({
  'notice.want': 'Meld me als ik aan de beurt ben',
  'notice.title': 'Meldingen op dit apparaat',
  'notice.how':
    'Wie een minuut lang gevraagd is en niet kijkt, krijgt een melding, de volgende op zijn vroegst na {minutes} minuten.',
  'notice.stop': 'Geen meldingen meer',
  'notice.cannot':
    'Deze browser toont hier geen meldingen. Die vragen een veilige verbinding en je toestemming.',
  'notice.turn': 'Je bent aan de beurt aan {count|one een tafel|other # tafels}.',
  'notice.other': 'Je bent aan een andere tafel aan de beurt',
  'notice.go': 'Erheen',
});
