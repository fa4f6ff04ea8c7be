// Bots that take long to think run in threads, so that they do not delay players.
import { availableParallelism } from 'node:os';
import type { Whose } from '../common/fair-queue.ts';
import { makeThreads } from '../common/threads.ts';
import type { BotTurn } from './games.ts';

/** The job of a thread. */
export interface Thinking extends Pick<BotTurn, 'view' | 'answers' | 'bot' | 'chance'> {
  readonly game: string;
  readonly options: object;
}

export interface Thinkers {
  /** The index of the answer chosen; null when the server ends meanwhile. Rejects with an error of the bot. */
  think(whose: Whose, question: Thinking): Promise<number | null>;
  close(): Promise<void>;
}

const THREAD = new URL('./thinker.ts', import.meta.url);

/** Leaves one core for the event loop. */
export function makeThinkers(most = Math.max(1, availableParallelism() - 1)): Thinkers {
  const threads = makeThreads<Thinking, number>(THREAD, most);
  return {
    think: async (whose, question) => (await threads.run(whose, question))?.result ?? null,
    close: threads.close,
  };
}
