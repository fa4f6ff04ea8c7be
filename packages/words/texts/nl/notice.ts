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
  'notice.mail': 'Per e-mail',
  'notice.mail.address': 'Adres',
  'notice.mail.send': 'Stuur een code',
  'notice.mail.sent': 'Er is een code onderweg. Hij geldt tien minuten.',
  'notice.mail.code': 'Code uit de e-mail',
  'notice.mail.confirm': 'Bevestigen',
  'notice.mail.on': 'Meldingen gaan naar {address}.',
  'notice.mail.stop': 'Geen e-mail meer',
  'notice.mail.letter':
    'Je code voor The Great Race is {code}. Hij geldt tien minuten. Heb je er niet om gevraagd, vergeet deze e-mail dan.',
  'notice.mail.foot': 'Om deze e-mail vroeg je in het menu van een tafel. Daar kun je hem ook stopzetten.',
});
