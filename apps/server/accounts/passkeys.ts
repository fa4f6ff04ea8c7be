// Passkeys (WebAuthn): new ones and signatures, checked by @simplewebauthn/server. The library is loaded when the first
// passkey is used.
import type { Uint8Array_ } from '@simplewebauthn/server';

/** What it must have been signed for. */
export interface Expected {
  /** The origin of the page that holds the socket. */
  readonly origin: string;
  readonly challenge: string;
}

/** What the browser returns for a new passkey, as base64url. */
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

/** The COSE numbers of Ed25519, P-256 and RSA. */
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
    // The library throws for anything invalid.
    return null;
  }
}

/** A signature by a known passkey: its new count, or null when it is not valid. */
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
      credential: { id: passkey, publicKey: bytesOf(key), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Signed by a page inside a frame: the library accepts some of these. */
async function isFramed(client: string): Promise<boolean> {
  const { decodeClientDataJSON } = await helpers();
  return decodeClientDataJSON(client).crossOrigin === true;
}

/**
 * Whether it has certificates of its vendor. Our pages never ask for them, and the library would fetch addresses from
 * them.
 */
async function isCertified(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const read = decodeAttestationObject(bytesOf(attestation));
  const isPlain = read.get('fmt') === 'none';
  const isSelfSigned = read.get('fmt') === 'packed' && read.get('attStmt').get('x5c') === undefined;
  return !isPlain && !isSelfSigned;
}
