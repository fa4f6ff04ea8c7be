import { LONGEST_LOGIN, LONGEST_NAME, LONGEST_PASSWORD } from '../limits.ts';
import { code, type Fields, text } from '../read.ts';
import { TALK_WISHES } from './talk.ts';

const login = text(LONGEST_LOGIN);
const password = text(LONGEST_PASSWORD);
/** Bytes as base64url. What an authenticator makes is far shorter. */
const bytes = (longest: number) => code(longest);
const passkey = bytes(700);

/** What people ask who have an account, or want one. */
export const PEOPLE_WISHES = {
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
  newCodes: {},
  signOut: {},
  signOutEverywhere: {},
  export: {},
  forgetMe: {},
  ...TALK_WISHES,
} satisfies { readonly [name: string]: Fields };
