// The engine's own thread: it alone holds the race, and shows the page what a spectator may see.
import type { Read } from '@race/kernel';
import { type Film, makeFilm } from './film.ts';
import type { FromWorker, Source, ToWorker } from './messages.ts';

let film: Film | null = null;

async function answer(message: ToWorker): Promise<FromWorker> {
  const { id } = message;
  if (message.ask === 'look') return look(id, message.at, message.known);
  const made = await filmFrom(message.source);
  if (!made.ok) return { tell: 'refused', id, refusal: made.refusal };
  film = made.value;
  return { tell: 'opened', id, race: film.race };
}

function look(id: number, at: number, known: number): FromWorker {
  const scene = film?.scenes[at];
  if (film === null || scene === undefined) throw new Error(`there is no moment ${at}`);
  return { tell: 'seen', id, at, scene, moments: film.moments.slice(known, at + 1) };
}

async function filmFrom(source: Source): Promise<Read<Film>> {
  if (source.from === 'film') return (await import('./told.ts')).tellFilm(source.film);
  const text = source.from === 'text' ? source.text : await textAt(source.address);
  return text === null ? UNREACHABLE : makeFilm(text);
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

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  self.postMessage(await answer(data));
});
