// Passkeys in the browser: made and used here, checked at the server. The library is fetched when one is used.
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

interface MadePasskey {
  readonly passkey: string;
  readonly client: string;
  readonly attestation: string;
}

interface SignedPasskey {
  readonly passkey: string;
  readonly client: string;
  readonly data: string;
  readonly signature: string;
}

const library = () => import('@simplewebauthn/browser');

/** Only over TLS or on localhost, only where the browser knows them, and never for an address in figures. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** Ed25519, P-256 and RSA, as COSE numbers them: what the server checks. */
const ALGORITHMS = [-8, -7, -257];

/** A new passkey for a person; null when none was given. */
export async function makePasskey(
  { challenge, person }: { readonly challenge: string; readonly person: string },
  name: string,
): Promise<MadePasskey | null> {
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = {
    challenge,
    rp: { name: document.title },
    user: { id: person, name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
  try {
    const { startRegistration } = await library();
    const { id, response } = await startRegistration({ optionsJSON });
    return { passkey: id, client: response.clientDataJSON, attestation: response.attestationObject };
  } catch {
    return null;
  }
}

/** Signs with whichever passkey of this site is chosen; null when none was. */
export async function usePasskey(challenge: string): Promise<SignedPasskey | null> {
  try {
    const { startAuthentication } = await library();
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, userVerification: 'required' },
    });
    return {
      passkey: id,
      client: response.clientDataJSON,
      data: response.authenticatorData,
      signature: response.signature,
    };
  } catch {
    return null;
  }
}
