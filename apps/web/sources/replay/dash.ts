// The replay of a dash: from a record, replayed and checked line by line, or from the frames a server sent.
import {
  type Dash,
  type DashEvent,
  type DashOptions,
  type DashPublic,
  makeDash,
  readDashOptions,
  STREAMS,
} from '@race/dash';
import { copy, NOBODY, open, play, type Read, readRecord, replay, type Step, seenBy } from '@race/kernel';
import { readPlayers } from '@race/local/format.ts';
import type { ReplayData } from '@race/protocol';
import { patched } from '@race/protocol/patch.ts';
import {
  DASH_FORMAT,
  type DashDevice,
  type DashMessage,
  type DashOutcome,
  type DashPlayer,
  type DashSeatView,
} from '../dash-messages.ts';

/** A step, and the public state after it. */
interface DashScene extends Step<Dash> {
  readonly public: DashPublic;
}

export interface DashReplay {
  readonly options: DashOptions;
  /** Empty where the players are not known. */
  readonly players: readonly DashPlayer[];
  readonly scenes: readonly DashScene[];
}

const refuse = (reason: string) => ({ ok: false, refusal: { reason, rule: 'TABLE-02', with: {} } }) as const;

/** Reads and verifies a record; refuses a file that is not one, or does not replay as it claims. */
export function replayOfRecord(text: string): Read<DashReplay> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const options = readDashOptions(read.value.options);
  if (!options.ok) return refuse('record.notARecord');
  const rules = makeDash(options.options);
  const again = replay<Dash>(rules, STREAMS, read.value);
  if (!again.ok) return again;
  const history = again.value;
  const g = open<Dash>(rules, copy<Dash>(rules, history.first));
  const scenes: DashScene[] = [
    { ...seenBy<Dash>(history.opening, null), public: rules.copyPublic(g.public) },
  ];
  for (const step of history.standing) {
    play(g, step.seat, step.answer);
    const seen = seenBy<Dash>(step, null);
    // A face-down card shows nothing.
    if (seen.events.length > 0) scenes.push({ ...seen, public: rules.copyPublic(g.public) });
  }
  const listed = 'players' in read.value ? read.value.players : undefined;
  const players = readPlayers(listed, options.options, DASH_FORMAT) ?? [];
  return { ok: true, value: { options: options.options, players, scenes } };
}

/** Joins the frames of a server; refuses frames that do not fit together. */
export function replayOfPictures({ options: given, frames }: ReplayData): Read<DashReplay> {
  const options = readDashOptions(given);
  if (!options.ok) return refuse('record.notARecord');
  const scenes: DashScene[] = [];
  let publicState: DashPublic | null = null;
  for (const frame of frames) {
    const next = patched(publicState, frame.public);
    if (next === null) return refuse('record.notARecord');
    publicState = next.value as DashPublic;
    const { seat, horizon } = frame;
    const events = frame.events as readonly DashEvent[];
    if (events.length > 0 || scenes.length === 0) scenes.push({ seat, events, horizon, public: publicState });
  }
  return { ok: true, value: { options: options.options, players: [], scenes } };
}

/** A replay behind the interface of a table: it shows one moment after the other and accepts no answers. */
export interface ReplayDevice extends DashDevice {
  show(at: number): void;
}

export const REPLAY_TABLE = 'replay';

const NOTHING_TO_ANSWER: DashOutcome = {
  ok: false,
  refusal: { reason: 'table.unknown', rule: 'TABLE-02', with: {} },
};

/** `text` is the file it was made from, if it can be saved. */
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
      const past = replay.scenes.slice(0, at + 1).map(({ public: _, ...step }, line) => ({ line, ...step }));
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
