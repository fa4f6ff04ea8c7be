import type { Refusal } from '@race/kernel';
import { NO } from '../common/refusals.ts';
import type { RequestContext } from '../requests/context.ts';

/** Refuses what a stolen token alone must not do. A guest has no credential to show. PEOPLE-01. */
export async function needsProof({ shared, session, who }: RequestContext): Promise<Refusal | null> {
  const { store, now } = shared.services;
  if (!who.isStored || session.proof.isFresh(now())) return null;
  return (await store.account(who.person)) === null ? null : NO.proveFirst;
}
