// A passkey's authenticator in software, for tests: what it makes has the form that browsers hand to a page.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface Authenticator {
  readonly passkey: string;
  /** Counts its uses, unless it is told to say another number. */
  counter: number;
  register(challenge: string, origin: string): Made;
  sign(challenge: string, origin: string): Signed;
}

interface Made {
  readonly passkey: string;
  readonly client: string;
  readonly data: string;
  readonly key: string;
}

interface Signed {
  readonly passkey: string;
  readonly client: string;
  readonly data: string;
  readonly signature: string;
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

export const clientOf = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

export function dataOf(origin: string, flags: number, counter: number): Buffer {
  const data = Buffer.alloc(37);
  sha256(new URL(origin).hostname).copy(data);
  data[32] = flags;
  data.writeUInt32BE(counter, 33);
  return data;
}

export function makeAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = randomBytes(16);
  const passkey = name.toString('base64url');
  const authenticator: Authenticator = {
    passkey,
    counter: 0,
    register(challenge, origin) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(name.length);
      const data = Buffer.concat([
        dataOf(origin, PRESENT_AND_VERIFIED | HAS_KEY, authenticator.counter),
        Buffer.alloc(16),
        length,
        name,
      ]);
      return {
        passkey,
        client: clientOf('webauthn.create', challenge, origin).toString('base64url'),
        data: data.toString('base64url'),
        key: spki(publicKey),
      };
    },
    sign(challenge, origin) {
      authenticator.counter += 1;
      const client = clientOf('webauthn.get', challenge, origin);
      const data = dataOf(origin, PRESENT_AND_VERIFIED, authenticator.counter);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        passkey,
        client: client.toString('base64url'),
        data: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
  return authenticator;
}

const spki = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64url');
