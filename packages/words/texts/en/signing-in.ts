import type { Messages } from '../../text.ts';

// Why not, for who signs in or has an account.
export const signingIn = {
  'refusals.net.commonPassword':
    'This password is on the lists that are tried first. Choose another: a whole sentence is good.',
  'refusals.net.patternPassword':
    'This password follows a pattern, or is little more than your name. Choose one that is harder to guess: a whole sentence is good.',
} as const satisfies Messages;
