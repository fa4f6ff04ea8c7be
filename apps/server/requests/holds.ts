// Addresses from which a banned person has tried to come back: nobody becomes a new guest there for a while. Whoever else
// plays there signs in, or goes on as the guest they were. ADMIN-04.
import type { ClientRequest } from '@race/protocol';

const HOLDS_FOR = 24 * 60 * 60_000;
const MOST_HELD = 10_000;

/** Requests with which somebody new begins to play. */
const BEGINS: ReadonlySet<ClientRequest['do']> = new Set([
  'create',
  'challengePlayer',
  'sit',
  'seek',
  'setOff',
  'password',
  'addPasskey',
]);

export interface Holds {
  /** A banned person was refused at this address. */
  add(address: string): void;
  /** Whether somebody new may not do this at the address. */
  refuses(address: string, request: ClientRequest['do']): boolean;
}

export function makeHolds(now: () => number): Holds {
  const held = new Map<string, number>();
  return {
    add(address) {
      // The newest is last.
      held.delete(address);
      held.set(address, now() + HOLDS_FOR);
      const [oldest] = held.keys();
      if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
    },
    refuses: (address, request) => BEGINS.has(request) && (held.get(address) ?? 0) > now(),
  };
}
