import { LONGEST_LOGIN, LONGEST_NAME, LONGEST_PASSWORD } from '../limits.ts';
import { code, type Fields, text } from '../read.ts';
import { TALK_REQUESTS } from './talk.ts';

const login = text(LONGEST_LOGIN);
const password = text(LONGEST_PASSWORD);
/** Bytes as base64url. What an authenticator makes is far shorter. */
const bytes = (longest: number) => code(longest);
const passkey = bytes(700);

/** What people ask who have an account, or want one. */
export const PEOPLE_REQUESTS = {
  account: {},
  /** The login and password from now on; makes the account where there is none. */
  password: { login, password },
  /** Something fresh for a passkey to sign. */
  challenge: {},
  /** Makes the account where there is none. */
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
  /** What this device is known by, so that nobody else's tries hold it up. It is kept as a hash. */
  device: { device: code(64, 16) },
  /** A new secret for an authenticator app; then a code that confirms it; or no second factor any more. */
  totp: {},
  confirmTotp: { code: code(24, 6) },
  dropTotp: {},
  newCodes: {},
  /** The devices on which one is signed in; ending one of them. */
  sessions: {},
  endSession: { session: code(64, 16) },
  signOut: {},
  signOutEverywhere: {},
  export: {},
  forgetMe: {},
  ...TALK_REQUESTS,
} satisfies { readonly [name: string]: Fields };
