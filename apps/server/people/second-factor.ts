// An authenticator app as a second factor: set up, confirmed with a code, asked for after the password, switched off.
// PEOPLE-05.
import type { Refusal } from '@race/kernel';
import type { Store } from '@race/store';
import { byToken } from '../accounts/identities.ts';
import { newSecret, stepOf } from '../accounts/totp.ts';
import { NO } from '../common/refusals.ts';
import { hashOf } from '../common/tokens.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';

/** Whether a code is asked for when this person signs in with a password. */
export const hasSecondFactor = async (store: Pick<Store, 'totpOf'>, person: string): Promise<boolean> =>
  ((await store.totpOf(person))?.confirmed ?? null) !== null;

/** A new secret, which counts for nothing until a code has confirmed it. */
export async function beginTotp({ shared, session, who }: RequestContext): Promise<HandlerResult> {
  const { store, committer, now } = shared.services;
  if ((await store.account(who.person)) === null || !session.proof.isFresh(now())) return NO.proveFirst;
  const secret = newSecret();
  const made = byToken(who, { write: 'totp', person: who.person, secret });
  return (await committer.write(made)) ? { kind: 'totp', secret } : NO.secondFactorOn;
}

export async function confirmTotp(context: RequestContext, code: string): Promise<Refusal | null> {
  const { store } = context.shared.services;
  const stored = await store.totpOf(context.who.person);
  if (stored === null) return NO.wrongCode;
  if (stored.confirmed !== null) return NO.secondFactorOn;
  return useTotp(context, context.who.person, code);
}

export async function dropTotp({ shared, who }: RequestContext): Promise<Refusal | null> {
  const dropped = byToken(who, { write: 'noTotp', person: who.person });
  return (await shared.services.committer.write(dropped)) ? null : NO.noSecondFactor;
}

/** Takes a code of the app, or one of the recovery codes in its place. */
export const useSecondFactor = (
  context: RequestContext,
  person: string,
  code: string,
): Promise<Refusal | null> =>
  /^\d+$/.test(code) ? useTotp(context, person, code) : useRecovery(context, person, code);

/**
 * Each code works once. Tries are limited for the person on unknown devices, and separately for each known device, so that
 * nobody else can use up its tries.
 */
async function useTotp(
  { shared, session }: RequestContext,
  person: string,
  code: string,
): Promise<Refusal | null> {
  const { rooms, limits } = shared;
  const { store, committer, now } = rooms.services;
  const { device } = session.proof;
  const isKnown = device !== null && (await store.isDeviceOf(device, person));
  if (!(await limits.secondFactors.take(isKnown ? `${person} ${device}` : person))) return NO.tooFast;
  const stored = await store.totpOf(person);
  const step = stored === null ? null : stepOf(stored.secret, code, now());
  if (step === null) return NO.wrongCode;
  return (await committer.write({ write: 'totpUsed', person, step, at: now() })) ? null : NO.wrongCode;
}

async function useRecovery(
  { shared, session }: RequestContext,
  person: string,
  code: string,
): Promise<Refusal | null> {
  const { store, committer } = shared.services;
  if (!(await shared.limits.claims.take(session.address))) return NO.tooFast;
  const hash = hashOf(code);
  if ((await store.recoveryOf(hash)) !== person) return NO.wrongCode;
  return (await committer.write({ write: 'recovered', hash })) ? null : NO.wrongCode;
}
