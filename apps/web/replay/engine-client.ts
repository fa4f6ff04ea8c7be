// The page's side of the connection to the replay worker.

import type { Read, Seat } from '@race/kernel';
import type {
  Branch,
  FromWorker,
  OpenedRace,
  ReplayIndex,
  ReplaySource,
  ToWorker,
  Viewpoint,
} from './engine/messages.ts';

const SOMETHING_ELSE = 'the worker answered something else';

export type Seen = Extract<FromWorker, { type: 'seen' }>;
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

function sendRequest(question: Question): Promise<FromWorker> {
  const id = ++last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker().postMessage({ ...question, id } satisfies ToWorker);
  });
}

interface Opened {
  readonly race: OpenedRace;
  readonly replayIndex: ReplayIndex;
}

export async function openRace(source: ReplaySource): Promise<Read<Opened>> {
  const answer = await sendRequest({ do: 'open', source });
  if (answer.type === 'opened') return { ok: true, value: answer };
  if (answer.type === 'refused') return { ok: false, refusal: answer.refusal };
  throw new Error(SOMETHING_ELSE);
}

/** The race that is open, from another viewpoint. */
export async function seeWith(viewpoint: Viewpoint): Promise<ReplayIndex> {
  const answer = await sendRequest({ do: 'see', viewpoint });
  if (answer.type !== 'index') throw new Error(SOMETHING_ELSE);
  return answer.replayIndex;
}

/** Where a race would begin that goes on from a moment; null where none can. */
export async function forkAt(at: number, seat: Seat): Promise<Branch | null> {
  const answer = await sendRequest({ do: 'fork', at, seat });
  return answer.type === 'forked' ? answer.branch : null;
}

export async function lookAt(at: number, known: number): Promise<Seen> {
  const answer = await sendRequest({ do: 'look', at, known });
  if (answer.type !== 'seen') throw new Error(SOMETHING_ELSE);
  return answer;
}
