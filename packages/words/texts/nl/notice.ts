import { translationOf } from '../../text.ts';
import type { notice as English } from '../en/notice.ts';

export const notice = translationOf<typeof English>()({
  'notice.want': 'Melding krijgen als ik aan de beurt ben',
  'notice.title': 'Meldingen op dit apparaat',
  'notice.how':
    'Ben je een minuut aan de beurt en staat de tafel niet open, dan krijg je een melding, hoogstens eens per {minutes|one minuut|other # minuten}.',
  'notice.inTab': 'Je krijgt een melding zolang deze pagina in een ander tabblad openstaat.',
  'notice.stop': 'Meldingen uitzetten',
  'notice.cannot':
    'Deze browser kan hier geen meldingen tonen. Daarvoor zijn een beveiligde verbinding en je toestemming nodig.',
  'notice.turn': 'Je bent aan de beurt aan {count|one een tafel|other # tafels}.',
  'notice.tab.head': 'Jij bent aan zet',
  'notice.tab.with': '{race} met {names}',
  'notice.tab.more': '{count|one nog #|other nog #}',
  'notice.tab.title': '{count|one Jij bent aan zet|other (#) Jij bent aan zet} · The Great Race',
  'notice.tab.left': 'nog {time}',
  'notice.mail': 'Per e-mail',
  'notice.mail.address': 'E-mailadres',
  'notice.mail.send': 'Code sturen',
  'notice.mail.sent': 'We hebben een code naar dat adres gestuurd. Hij is tien minuten geldig.',
  'notice.mail.code': 'Code uit de e-mail',
  'notice.mail.confirm': 'Bevestigen',
  'notice.mail.on': 'Meldingen gaan naar {address}.',
  'notice.mail.stop': 'E-mails stopzetten',
  'notice.mail.letter':
    'Je code voor The Great Race is {code}. Hij is tien minuten geldig. Heb je er niet om gevraagd, dan kun je deze e-mail negeren.',
  'notice.mail.foot':
    'Je hebt om deze e-mail gevraagd in het menu van een tafel. Daar kun je hem ook uitzetten.',
  'notice.tab.challenge': 'Een uitdaging',
});
