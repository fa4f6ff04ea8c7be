// Signing in and out, as this device remembers it.
import type { Refusal } from '@race/kernel';
import type { RequestBody, RequestResult } from '@race/protocol';
import { sendRequest } from '../../net/connection.ts';
import { saveName, thisDevice, token } from '../../net/identity.ts';
import { refusalWords, say } from '../../words/say.ts';
import type { Credentials } from './credentials.tsx';
import { makePasskey, usePasskey } from './passkey.ts';

/** What came of it: nothing to say, or why not. A second factor may be asked for first. */
export type AccountOutcome<X> = { readonly value: X } | { readonly trouble: string };

const trouble = (refusal: Refusal): { readonly trouble: string } => ({ trouble: refusalWords(refusal) });
const STOPPED = () => ({ trouble: say('account.passkey.stopped') });

/** Asks, and takes on whoever one is afterwards. */
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

/** Whoever has signed in here before is not held up by what others try elsewhere. */
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

/** Adds a passkey, which makes the account where there is none. */
export async function addPasskey(name: string, label: string): Promise<AccountOutcome<RequestResult>> {
  const given = await challenge();
  const made = given === null ? null : await makePasskey(given, name);
  return made === null ? STOPPED() : bring({ do: 'addPasskey', label, ...made });
}

export async function bring(request: RequestBody): Promise<AccountOutcome<RequestResult>> {
  const done = await sendRequest(request);
  return done.ok ? { value: done.value } : trouble(done.refusal);
}
