// Bots that think long do it in threads, so that nobody who plays is kept waiting by them.
import { availableParallelism } from 'node:os';
import type { Whose } from './fair-queue.ts';
import type { BotTurn } from './games.ts';
import { makeThreads } from './threads.ts';

/** What a thread is asked. */
export interface Thinking extends Pick<BotTurn, 'view' | 'answers' | 'bot' | 'chance'> {
  readonly game: string;
  readonly options: object;
}

export interface Thinkers {
  /** The place of the answer chosen; null when the server ends meanwhile. Rejects with what the bot threw. */
  think(whose: Whose, question: Thinking): Promise<number | null>;
  close(): Promise<void>;
}

const THREAD = new URL('./thinker.ts', import.meta.url);

/** No more threads than leave a core for people. */
export function makeThinkers(most = Math.max(1, availableParallelism() - 1)): Thinkers {
  const threads = makeThreads<Thinking, number>(THREAD, most);
  return {
    think: async (whose, question) => (await threads.run(whose, question))?.result ?? null,
    close: threads.close,
  };
}
