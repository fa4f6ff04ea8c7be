// What one connection knows of who holds it, besides the token: what it was given to sign, when it last proved who it
// is, and whether a second factor is awaited. It lasts as long as the socket does; whoever comes back proves it again.
import { randomBytes } from 'node:crypto';
import type { Refusal } from '@race/kernel';
import { NO } from '../rooms/refusals.ts';
import type { RequestContext } from '../sockets/handlers.ts';
import type { ShownCredential } from './accounts.ts';

const PROVEN_FOR = 15 * 60_000;
const AWAITED_FOR = 5 * 60_000;
const MOST_TRIES = 5;
const BYTES_OF_A_CHALLENGE = 32;

interface Awaited {
  readonly shown: ShownCredential;
  readonly until: number;
  tries: number;
}

export class Proof {
  readonly #origin: string | null;
  #challenge: string | null = null;
  #until = 0;
  /** A recovery code alone stands for a lost password: whoever found a sheet of paper has no more than that. */
  #isByRecovery = false;
  #awaited: Awaited | null = null;
  /** The hash of what this device is known by; null where it has not said so. */
  device: string | null = null;

  constructor(origin: string | null) {
    this.#origin = origin;
  }

  challenge(): string {
    this.#challenge = randomBytes(BYTES_OF_A_CHALLENGE).toString('base64url');
    return this.#challenge;
  }

  /** What a passkey must have signed; each challenge serves once. */
  expected(): { readonly origin: string; readonly challenge: string } | null {
    const challenge = this.#challenge;
    this.#challenge = null;
    return challenge === null || this.#origin === null ? null : { origin: this.#origin, challenge };
  }

  prove(now: number, shown: ShownCredential): void {
    this.#isByRecovery = shown.by === null;
    this.renew(now);
  }

  /** Somebody who has proved it has changed how they sign in. */
  renew(now: number): void {
    this.#until = now + PROVEN_FOR;
    this.#awaited = null;
  }

  isFresh(now: number): boolean {
    return now < this.#until;
  }

  /** Proved with all that this account is protected by. */
  isComplete(now: number): boolean {
    return this.isFresh(now) && !this.#isByRecovery;
  }

  /** The password was right; who it is depends on a second factor. */
  awaitSecond(shown: ShownCredential, now: number): void {
    this.#awaited = { shown, until: now + AWAITED_FOR, tries: 0 };
  }

  /** Whose second factor is awaited; each question is a try, and there are a few. */
  trySecond(now: number): ShownCredential | null {
    const awaited = this.#awaited;
    if (awaited === null || awaited.until < now || awaited.tries >= MOST_TRIES) return null;
    awaited.tries += 1;
    return awaited.shown;
  }
}

/** For what a stolen token alone must not do. A guest has nothing to prove it with. PEOPLE-01. */
export async function needsProof({ shared, session, who }: RequestContext): Promise<Refusal | null> {
  const { store, now } = shared.rooms;
  if (!who.isStored || session.proof.isFresh(now())) return null;
  return (await store.account(who.person)) === null ? null : NO.proveFirst;
}
