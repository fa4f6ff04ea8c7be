import { translationOf } from '../../../text.ts';
import type { devices as English } from '../../en/people/devices.ts';

export const devices = translationOf<typeof English>()({
  'devices.title': 'Deine Geräte',
  'devices.how':
    'Hier bist du angemeldet. Geräte werden nach 60 Tagen ohne Benutzung abgemeldet, spätestens nach einem Jahr.',
  'devices.guest.how':
    'Auf diesen Geräten spielst du unter deinem Namen. Abmelden kannst du die, die nach diesem dazugekommen sind.',
  'devices.unknown': 'Unbekanntes Gerät',
  'devices.here': 'Dieses Gerät',
  'devices.used': 'Zuletzt benutzt: {date}',
  'devices.since': 'Angemeldet seit {date}',
  'devices.end': 'Abmelden',
  'devices.end.of': '{device} abmelden',
  'devices.ended': 'Das Gerät ist abgemeldet.',
  'prove.how':
    'Bestätige, dass du es bist, bevor du eine Anmeldeart änderst, deine Daten speicherst oder löschst oder andere Geräte abmeldest. Das gilt 15 Minuten.',
  'prove.move': 'Bestätige, dass du es bist, bevor du auf ein anderes Gerät umziehst.',
  'prove.admin': 'Bestätige, dass du es bist, um Meldungen zu sehen und zu bearbeiten. Das gilt 15 Minuten.',
  'totp.title': 'Authenticator-App',
  'totp.off':
    'Aus. Mit einer Authenticator-App reicht dein Passwort allein nicht: Du gibst auch einen Code aus der App ein.',
  'totp.on': 'An. Nach dem Passwort wirst du nach einem Code aus der App gefragt.',
  'totp.required':
    'Administratoren brauchen eine Authenticator-App. Richte hier eine ein; erst dann kannst du etwas verwalten.',
  'totp.begin': 'Einrichten',
  'totp.scan':
    'Scanne das mit deiner Authenticator-App oder tippe den Schlüssel dort ein. Gib dann den Code ein, den sie zeigt.',
  'totp.qr': 'QR-Code für deine Authenticator-App',
  'totp.key': 'Schlüssel',
  'totp.code': 'Code aus der App',
  'totp.confirm': 'Einschalten',
  'totp.not': 'Abbrechen',
  'totp.drop': 'Ausschalten',
  'totp.drop.again': 'Wirklich ausschalten',
  'totp.isOn': 'Deine Authenticator-App ist eingeschaltet. Deine anderen Geräte sind abgemeldet.',
  'totp.isOff': 'Deine Authenticator-App ist ausgeschaltet. Deine anderen Geräte sind abgemeldet.',
  'totp.asked': 'Gib den Code ein, den deine Authenticator-App gerade zeigt, oder einen deiner Notfallcodes.',
  'totp.enter': 'Weiter',
});
