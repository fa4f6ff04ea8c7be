// The page's end of the wire to the worker.

import type { Read } from '@race/kernel';
import type { FromWorker, OpenedRace, Source, ToWorker } from '../worker/messages.ts';

export type Seen = Extract<FromWorker, { tell: 'seen' }>;
type Question<M extends ToWorker = ToWorker> = M extends ToWorker ? Omit<M, 'id'> : never;

const waiting = new Map<number, (answer: FromWorker) => void>();
let last = 0;
let started: Worker | null = null;

/** The worker, started when it is first asked something. */
function worker(): Worker {
  if (started !== null) return started;
  started = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return started;
}

function ask(question: Question): Promise<FromWorker> {
  const id = ++last;
  return new Promise((settle) => {
    waiting.set(id, settle);
    worker().postMessage({ ...question, id } satisfies ToWorker);
  });
}

export async function openRace(source: Source): Promise<Read<OpenedRace>> {
  const answer = await ask({ ask: 'open', source });
  if (answer.tell === 'opened') return { ok: true, value: answer.race };
  if (answer.tell === 'refused') return { ok: false, refusal: answer.refusal };
  throw new Error('the worker answered something else');
}

export async function lookAt(at: number, known: number): Promise<Seen> {
  const answer = await ask({ ask: 'look', at, known });
  if (answer.tell !== 'seen') throw new Error('the worker answered something else');
  return answer;
}
