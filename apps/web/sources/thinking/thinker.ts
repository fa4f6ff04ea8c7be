// A thread that thinks about one thing at a time, started when it is first needed. It is terminated to cancel a thought:
// there is no other way to interrupt it.
import { makeClient, type RpcClient, type RpcPort } from '@race/protocol/rpc.ts';
import type { ThinkingProgress, ThinkingWorker } from './messages.ts';

export interface Thinker {
  /** The result; null when it was cancelled, or failed. */
  think<N extends keyof ThinkingWorker>(
    about: N,
    question: Parameters<ThinkingWorker[N]>[0],
    onProgress?: (progress: ThinkingProgress) => void,
  ): Promise<Thought<N>>;
  stop(): void;
}

type Thought<N extends keyof ThinkingWorker> = Awaited<ReturnType<ThinkingWorker[N]>> | null;

const startWorker = (): RpcPort => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export function makeThinker(start = startWorker): Thinker {
  let client: RpcClient<ThinkingWorker, ThinkingProgress> | null = null;
  let isBusy = false;

  function stop(): void {
    if (!isBusy) return;
    void client?.end();
    client = null;
    isBusy = false;
  }

  async function think<N extends keyof ThinkingWorker>(
    about: N,
    question: Parameters<ThinkingWorker[N]>[0],
    onProgress: (progress: ThinkingProgress) => void = () => undefined,
  ): Promise<Thought<N>> {
    stop();
    client ??= begun(start);
    const asked = client;
    if (asked === null) return null;
    isBusy = true;
    const unsubscribe = asked.subscribe(onProgress);
    try {
      const thought: Thought<N> = await asked.request(about, question);
      isBusy = false;
      return thought;
    } catch {
      if (client === asked) stop();
      return null;
    } finally {
      unsubscribe();
    }
  }

  return { think, stop };
}

/** Some browsers cannot start a worker from a worker. */
function begun(start: () => RpcPort): RpcClient<ThinkingWorker, ThinkingProgress> | null {
  try {
    return makeClient(start());
  } catch {
    return null;
  }
}
