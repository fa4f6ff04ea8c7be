// The replay worker: it alone holds the race, and sends the page what the viewpoint may see.
import type { Read } from '@race/kernel';
import type { FromWorker, ReplaySource, ToWorker, Viewpoint } from './messages.ts';
import { makeReplay, type RaceReplay, type ViewedReplay } from './replay.ts';

let replay: RaceReplay | null = null;
let shown: ViewedReplay | null = null;

async function answer(message: ToWorker): Promise<FromWorker> {
  const { id } = message;
  switch (message.do) {
    case 'open':
      return open(id, message.source);
    case 'see':
      return { type: 'index', id, replayIndex: lookWith(message.viewpoint).replayIndex };
    case 'look':
      return look(id, message.at, message.known);
    case 'fork': {
      const line = shown?.replayIndex.lines[message.at];
      const branch =
        line === undefined
          ? null
          : replay?.fork(line, shown?.replayIndex.viewpoint ?? 'everybody', message.seat);
      return branch ? { type: 'forked', id, branch } : { type: 'refused', id, refusal: NO_MOMENT };
    }
  }
}

async function open(id: number, source: ReplaySource): Promise<FromWorker> {
  const made = await replayFrom(source);
  if (!made.ok) return { type: 'refused', id, refusal: made.refusal };
  replay = made.value;
  const { race } = replay;
  return { type: 'opened', id, race, replayIndex: lookWith(firstViewpoint(race)).replayIndex };
}

/** The only person's, or everybody's. */
function firstViewpoint({ viewpoints, people }: RaceReplay['race']): Viewpoint {
  const seats = people.flatMap((name, seat) => (name !== null && viewpoints.includes(seat) ? [seat] : []));
  return (seats.length === 1 ? seats[0] : undefined) ?? viewpoints[0] ?? 'everybody';
}

function lookWith(viewpoint: Viewpoint): ViewedReplay {
  const seen = replay?.see(viewpoint) ?? null;
  if (seen === null) throw new Error(`${viewpoint} may not look`);
  shown = seen;
  return seen;
}

function look(id: number, at: number, known: number): FromWorker {
  const scene = shown?.scenes[at];
  if (shown === null || scene === undefined) throw new Error(`there is no moment ${at}`);
  return { type: 'seen', id, at, scene, moments: shown.moments.slice(known, at + 1) };
}

async function replayFrom(source: ReplaySource): Promise<Read<RaceReplay>> {
  if (source.from === 'server')
    return (await import('./replay-from-server.ts')).replayFromServer(source.replay);
  const text = source.from === 'text' ? source.text : await textAt(source.address);
  return text === null ? UNREACHABLE : makeReplay(text);
}

const UNREACHABLE = {
  ok: false,
  refusal: { reason: 'record.unreachable', rule: 'TABLE-02', with: {} },
} as const;

const NO_MOMENT = { reason: 'record.fork', rule: 'TABLE-02', with: {} } as const;

async function textAt(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  self.postMessage(await answer(data));
});
