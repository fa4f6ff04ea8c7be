// The engine's own thread: it alone holds the race, and shows the page what the eyes that look may see.
import type { Read } from '@race/kernel';
import type { Eyes, FromWorker, Source, ToWorker } from './messages.ts';
import { type Film, makeFilm, type Shown } from './replay.ts';

let film: Film | null = null;
let shown: Shown | null = null;

async function answer(message: ToWorker): Promise<FromWorker> {
  const { id } = message;
  switch (message.ask) {
    case 'open':
      return open(id, message.source);
    case 'see':
      return { tell: 'reel', id, reel: lookWith(message.eyes).reel };
    case 'look':
      return look(id, message.at, message.known);
    case 'fork': {
      const line = shown?.reel.lines[message.at];
      const branch =
        line === undefined ? null : film?.fork(line, shown?.reel.eyes ?? 'everybody', message.seat);
      return branch ? { tell: 'forked', id, branch } : { tell: 'refused', id, refusal: NO_MOMENT };
    }
  }
}

async function open(id: number, source: Source): Promise<FromWorker> {
  const made = await filmFrom(source);
  if (!made.ok) return { tell: 'refused', id, refusal: made.refusal };
  film = made.value;
  const { race } = film;
  return { tell: 'opened', id, race, reel: lookWith(firstEyes(race)).reel };
}

/** The only person's, or everybody's. */
function firstEyes({ eyes, people }: Film['race']): Eyes {
  const seats = people.flatMap((name, seat) => (name !== null && eyes.includes(seat) ? [seat] : []));
  return (seats.length === 1 ? seats[0] : undefined) ?? eyes[0] ?? 'everybody';
}

function lookWith(eyes: Eyes): Shown {
  const seen = film?.see(eyes) ?? null;
  if (seen === null) throw new Error(`${eyes} may not look`);
  shown = seen;
  return seen;
}

function look(id: number, at: number, known: number): FromWorker {
  const scene = shown?.scenes[at];
  if (shown === null || scene === undefined) throw new Error(`there is no moment ${at}`);
  return { tell: 'seen', id, at, scene, moments: shown.moments.slice(known, at + 1) };
}

async function filmFrom(source: Source): Promise<Read<Film>> {
  if (source.from === 'film') return (await import('./replay-from-server.ts')).tellFilm(source.film);
  const text = source.from === 'text' ? source.text : await textAt(source.address);
  return text === null ? UNREACHABLE : makeFilm(text);
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
