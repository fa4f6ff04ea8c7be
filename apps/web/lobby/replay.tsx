// A race over the network as a film: as one's own seat saw it while it runs, whole once it is over.
import type { Refusal } from '@race/kernel';
import type { JSX } from 'preact';
import type { Go, OnlinePlace } from '../front/place.ts';
import { ask } from '../net/here.ts';
import { openFilm, refusal } from '../state/film.ts';
import { pause } from '../state/player.ts';
import { Watch } from '../stepper/watch.tsx';
import type { Source } from '../worker/messages.ts';
import { Sign } from './sign.tsx';

type ReplayPlace = Extract<OnlinePlace, { at: 'replay' | 'report' }>;

export function Replay({ place, go }: { place: ReplayPlace; go: Go }): JSX.Element {
  return (
    <>
      <Watch go={go} opening={() => void show(place)} />
      <Sign />
    </>
  );
}

async function show(place: ReplayPlace): Promise<void> {
  pause();
  const source = await sourceOf(place);
  if ('reason' in source) refusal.value = source;
  else await openFilm(source);
}

async function sourceOf(place: ReplayPlace): Promise<Source | Refusal> {
  if (place.at === 'replay') {
    const file = await ask({ do: 'file', table: place.table });
    // The whole race has a log; what one seat saw has pictures, and those come as a film.
    if (file.ok && file.value.kind === 'file' && 'entries' in JSON.parse(file.value.text))
      return { from: 'text', text: file.value.text };
  }
  const told = await ask(
    place.at === 'replay' ? { do: 'film', table: place.table } : { do: 'bugFilm', bug: place.report },
  );
  if (!told.ok) return told.refusal;
  return told.value.kind === 'film' ? { from: 'film', film: told.value.film } : NOTHING;
}

const NOTHING: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };
