import { LONGEST_LOGIN, LONGEST_NAME, LONGEST_PASSWORD } from '../base/limits.ts';
import { code, type Fields, text } from '../base/read.ts';
import { PLAYER_REQUESTS } from './players.ts';
import { TALK_REQUESTS } from './talk.ts';
import { TRAINING_REQUESTS } from './training.ts';

const login = text(LONGEST_LOGIN);
const password = text(LONGEST_PASSWORD);
/** Bytes as base64url. Authenticators send far fewer. */
const bytes = (longest: number) => code(longest);
const passkey = bytes(700);

/** Requests about accounts. */
export const PEOPLE_REQUESTS = {
  account: {},
  /** Sets login and password; makes an account if there is none. */
  password: { login, password },
  /** A challenge for a passkey to sign. */
  challenge: {},
  /** Makes an account if there is none. */
  addPasskey: {
    passkey,
    label: text(LONGEST_NAME),
    client: bytes(1_200),
    attestation: bytes(1_600),
  },
  dropPasskey: { passkey },
  signIn: { login, password },
  passkey: { passkey, client: bytes(1_200), data: bytes(600), signature: bytes(800) },
  recover: { code: code(24, 8) },
  /** After the password: a code of the authenticator app, or a recovery code in its place. */
  secondFactor: { code: code(24, 6) },
  /** A secret of this device, so that guesses of others do not delay it. Stored as a hash. */
  device: { device: code(64, 16) },
  /** A new secret for an authenticator app; then a code that confirms it; or no second factor any more. */
  totp: {},
  confirmTotp: { code: code(24, 6) },
  dropTotp: {},
  newCodes: {},
  /** The devices on which the person is signed in; ending one of them. */
  sessions: {},
  endSession: { session: code(64, 16) },
  signOut: {},
  signOutEverywhere: {},
  export: {},
  forgetMe: {},
  ...PLAYER_REQUESTS,
  ...TALK_REQUESTS,
  ...TRAINING_REQUESTS,
} satisfies { readonly [name: string]: Fields };
