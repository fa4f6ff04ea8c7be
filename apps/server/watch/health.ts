// For who watches over this process: whether it is alive, and whether it should be sent people.
import { plainly, type Reply } from '../http/reply.ts';
import type { Answers } from '../http/server.ts';

export interface Health {
  /** Nobody new should come. */
  leave(): void;
  /** What is said at /health and /ready. */
  readonly answers: Answers;
}

/** How long the store may take to answer, and how long its answer holds: who asks often asks it once. */
const PATIENCE = 2_000;
const HOLDS = 1_000;

type Found = 'ready' | 'the store does not answer';

/** `look` asks the store for something small; it throws where there is none. */
export function makeHealth(look: () => Promise<unknown>, now: () => number = Date.now): Health {
  let isLeaving = false;
  let known: { readonly found: Promise<Found>; readonly at: number } | null = null;

  function found(): Promise<Found> {
    if (known === null || known.at <= now() - HOLDS) known = { found: ask(look), at: now() };
    return known.found;
  }

  async function ready(): Promise<Reply> {
    const store = isLeaving ? null : await found();
    // It may have been told to end while the store was asked.
    if (isLeaving || store === null) return plainly(503, 'ending');
    return plainly(store === 'ready' ? 200 : 503, store);
  }

  return {
    leave() {
      isLeaving = true;
    },
    answers: new Map<string, () => Reply | Promise<Reply>>([
      ['/health', () => plainly(200, 'alive')],
      ['/ready', ready],
    ]),
  };
}

async function ask(look: () => Promise<unknown>): Promise<Found> {
  let patience: NodeJS.Timeout | undefined;
  const late = new Promise<Found>((settle) => {
    patience = setTimeout(() => settle('the store does not answer'), PATIENCE);
    patience.unref();
  });
  const answered = look().then(
    (): Found => 'ready',
    (): Found => 'the store does not answer',
  );
  const found = await Promise.race([answered, late]);
  clearTimeout(patience);
  return found;
}
