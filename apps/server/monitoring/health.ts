// Health checks: whether the process is alive, and whether it should get new connections.
import { type HttpReply, plainly } from '../http/reply.ts';
import type { HttpRoutes } from '../http/server.ts';
import type { StoreFault } from './store-check.ts';

export interface Health {
  /** Reports that no new connections should be sent. */
  leave(): void;
  /** Reports that the store is damaged: no connections until the host has examined it. */
  damaged(): void;
  /** The replies at /health and /ready. */
  readonly answers: HttpRoutes;
}

/** How long the store may take to answer. */
const TIMEOUT = 2_000;
/** How long a result is cached; a bad one for less time. */
const HOLDS = { good: 5_000, bad: 1_000 };

type Found = StoreFault | null;

/** `look` tries the store, and throws if it fails. */
export function makeHealth(look: () => Promise<Found>, now: () => number = () => performance.now()): Health {
  let isLeaving = false;
  let isDamaged = false;
  let known: { readonly found: Promise<Found>; until: number } | null = null;

  function found(): Promise<Found> {
    if (known !== null && now() < known.until) return known.found;
    const asked = { found: ask(look), until: now() + HOLDS.good };
    known = asked;
    void asked.found.then((fault) => {
      if (fault !== null) asked.until = now() + HOLDS.bad;
    });
    return asked.found;
  }

  async function ready(): Promise<HttpReply> {
    const fault = isLeaving || isDamaged ? null : await found();
    // A signal may have arrived while the store was checked.
    if (isLeaving) return plainly(503, 'ending');
    if (isDamaged) return plainly(503, 'the store is damaged');
    return fault === null ? plainly(200, 'ready') : plainly(503, fault);
  }

  return {
    leave() {
      isLeaving = true;
    },
    damaged() {
      isDamaged = true;
    },
    answers: new Map<string, () => HttpReply | Promise<HttpReply>>([
      ['/health', () => plainly(200, 'alive')],
      ['/ready', ready],
    ]),
  };
}

async function ask(look: () => Promise<Found>): Promise<Found> {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<Found>((resolve) => {
    timeout = setTimeout(() => resolve('the store does not answer'), TIMEOUT);
    timeout.unref();
  });
  const answered = look().catch((): Found => 'the store does not answer');
  const found = await Promise.race([answered, late]);
  clearTimeout(timeout);
  return found;
}
