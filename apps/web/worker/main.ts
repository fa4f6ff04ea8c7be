// The engine's own thread: it alone holds the race, and shows the page what a spectator may see.
import { type Film, makeFilm } from './film.ts';
import type { FromWorker, Source, ToWorker } from './messages.ts';

let film: Film | null = null;

async function answer(message: ToWorker): Promise<FromWorker> {
  const { id } = message;
  if (message.ask === 'look') return look(id, message.at, message.known);
  const text = await textOf(message.source);
  if (text === null)
    return { tell: 'refused', id, refusal: { reason: 'record.unreachable', rule: 'TABLE-02', with: {} } };
  const made = makeFilm(text);
  if (!made.ok) return { tell: 'refused', id, refusal: made.refusal };
  film = made.value;
  return { tell: 'opened', id, race: film.race };
}

function look(id: number, at: number, known: number): FromWorker {
  const scene = film?.scenes[at];
  if (film === null || scene === undefined) throw new Error(`there is no moment ${at}`);
  return { tell: 'seen', id, at, scene, moments: film.moments.slice(known, at + 1) };
}

async function textOf(source: Source): Promise<string | null> {
  if (source.from === 'text') return source.text;
  try {
    const response = await fetch(source.address);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  self.postMessage(await answer(data));
});
