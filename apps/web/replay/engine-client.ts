// The page's end of the wire to the worker.

import type { Read, Seat } from '@race/kernel';
import type { Branch, Eyes, FromWorker, OpenedRace, Reel, Source, ToWorker } from './engine/messages.ts';

const SOMETHING_ELSE = 'the worker answered something else';

export type Seen = Extract<FromWorker, { tell: 'seen' }>;
type Question<M extends ToWorker = ToWorker> = M extends ToWorker ? Omit<M, 'id'> : never;

const waiting = new Map<number, (answer: FromWorker) => void>();
let last = 0;
let started: Worker | null = null;

/** The worker, started when it is first asked something. */
function worker(): Worker {
  if (started !== null) return started;
  started = new Worker(new URL('./engine/main.ts', import.meta.url), { type: 'module' });
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

interface Opened {
  readonly race: OpenedRace;
  readonly reel: Reel;
}

export async function openRace(source: Source): Promise<Read<Opened>> {
  const answer = await ask({ ask: 'open', source });
  if (answer.tell === 'opened') return { ok: true, value: answer };
  if (answer.tell === 'refused') return { ok: false, refusal: answer.refusal };
  throw new Error(SOMETHING_ELSE);
}

/** The race that is open, with other eyes. */
export async function seeWith(eyes: Eyes): Promise<Reel> {
  const answer = await ask({ ask: 'see', eyes });
  if (answer.tell !== 'reel') throw new Error(SOMETHING_ELSE);
  return answer.reel;
}

/** Where a race would begin that goes on from a moment; null where none can. */
export async function forkAt(at: number, seat: Seat): Promise<Branch | null> {
  const answer = await ask({ ask: 'fork', at, seat });
  return answer.tell === 'forked' ? answer.branch : null;
}

export async function lookAt(at: number, known: number): Promise<Seen> {
  const answer = await ask({ ask: 'look', at, known });
  if (answer.tell !== 'seen') throw new Error(SOMETHING_ELSE);
  return answer;
}
