// Passkeys (WebAuthn), as far as a server needs them that asks for no attestation: whether what an authenticator signed
// was signed for this page, this challenge and by the key that was registered.
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** For whom it must have been signed. */
export interface Expected {
  /** The origin of the page that holds the socket. */
  readonly origin: string;
  readonly challenge: string;
}

interface Registered {
  readonly passkey: string;
  readonly client: string;
  readonly data: string;
  /** SPKI, as the browser hands it out. */
  readonly key: string;
}

interface Signed {
  readonly client: string;
  readonly data: string;
  readonly signature: string;
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

// Authenticator data: 32 bytes of the site's hash, flags, a count; for a new key also 16 bytes of its maker, and its name.
const FLAGS_AT = 32;
const COUNT_AT = 33;
const NAME_LENGTH_AT = 53;
const NAME_AT = 55;
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;

/** How often the authenticator says that a key was used; null when the data is not for this site. */
function counterOf(data: Buffer, origin: string): number | null {
  if (data.length < COUNT_AT + 4) return null;
  const site = sha256(new URL(origin).hostname);
  if (!data.subarray(0, FLAGS_AT).equals(site)) return null;
  const flags = data[FLAGS_AT] ?? 0;
  if ((flags & USER_PRESENT) === 0 || (flags & USER_VERIFIED) === 0) return null;
  return data.readUInt32BE(COUNT_AT);
}

function isClientRight(client: Buffer, type: string, { origin, challenge }: Expected): boolean {
  try {
    const read: unknown = JSON.parse(client.toString('utf8'));
    if (typeof read !== 'object' || read === null) return false;
    const said = read as { readonly [name: string]: unknown };
    return (
      said.type === type &&
      said.challenge === challenge &&
      said.origin === origin &&
      said.crossOrigin !== true
    );
  } catch {
    return false;
  }
}

/** Only keys whose signatures are checked here: P-256, and RSA of 2,048 bits or more. */
function readKey(key: string): KeyObject | null {
  try {
    const read = createPublicKey({ key: bytesOf(key), format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = read.asymmetricKeyDetails ?? {};
    const isKnown =
      (read.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') ||
      (read.asymmetricKeyType === 'rsa' && modulusLength >= 2_048);
    return isKnown ? read : null;
  } catch {
    return null;
  }
}

/** A new passkey: its first count, or null when it was not made here and now. */
export function checkNew(made: Registered, expected: Expected): number | null {
  const data = bytesOf(made.data);
  if (!isClientRight(bytesOf(made.client), 'webauthn.create', expected)) return null;
  const counter = counterOf(data, expected.origin);
  if (counter === null || data.length < NAME_AT) return null;
  const name = data.subarray(NAME_AT, NAME_AT + data.readUInt16BE(NAME_LENGTH_AT));
  if (name.length === 0 || name.toString('base64url') !== made.passkey) return null;
  return readKey(made.key) === null ? null : counter;
}

/** A signature by a passkey that is known: its count, or null when it does not hold. */
export function checkSigned(signed: Signed, key: string, expected: Expected): number | null {
  const data = bytesOf(signed.data);
  const client = bytesOf(signed.client);
  if (!isClientRight(client, 'webauthn.get', expected)) return null;
  const counter = counterOf(data, expected.origin);
  const known = readKey(key);
  if (counter === null || known === null) return null;
  const isRight = verify('sha256', Buffer.concat([data, sha256(client)]), known, bytesOf(signed.signature));
  return isRight ? counter : null;
}
