// Passkeys as the browser has them: made and used here, checked at the server. What travels is bytes as base64url.

interface MadePasskey {
  readonly passkey: string;
  readonly client: string;
  readonly data: string;
  readonly key: string;
}

interface SignedPasskey {
  readonly passkey: string;
  readonly client: string;
  readonly data: string;
  readonly signature: string;
}

/** Only over TLS or on localhost, only where the browser knows them, and never for an address in figures. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);

export function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Signatures by P-256 and by RSA, as COSE numbers them: what the server can check. */
const SIGNATURES = [-7, -257];

/** A new passkey for a person; null when none was given. */
export async function makePasskey(
  { challenge, person }: { readonly challenge: string; readonly person: string },
  name: string,
): Promise<MadePasskey | null> {
  try {
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { name: document.title },
        user: { id: bytesOf(person), name, displayName: name },
        pubKeyCredParams: SIGNATURES.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    });
    if (!(made instanceof PublicKeyCredential)) return null;
    const { response } = made;
    if (!(response instanceof AuthenticatorAttestationResponse)) return null;
    const key = response.getPublicKey();
    if (key === null) return null;
    return {
      passkey: made.id,
      client: textOf(response.clientDataJSON),
      data: textOf(response.getAuthenticatorData()),
      key: textOf(key),
    };
  } catch {
    return null;
  }
}

/** Signs with whichever passkey of this site is chosen; null when none was. */
export async function usePasskey(challenge: string): Promise<SignedPasskey | null> {
  try {
    const used = await navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), userVerification: 'required' },
    });
    if (!(used instanceof PublicKeyCredential)) return null;
    const { response } = used;
    if (!(response instanceof AuthenticatorAssertionResponse)) return null;
    return {
      passkey: used.id,
      client: textOf(response.clientDataJSON),
      data: textOf(response.authenticatorData),
      signature: textOf(response.signature),
    };
  } catch {
    return null;
  }
}
