// The replay worker: only it holds the race, and it sends the page what the viewpoint may see.

import {
  makeRace,
  type Race,
  type RaceEvent,
  type RacePublic,
  type RaceSeat,
  readOptions,
} from '@race/great-race';
import { standings } from '@race/great-race/standings.ts';
import type { Read, Step } from '@race/kernel';
import { refuseFile } from '@race/kernel/refuse.ts';
import type { ReplayData } from '@race/protocol';
import { type Patch, patched } from '@race/protocol/patch.ts';
import { serve } from '@race/protocol/rpc.ts';
import type {
  OpenedRace,
  ReplayIndex,
  ReplayScene,
  ReplaySource,
  ReplayWorker,
  Viewpoint,
} from './messages.ts';
import { factsOf, makeReplay, NO_RECORD, type RaceReplay, shownOf, type ViewedReplay } from './replay.ts';
import { isNotebookFile, makeStudy, replayOfNotebook, type Study } from './study.ts';

/** Joins the frames; refuses frames that do not fit together. */
export function replayFromServer({ options, seat, people, frames }: ReplayData): Read<RaceReplay> {
  const read = readOptions(options);
  if (!read.ok) return NO_RECORD;
  const rules = makeRace(read.options);
  const moments: Step<Race>[] = [];
  const scenes: ReplayScene[] = [];
  const lines: number[] = [];
  let now: RacePublic | null = null;
  let own: RaceSeat | null = null;
  for (const [line, frame] of frames.entries()) {
    now = after<RacePublic>(now, frame.public);
    if (now === null) return NO_RECORD;
    if (frame.own !== null) own = after<RaceSeat>(own, frame.own);
    const events = frame.events as readonly RaceEvent[];
    if (events.length === 0 && moments.length > 0) continue;
    moments.push({ seat: frame.seat, events, horizon: frame.horizon });
    const hands =
      own === null ? {} : { hands: now.crews.map((_, at) => (at === seat ? (own?.hand ?? null) : null)) };
    scenes.push({ public: now, standings: now.phase === 'over' ? standings(now) : null, ...hands });
    lines.push(line);
  }
  const viewpoint = seat ?? 'everybody';
  const race: OpenedRace = {
    ...factsOf(rules),
    viewpoints: [viewpoint],
    isOver: now?.phase === 'over',
    canFork: false,
    people,
    before: [],
    notebookName: null,
  };
  const shown = shownOf({ moments, scenes, lines }, viewpoint);
  const none = () => null;
  return {
    ok: true,
    value: { race, file: null, see: () => shown, fork: none, position: none, studied: null },
  };
}

/** Null for a patch that does not fit. */
const after = <X>(before: X | null, patch: Patch): X | null =>
  (patched(before, patch)?.value ?? null) as X | null;

let replay: RaceReplay | null = null;
let shown: ViewedReplay | null = null;
let study: Study | null = null;

serve<ReplayWorker>(self, {
  async open(source) {
    const made = await replayFrom(source);
    if (!made.ok) return made;
    const { race, studied } = made.value;
    const opened = studied === null ? null : makeStudy(studied);
    const hasLines = source.from === 'text' && isNotebookFile(source.text);
    const lines = hasLines ? (opened?.read(source.text) ?? NO_NOTEBOOK) : NO_LINES;
    if (!lines.ok) return lines;
    replay = made.value;
    study = opened;
    const { replayIndex } = lookWith(firstViewpoint(race));
    return { ok: true, value: { race, replayIndex, notebook: lines.value } };
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
  study: (wanted) => study?.moment(shownOfRace(), wanted) ?? null,
  act: (wanted) => study?.act(shownOfRace(), wanted) ?? null,
  async replies(wanted) {
    return (await study?.replies(shownOfRace(), wanted)) ?? [];
  },
  writeNotebook: (wanted) => study?.write(shownOfRace(), wanted) ?? null,
  readNotebook: (text) => study?.read(text) ?? NO_NOTEBOOK,
  tellNotebook: (notebook) => study?.tell(notebook) ?? [],
});

const NO_LINES = { ok: true, value: [] } as const;
const NO_NOTEBOOK = refuseFile('study.notANotebook');

function shownOfRace(): ReplayIndex {
  if (shown === null) throw new Error('no race is open');
  return shown.replayIndex;
}

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
  if (source.from === 'text' && isNotebookFile(source.text)) return replayOfNotebook(source.text);
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
