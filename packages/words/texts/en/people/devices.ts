import type { Messages } from '../../../text.ts';

// The devices one is signed in on, the authenticator app, and proving again who one is.
export const devices = {
  'devices.title': 'Your devices',
  'devices.how':
    'You are signed in on these. Devices are signed out after 60 days without use, and after a year at the latest.',
  'devices.guest.how': 'These devices play as you. You can sign out the ones that were added after this one.',
  'devices.unknown': 'Unknown device',
  'devices.here': 'This device',
  'devices.used': 'Last used {date}',
  'devices.since': 'Signed in since {date}',
  'devices.end': 'Sign out',
  'devices.end.of': 'Sign out {device}',
  'devices.ended': 'That device is signed out.',
  'prove.how':
    'Confirm it is you before you change a sign-in method, save or delete your data, or sign out other devices. This lasts 15 minutes.',
  'prove.move': 'Confirm it is you before you move to another device.',
  'prove.admin': 'Confirm it is you to see and handle reports. This lasts 15 minutes.',
  'totp.title': 'Authenticator app',
  'totp.off':
    'Off. With an authenticator app your password alone is not enough: you also enter a code from the app.',
  'totp.on': 'On. After your password you are asked for a code from the app.',
  'totp.required':
    'Administrators need an authenticator app. Set one up here before you can administer anything.',
  'totp.begin': 'Set up',
  'totp.scan':
    'Scan this with your authenticator app, or type the key into it. Then enter the code it shows.',
  'totp.qr': 'QR code for your authenticator app',
  'totp.key': 'Key',
  'totp.code': 'Code from the app',
  'totp.confirm': 'Turn on',
  'totp.not': 'Cancel',
  'totp.drop': 'Turn off',
  'totp.drop.again': 'Yes, turn off',
  'totp.isOn': 'Your authenticator app is on. Your other devices are signed out.',
  'totp.isOff': 'Your authenticator app is off. Your other devices are signed out.',
  'totp.asked': 'Enter the code your authenticator app shows now, or one of your recovery codes.',
  'totp.enter': 'Continue',
} as const satisfies Messages;
