// A software authenticator for tests: its passkeys have the form that browsers return.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export interface Authenticator {
  readonly passkey: string;
  /** Counts its uses, unless another number is set. */
  counter: number;
  register(challenge: string, origin: string): Made;
  sign(challenge: string, origin: string): Signed;
}

interface Made {
  readonly passkey: string;
  readonly client: string;
  readonly attestation: string;
}

interface Signed {
  readonly passkey: string;
  readonly client: string;
  readonly data: string;
  readonly signature: string;
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;
/** Key type, algorithm, curve and the two coordinates of a P-256 key in COSE. */
const COSE = { kty: 1, alg: 3, crv: -1, x: -2, y: -3 };

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

/** The attestation object of a new key. */
export const attestationOf = (
  data: Buffer,
  fmt = 'none',
  statement = new Map<string, Uint8Array[]>(),
): string =>
  Buffer.from(
    isoCBOR.encode(
      new Map<string, never>([
        ['fmt', fmt as never],
        ['attStmt', statement as never],
        ['authData', Uint8Array.from(data) as never],
      ]),
    ),
  ).toString('base64url');

export function makeAuthenticator(): Authenticator & { dataOfKey(origin: string, flags?: number): Buffer } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = randomBytes(16);
  const passkey = name.toString('base64url');
  const authenticator = {
    passkey,
    counter: 0,
    dataOfKey(origin: string, flags = PRESENT_AND_VERIFIED): Buffer {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(name.length);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [COSE.kty, 2],
          [COSE.alg, -7],
          [COSE.crv, 1],
          [COSE.x, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [COSE.y, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]),
      );
      const head = dataOf(origin, flags | HAS_KEY, authenticator.counter);
      return Buffer.concat([head, Buffer.alloc(16), length, name, key]);
    },
    register: (challenge: string, origin: string) => ({
      passkey,
      client: clientOf('webauthn.create', challenge, origin).toString('base64url'),
      attestation: attestationOf(authenticator.dataOfKey(origin)),
    }),
    sign(challenge: string, origin: string) {
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
