// Requests that sign in and out, with passwords and passkeys; tokens and names are saved on this device.
import type { Refusal } from '@race/kernel';
import type { RequestBody, RequestResult } from '@race/protocol';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { dayWords, refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { saveName, thisDevice, token } from '../../sources/online/identity.ts';
import type { Credentials } from './sign-in-form.tsx';

export type AccountOutcome<X> = { readonly value: X } | { readonly trouble: string };

const trouble = (refusal: Refusal): { readonly trouble: string } => ({ trouble: refusalWords(refusal) });
const STOPPED = () => ({ trouble: say('account.passkey.stopped') });

/** Sends a request that may change who is signed in here. */
export async function become(request: RequestBody): Promise<AccountOutcome<string>> {
  const done = await sendRequest(request);
  if (!done.ok) return trouble(done.refusal);
  return take(done.value);
}

/** Signs in with a password; null when a second factor is asked for. */
export async function enterWithPassword(credentials: Credentials): Promise<AccountOutcome<string> | null> {
  await introduceDevice();
  const done = await sendRequest({ do: 'signIn', ...credentials });
  if (!done.ok) return trouble(done.refusal);
  return done.value.kind === 'secondFactor' ? null : take(done.value);
}

/** A device that has signed in before is not slowed down by failed attempts elsewhere. */
export const introduceDevice = () => sendRequest({ do: 'device', device: thisDevice() });

function take(value: RequestResult): AccountOutcome<string> {
  if (value.kind !== 'welcome') return { value: '' };
  if (value.token !== null) token.set(value.token);
  saveName(value.name);
  return { value: value.name };
}

const challenge = async () => {
  const given = await sendRequest({ do: 'challenge' });
  return given.ok && given.value.kind === 'challenge' ? given.value : null;
};

export async function enterWithPasskey(): Promise<AccountOutcome<string>> {
  const given = await challenge();
  const signed = given === null ? null : await usePasskey(given.challenge);
  return signed === null ? STOPPED() : become({ do: 'passkey', ...signed });
}

/** Adds a passkey; for a guest that makes an account. */
export async function addPasskey(name: string, label: string): Promise<AccountOutcome<RequestResult>> {
  const given = await challenge();
  const made = given === null ? null : await makePasskey(given, name);
  return made === null ? STOPPED() : bring({ do: 'addPasskey', label, ...made });
}

export async function bring(request: RequestBody): Promise<AccountOutcome<RequestResult>> {
  const done = await sendRequest(request);
  return done.ok ? { value: done.value } : trouble(done.refusal);
}

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

/** Passkeys are made and used here and checked by the server: only over TLS or on localhost, only where the browser has them, and never for an IP address. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** The COSE numbers of Ed25519, P-256 and RSA, which the server can check. */
const ALGORITHMS = [-8, -7, -257];

/** Makes a passkey; null when that was cancelled. */
async function makePasskey(
  { challenge, person }: { readonly challenge: string; readonly person: string },
  name: string,
): Promise<MadePasskey | null> {
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = {
    challenge,
    rp: { name: say('names.game') },
    user: { id: person, name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    return { passkey: id, client: response.clientDataJSON, attestation: response.attestationObject };
  } catch {
    return null;
  }
}

/** Signs with a passkey of this site; null when that was cancelled. */
async function usePasskey(challenge: string): Promise<SignedPasskey | null> {
  try {
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

/** The label of a passkey made now. */
export const passkeyLabel = (): string => say('account.passkey.of', { date: dayWords(Date.now()) });
