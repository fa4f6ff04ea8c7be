import { NOBODY } from '@race/kernel';
import type { DashDevice } from '../game.ts';
import type { DashMessage, DashOutcome, DashSeatView } from '../protocol.ts';
import type { DashReplay } from './replay.ts';

/** A replay behind the interface of a table: it shows one moment after the other and accepts no answers. */
export interface ReplayDevice extends DashDevice {
  show(at: number): void;
}

export const REPLAY_TABLE = 'film';

const NOTHING_TO_ANSWER: DashOutcome = {
  ok: false,
  refusal: { reason: 'table.unknown', rule: 'TABLE-02', with: {} },
};

/** `text` is the file it was made from, where there is one to take along. */
export function makeReplayDevice(replay: DashReplay, text: string | null): ReplayDevice {
  const listeners = new Set<(message: DashMessage) => void>();
  const send = (message: DashMessage): void => {
    for (const listener of listeners) listener(message);
  };
  return {
    async request(request) {
      if (request.do !== 'save' || text === null) return NOTHING_TO_ANSWER;
      return { ok: true, value: { kind: 'file', text, name: 'the-dash.json' } };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(at) {
      const past = replay.scenes.slice(0, at + 1).map(({ seat, events }, line) => ({ line, seat, events }));
      send({ type: 'past', past });
      send({ type: 'view', seatView: seatViewAt(replay, at) });
    },
  };
}

function seatViewAt({ options, players, scenes }: DashReplay, at: number): DashSeatView {
  const scene = scenes[at];
  if (scene === undefined) throw new Error(`there is no moment ${at}`);
  return {
    table: REPLAY_TABLE,
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
