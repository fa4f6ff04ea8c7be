import { translationOf } from '../../../text.ts';
import type { devices as English } from '../../en/people/devices.ts';

export const devices = translationOf<typeof English>()({
  'devices.title': 'Je apparaten',
  'devices.how':
    'Op deze apparaten ben je ingelogd. Een apparaat wordt uitgelogd na 60 dagen zonder gebruik, en uiterlijk na een jaar.',
  'devices.guest.how':
    'Deze apparaten spelen als jij. Je kunt de apparaten uitloggen die na dit apparaat zijn toegevoegd.',
  'devices.unknown': 'Onbekend apparaat',
  'devices.here': 'Dit apparaat',
  'devices.used': 'Laatst gebruikt: {date}',
  'devices.since': 'Ingelogd sinds {date}',
  'devices.end': 'Uitloggen',
  'devices.end.of': '{device} uitloggen',
  'devices.ended': 'Dat apparaat is uitgelogd.',
  'prove.how':
    'Bevestig dat jij het bent voordat je een manier van inloggen verandert, je gegevens opslaat of verwijdert, of andere apparaten uitlogt. Dat geldt 15 minuten.',
  'prove.move': 'Bevestig dat jij het bent voordat je naar een ander apparaat gaat.',
  'prove.admin': 'Bevestig dat jij het bent om meldingen te zien en af te handelen. Dat geldt 15 minuten.',
  'totp.title': 'Authenticator-app',
  'totp.off':
    'Uit. Met een authenticator-app is je wachtwoord alleen niet genoeg: je vult ook een code uit de app in.',
  'totp.on': 'Aan. Na je wachtwoord wordt om een code uit de app gevraagd.',
  'totp.required':
    'Beheerders hebben een authenticator-app nodig. Stel die hier in voordat je iets kunt beheren.',
  'totp.begin': 'Instellen',
  'totp.scan':
    'Scan dit met je authenticator-app, of typ de sleutel erin. Vul daarna de code in die de app toont.',
  'totp.qr': 'QR-code voor je authenticator-app',
  'totp.key': 'Sleutel',
  'totp.code': 'Code uit de app',
  'totp.confirm': 'Aanzetten',
  'totp.not': 'Annuleren',
  'totp.drop': 'Uitzetten',
  'totp.drop.again': 'Echt uitzetten',
  'totp.isOn': 'Je authenticator-app staat aan. Je andere apparaten zijn uitgelogd.',
  'totp.isOff': 'Je authenticator-app staat uit. Je andere apparaten zijn uitgelogd.',
  'totp.asked': 'Vul de code in die je authenticator-app nu toont, of een van je herstelcodes.',
  'totp.enter': 'Verdergaan',
});
