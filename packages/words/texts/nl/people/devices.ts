import { translationOf } from '../../../text.ts';
import type { devices as English } from '../../en/people/devices.ts';

export const devices = translationOf<typeof English>()({
  'devices.title': 'Je apparaten',
  'devices.how':
    'Hier ben je ingelogd. Een apparaat dat 60 dagen niet wordt gebruikt, wordt afgemeld, en elk apparaat na een jaar.',
  'devices.guest.how':
    'Deze apparaten spelen als jij. Je kunt de apparaten afmelden die na dit apparaat zijn toegevoegd.',
  'devices.unknown': 'Onbekend apparaat',
  'devices.here': 'Dit apparaat',
  'devices.used': 'Laatst gebruikt: {date}',
  'devices.since': 'Ingelogd sinds {date}',
  'devices.end': 'Afmelden',
  'devices.end.of': '{device} afmelden',
  'devices.ended': 'Dat apparaat is afgemeld.',
  'prove.how':
    'Log opnieuw in voordat je een toegang verandert, je gegevens bewaart of wist, of andere apparaten afmeldt. Dat geldt 15 minuten.',
  'prove.move': 'Log opnieuw in voordat je naar een ander apparaat gaat.',
  'prove.admin': 'Log opnieuw in om meldingen te zien en af te handelen. Dat geldt 15 minuten.',
  'totp.title': 'Authenticator-app',
  'totp.off':
    'Uit. Met een authenticator-app is je wachtwoord alleen niet genoeg: je vult ook een code uit de app in.',
  'totp.on': 'Aan. Na je wachtwoord wordt om een code uit de app gevraagd.',
  'totp.required':
    'Beheerders hebben een authenticator-app nodig. Stel die hier in; tot dan valt er niets te beheren.',
  'totp.begin': 'Instellen',
  'totp.scan':
    'Scan dit met je authenticator-app, of typ de sleutel daar in. Vul daarna de code in die de app toont.',
  'totp.qr': 'QR-code voor je authenticator-app',
  'totp.key': 'Sleutel',
  'totp.code': 'Code uit de app',
  'totp.confirm': 'Inschakelen',
  'totp.not': 'Annuleren',
  'totp.drop': 'Uitschakelen',
  'totp.drop.again': 'Echt uitschakelen',
  'totp.isOn': 'Je authenticator-app staat aan. Je andere apparaten zijn afgemeld.',
  'totp.isOff': 'Je authenticator-app staat uit. Je andere apparaten zijn afgemeld.',
  'totp.asked': 'Vul de code in die je authenticator-app nu toont, of een van je herstelcodes.',
  'totp.enter': 'Verder',
});
