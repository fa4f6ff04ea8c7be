import type { Messages } from '../../text.ts';

// Why not, for who signs in or has an account.
export const signingIn = {
  'refusals.net.commonPassword':
    'This password is on the lists that attackers try first. Choose another: a whole sentence works well.',
  'refusals.net.patternPassword':
    'This password follows a pattern, or is little more than your name. Choose one that is harder to guess: a whole sentence works well.',
  'refusals.net.wrongCode': 'That code is wrong or was already used. Wait for the next one in your app.',
  'refusals.net.signInAgain': 'That took too long, or too many tries. Start again with your password.',
  'refusals.net.secondFactorOn': 'An authenticator app is already set up. Turn it off first.',
  'refusals.net.noSecondFactor': 'No authenticator app is set up.',
  'refusals.net.unknownSession': 'That device is no longer signed in.',
  'refusals.net.ownSession': 'That is the device you are using. Sign out on it instead.',
  'refusals.net.elderSession': 'That device was added before this one. It can only sign itself out.',
  'refusals.net.badName': 'That name has no visible characters. Choose another.',
  'refusals.net.reservedName': 'That name is kept for the people who run this server. Choose another.',
  'refusals.net.secondFactorFirst':
    'Administrators need an authenticator app. Set it up in your account first.',
} as const satisfies Messages;
