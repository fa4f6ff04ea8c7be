// Passkeys (WebAuthn): new ones and signatures, checked by @simplewebauthn/server. The library is loaded when the first
// passkey is used.
import { createPublicKey } from 'node:crypto';
import type { Uint8Array_ } from '@simplewebauthn/server';

/** For whom it must have been signed. */
export interface Expected {
  /** The origin of the page that holds the socket. */
  readonly origin: string;
  readonly challenge: string;
}

/** What the browser hands out for a new passkey, as base64url. */
export interface NewPasskey {
  readonly passkey: string;
  readonly client: string;
  readonly attestation: string;
}

export interface Signed {
  readonly passkey: string;
  readonly client: string;
  readonly data: string;
  readonly signature: string;
}

interface Known {
  readonly key: string;
  readonly counter: number;
}

const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** As COSE numbers them: Ed25519, P-256 and RSA. */
const ALGORITHMS = [-8, -7, -257];

const bytesOf = (text: string): Uint8Array_ => Uint8Array.from(Buffer.from(text, 'base64url'));
const hostOf = (origin: string): string => new URL(origin).hostname;

/** A new passkey: its public key and first count; null when it was not made for this page and challenge. */
export async function checkNew(made: NewPasskey, { origin, challenge }: Expected): Promise<Known | null> {
  try {
    if ((await isFramed(made.client)) || (await isCertified(made.attestation))) return null;
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.passkey,
        rawId: made.passkey,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: made.client, attestationObject: made.attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo?.credential.id !== made.passkey) return null;
    const { publicKey, counter } = registrationInfo.credential;
    return { key: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    // The library throws at whatever does not fit.
    return null;
  }
}

/** A signature by a known passkey: its new count, or null when it does not hold. */
export async function checkSigned(
  { passkey, client, data, signature }: Signed,
  { key, counter }: Known,
  { origin, challenge }: Expected,
): Promise<number | null> {
  try {
    if (await isFramed(client)) return null;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: passkey,
        rawId: passkey,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client, authenticatorData: data, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: { id: passkey, publicKey: await coseOf(key), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Signed by a page inside another page: the library lets some of these pass. */
async function isFramed(client: string): Promise<boolean> {
  const { decodeClientDataJSON } = await helpers();
  return decodeClientDataJSON(client).crossOrigin === true;
}

/**
 * Whether it comes with certificates of its maker. Pages of ours never ask for them, and the library would fetch
 * addresses that stand in them.
 */
async function isCertified(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const read = decodeAttestationObject(bytesOf(attestation));
  const isPlain = read.get('fmt') === 'none';
  const isSelfSigned = read.get('fmt') === 'packed' && read.get('attStmt').get('x5c') === undefined;
  return !isPlain && !isSelfSigned;
}

const DER_SEQUENCE = 0x30;

/** Passkeys of the first release were kept as SPKI; the library reads COSE. */
async function coseOf(key: string): Promise<Uint8Array_> {
  const bytes = bytesOf(key);
  if (bytes[0] !== DER_SEQUENCE) return bytes;
  const { cose, isoCBOR } = await helpers();
  const { COSEALG, COSECRV, COSEKEYS, COSEKTY } = cose;
  const jwk = createPublicKey({ key: Buffer.from(bytes), format: 'der', type: 'spki' }).export({
    format: 'jwk',
  });
  const part = (text: unknown): Uint8Array_ => bytesOf(String(text));
  return isoCBOR.encode(
    jwk.kty === 'EC'
      ? new Map<number, number | Uint8Array_>([
          [COSEKEYS.kty, COSEKTY.EC2],
          [COSEKEYS.alg, COSEALG.ES256],
          [COSEKEYS.crv, COSECRV.P256],
          [COSEKEYS.x, part(jwk.x)],
          [COSEKEYS.y, part(jwk.y)],
        ])
      : new Map<number, number | Uint8Array_>([
          [COSEKEYS.kty, COSEKTY.RSA],
          [COSEKEYS.alg, COSEALG.RS256],
          [COSEKEYS.n, part(jwk.n)],
          [COSEKEYS.e, part(jwk.e)],
        ]),
  );
}
