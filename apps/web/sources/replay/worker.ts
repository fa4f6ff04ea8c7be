// The replay worker: only it holds the race, and it sends the page what the viewpoint may see.
import type { Read } from '@race/kernel';
import { serve } from '@race/protocol/rpc.ts';
import type { ReplaySource, ReplayWorker, Viewpoint } from './messages.ts';
import { makeReplay, type RaceReplay, type ViewedReplay } from './replay.ts';
import { replayFromServer } from './replay-from-server.ts';

let replay: RaceReplay | null = null;
let shown: ViewedReplay | null = null;

serve<ReplayWorker>(self, {
  async open(source) {
    const made = await replayFrom(source);
    if (!made.ok) return made;
    replay = made.value;
    const { race } = replay;
    return { ok: true, value: { race, replayIndex: lookWith(firstViewpoint(race)).replayIndex } };
  },
  see: (viewpoint) => lookWith(viewpoint).replayIndex,
  look({ at, known }) {
    const scene = shown?.scenes[at];
    if (shown === null || scene === undefined) throw new Error(`there is no moment ${at}`);
    return { at, scene, moments: shown.moments.slice(known, at + 1) };
  },
  fork({ at, seat }) {
    const line = shown?.replayIndex.lines[at];
    if (line === undefined || replay === null) return null;
    return replay.fork(line, shown?.replayIndex.viewpoint ?? 'everybody', seat);
  },
  position({ at, seat }) {
    const line = shown?.replayIndex.lines[at];
    if (line === undefined || replay === null) return null;
    return replay.position(line, shown?.replayIndex.viewpoint ?? 'everybody', seat);
  },
  file: () => replay?.file ?? null,
});

/** The viewpoint of the only person, or that of everybody. */
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

async function replayFrom(source: ReplaySource): Promise<Read<RaceReplay>> {
  if (source.from === 'server') return replayFromServer(source.replay);
  const text = source.from === 'text' ? source.text : await textAt(source.address);
  return text === null ? UNREACHABLE : makeReplay(text);
}

const UNREACHABLE = {
  ok: false,
  refusal: { reason: 'record.unreachable', rule: 'TABLE-02', with: {} },
} as const;

async function textAt(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
