// For who watches over this process: whether it is alive, and whether it should be sent people.
import { type HttpReply, plainly } from '../http/reply.ts';
import type { HttpRoutes } from '../http/server.ts';
import type { StoreFault } from './store-check.ts';

export interface Health {
  /** Nobody new should come. */
  leave(): void;
  /** The store was found damaged: nobody should come until somebody has looked at it. */
  damaged(): void;
  /** What is said at /health and /ready. */
  readonly answers: HttpRoutes;
}

/** How long the store may take to answer. */
const TIMEOUT = 2_000;
/** How long its answer holds: who asks often asks it once. A bad one is asked for again sooner. */
const HOLDS = { good: 5_000, bad: 1_000 };

type Found = StoreFault | null;

/** `look` tries the store; it throws where there is none. */
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
    // It may have been told to end while the store was asked.
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
  const late = new Promise<Found>((settle) => {
    timeout = setTimeout(() => settle('the store does not answer'), TIMEOUT);
    timeout.unref();
  });
  const answered = look().catch((): Found => 'the store does not answer');
  const found = await Promise.race([answered, late]);
  clearTimeout(timeout);
  return found;
}
