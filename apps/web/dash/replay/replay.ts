// The replay of a dash: from a record, played again and checked line by line, or from the pictures a server sent.
import {
  type Dash,
  type DashEvent,
  type DashOptions,
  type DashPublic,
  makeDash,
  readDashOptions,
  STREAMS,
} from '@race/dash';
import { copy, heard, open, play, type Read, readRecord, replay, type Seat } from '@race/kernel';
import { readPlayers } from '@race/local/file.ts';
import type { ReplayData as SentFilm } from '@race/protocol';
import { patched } from '@race/protocol/patch.ts';
import { DASH_FILE_ADAPTER } from '../file-adapter.ts';
import type { DashPlayer } from '../protocol.ts';

export interface DashScene {
  readonly public: DashPublic;
  readonly seat: Seat | null;
  readonly events: readonly DashEvent[];
}

export interface DashReplay {
  readonly options: DashOptions;
  /** Empty where nobody said who played. */
  readonly players: readonly DashPlayer[];
  readonly scenes: readonly DashScene[];
}

const refuse = (reason: string) => ({ ok: false, refusal: { reason, rule: 'TABLE-02', with: {} } }) as const;

/** Reads and verifies a record; a file that is none, or does not hold what it claims, is refused. */
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
  const scenes: DashScene[] = [sceneOf(rules.copyPublic(g.public), null, heard<Dash>(history.opening, null))];
  for (const { seat, answer, events } of history.standing) {
    play(g, seat, answer);
    const told = heard<Dash>(events, null);
    // What is laid face down shows nothing.
    if (told.length > 0) scenes.push(sceneOf(rules.copyPublic(g.public), seat, told));
  }
  const listed = 'players' in read.value ? read.value.players : undefined;
  const players = readPlayers(listed, options.options, DASH_FILE_ADAPTER) ?? [];
  return { ok: true, value: { options: options.options, players, scenes } };
}

const sceneOf = (publicState: DashPublic, seat: Seat | null, events: readonly DashEvent[]): DashScene => ({
  public: publicState,
  seat,
  events,
});

/** Puts pictures together; what does not fit together is refused. */
export function replayOfPictures({ options: given, frames }: SentFilm): Read<DashReplay> {
  const options = readDashOptions(given);
  if (!options.ok) return refuse('record.notARecord');
  const scenes: DashScene[] = [];
  let publicState: DashPublic | null = null;
  for (const frame of frames) {
    const next = patched(publicState, frame.public);
    if (next === null) return refuse('record.notARecord');
    publicState = next.value as DashPublic;
    const events = frame.events as readonly DashEvent[];
    if (events.length > 0 || scenes.length === 0) scenes.push(sceneOf(publicState, frame.by, events));
  }
  return { ok: true, value: { options: options.options, players: [], scenes } };
}
