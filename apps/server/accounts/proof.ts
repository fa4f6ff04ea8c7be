// How one connection has proved whose it is, besides the token: its challenge, when it last showed a credential, and
// whether a second factor is awaited. It lasts as long as the socket.
import { randomBytes } from 'node:crypto';
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
  /** A recovery code replaces a lost password and nothing else, since it may have been found on paper. */
  #isByRecovery = false;
  #awaited: Awaited | null = null;
  /** The hash of the device's own secret; null where it has not sent one. */
  device: string | null = null;

  constructor(origin: string | null) {
    this.#origin = origin;
  }

  challenge(): string {
    this.#challenge = randomBytes(BYTES_OF_A_CHALLENGE).toString('base64url');
    return this.#challenge;
  }

  /** What a passkey must have signed; each challenge is used once. */
  expected(): { readonly origin: string; readonly challenge: string } | null {
    const challenge = this.#challenge;
    this.#challenge = null;
    return challenge === null || this.#origin === null ? null : { origin: this.#origin, challenge };
  }

  prove(now: number, shown: ShownCredential): void {
    this.#isByRecovery = shown.by === null;
    this.renew(now);
  }

  /** Starts again after a change of credentials by a person who has proved who they are. */
  renew(now: number): void {
    this.#until = now + PROVEN_FOR;
    this.#awaited = null;
  }

  isFresh(now: number): boolean {
    return now < this.#until;
  }

  /** Proved with everything that protects this account. */
  isComplete(now: number): boolean {
    return this.isFresh(now) && !this.#isByRecovery;
  }

  /** The password was right; a second factor is still needed. */
  awaitSecond(shown: ShownCredential, now: number): void {
    this.#awaited = { shown, until: now + AWAITED_FOR, tries: 0 };
  }

  /** The person whose second factor is awaited; each call is a try, of which there are few. */
  trySecond(now: number): ShownCredential | null {
    const awaited = this.#awaited;
    if (awaited === null || awaited.until < now || awaited.tries >= MOST_TRIES) return null;
    awaited.tries += 1;
    return awaited.shown;
  }
}
