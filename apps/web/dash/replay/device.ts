import { NOBODY } from '@race/kernel';
import type { DashDevice } from '../game.ts';
import type { DashOutcome, DashSays, DashSight } from '../protocol.ts';
import type { DashFilm } from './replay.ts';

/** A film spoken to as if it were a table: it shows one moment after the other, and answers nothing. */
export interface FilmDevice extends DashDevice {
  show(at: number): void;
}

export const FILM = 'film';

const NOTHING_TO_ANSWER: DashOutcome = {
  ok: false,
  refusal: { reason: 'table.unknown', rule: 'TABLE-02', with: {} },
};

/** `text` is the file it was made from, where there is one to take along. */
export function makeFilmDevice(film: DashFilm, text: string | null): FilmDevice {
  const listeners = new Set<(said: DashSays) => void>();
  const say = (said: DashSays): void => {
    for (const listener of listeners) listener(said);
  };
  return {
    async wish(wish) {
      if (wish.do !== 'save' || text === null) return NOTHING_TO_ANSWER;
      return { ok: true, value: { kind: 'file', text, name: 'the-dash.json' } };
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(at) {
      const past = film.scenes.slice(0, at + 1).map(({ seat, events }, line) => ({ line, seat, events }));
      say({ say: 'past', past });
      say({ say: 'sight', sight: sightAt(film, at) });
    },
  };
}

function sightAt({ options, players, scenes }: DashFilm, at: number): DashSight {
  const scene = scenes[at];
  if (scene === undefined) throw new Error(`there is no moment ${at}`);
  return {
    table: FILM,
    options,
    players,
    line: at,
    view: { seat: null, public: scene.public, own: null, ready: NOBODY },
    answers: [],
    canUndo: false,
    takeable: [],
    curtain: null,
    horizon: at,
    over: scene.public.stack.length === 0,
  };
}
