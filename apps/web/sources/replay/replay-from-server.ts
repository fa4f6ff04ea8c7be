// A race as one seat saw it, from the frames a server sent: the same moments as those of a recorded race.
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
import type { ReplayData } from '@race/protocol';
import { type Patch, patched } from '@race/protocol/patch.ts';
import type { OpenedRace, ReplayScene } from './messages.ts';
import { factsOf, NO_RECORD, type RaceReplay, shownOf } from './replay.ts';

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
  };
  const shown = shownOf({ moments, scenes, lines }, viewpoint);
  return { ok: true, value: { race, file: null, see: () => shown, fork: () => null, position: () => null } };
}

/** Null for a patch that does not fit. */
const after = <X>(before: X | null, patch: Patch): X | null =>
  (patched(before, patch)?.value ?? null) as X | null;
