// What one connection knows of who holds it, besides the token: what it was given to sign, and when it last proved who
// it is. It lasts as long as the socket does; whoever comes back proves it again.
import { randomBytes } from 'node:crypto';

const PROVEN_FOR = 15 * 60_000;
const BYTES_OF_A_CHALLENGE = 32;

export class Proof {
  readonly #origin: string | null;
  #challenge: string | null = null;
  #until = 0;

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

  prove(now: number): void {
    this.#until = now + PROVEN_FOR;
  }

  isFresh(now: number): boolean {
    return now < this.#until;
  }
}
