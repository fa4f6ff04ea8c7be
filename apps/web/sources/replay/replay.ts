// The replay of a recorded race: replayed, checked line by line, and split into the moments a viewpoint sees.
import {
  makeRace,
  type Race,
  type RaceOptions,
  type RaceRules,
  readOptions,
  STREAMS,
} from '@race/great-race';
import { makeSolo } from '@race/great-race/modules/solo/index.ts';
import { readSolo } from '@race/great-race/modules/solo/options.ts';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import {
  beginAt,
  close,
  copy,
  type Fork,
  fingerprint,
  type GameRecord,
  type History,
  isFinished,
  isOver,
  type Origin,
  open,
  originOf,
  play,
  type Read,
  readRecord,
  replay,
  type Seat,
  type State,
} from '@race/kernel';
import { refuseFile } from '@race/kernel/refuse.ts';
import { type LocalPlayer, RACE_FORMAT, readPlayers, rematchPlayers, writePosition } from '@race/local';
import { readPositionFile } from '@race/local/files.ts';
import { cardFacts } from '../race-messages.ts';
import type { Branch, OpenedRace, ReplayIndex, Viewpoint } from './messages.ts';
import { momentsFor, type ReplayMoments, replayIndexOf } from './moments.ts';

export interface RaceReplay {
  readonly race: OpenedRace;
  /** The race as a file, once it is over; null where there is none. */
  readonly file: string | null;
  /** The race from a viewpoint; null where that is not allowed. */
  see(viewpoint: Viewpoint): ViewedReplay | null;
  /** A race forked from where so many answers stood; null where there can be none. */
  fork(line: number, viewpoint: Viewpoint, seat: Seat): Branch | null;
  /** The position where so many answers stood, as a file, as far as the viewpoint knows it; null where there is none. */
  position(line: number, viewpoint: Viewpoint, seat: Seat): string | null;
  /** What can be studied of it; null for a race that is known by what was seen of it alone, or against René. */
  readonly studied: StudiedRace | null;
}

/** A race that is studied: only the worker has it. */
export interface StudiedRace extends Pick<Raced, 'history' | 'options' | 'players'> {
  readonly rules: RaceRules;
  readonly viewpoints: readonly Viewpoint[];
  /** The race as a file, once it is over; null where there is none. */
  readonly file: string | null;
  readonly name: string;
  /** The state after so many answers; null where there were fewer, or the race was over. */
  stateAt(line: number): State<Race> | null;
}

/** What a viewpoint sees of a race, from its first moment to its last. */
export interface ViewedReplay extends ReplayMoments {
  readonly replayIndex: ReplayIndex;
}

/** Reads, verifies and splits a record; refuses a file that is not one, or does not replay as it claims. */
export function makeReplay(text: string): Read<RaceReplay> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const rules = rulesOf(read.value);
  return rules === null ? NO_RECORD : replayRecord(rules, read.value, text);
}

/** The rules a record was played by; null if its options are not allowed. */
function rulesOf({ game, options }: GameRecord): RaceRules | null {
  if (game === 'solo') {
    const solo = readSolo(options);
    return solo.ok ? makeSolo(solo.options) : null;
  }
  const race = readOptions(options);
  return race.ok ? makeRace(race.options) : null;
}

/** Options that no table can have. */
export const NO_RECORD = {
  ok: false,
  refusal: { reason: 'record.notARecord', rule: 'TABLE-02', with: {} },
} as const;

function replayRecord(rules: RaceRules, record: GameRecord, text: string): Read<RaceReplay> {
  const replayed = replay<Race>(rules, STREAMS, record);
  if (!replayed.ok) return replayed;
  const { value: history } = replayed;
  const players = playersOf(rules, record);
  const isDone = isFinished(history);
  const viewpoints = viewpointsOf(players, isDone, rules.seats);
  const { commitment } = record;
  const name = fingerprint({ commitment, ...originOf(record) });
  const origin = originOf(record);
  return { ok: true, value: replayOf({ rules, history, players, origin, viewpoints, name, text }) };
}

/** The same number for everybody who opens a position: what it leaves open does not show in its view. */
const SEED = 1935;

/** A position as a race that has just begun. */
export function replayPosition(text: string): Read<RaceReplay> {
  const read = readPositionFile(text, RACE_FORMAT);
  if (!read.ok) return read;
  const { options, players, position, version } = read.value;
  const rules = makeRace(options);
  if (version !== rules.version) return refuseFile('record.otherRules', { version });
  const origin = { seed: SEED, position };
  const begun = beginAt<Race>(rules, STREAMS, origin);
  if (!begun.ok) return { ok: false, refusal: begun.refusal };
  const { history } = begun;
  const seat = typeof position === 'object' && position !== null && 'seat' in position ? position.seat : null;
  const viewpoints: Viewpoint[] =
    typeof seat === 'number' ? [seat] : [...players.map((_, one) => one), 'open'];
  const name = fingerprint({ options, position });
  return { ok: true, value: replayOf({ rules, history, players, origin, viewpoints, name, text: null }) };
}

interface Replayed extends Omit<Raced, 'options'> {
  readonly rules: RaceRules;
  readonly viewpoints: readonly Viewpoint[];
  readonly name: string;
  readonly text: string | null;
}

function replayOf({ rules, history, players, origin, viewpoints, name, text }: Replayed): RaceReplay {
  const isDone = isFinished(history);
  const file = isDone ? text : null;
  // Several people around one device would see each other's cards.
  const isStudied = !isSolo(rules) && (isDone || !viewpoints.includes('everybody'));
  const race: OpenedRace = {
    ...factsOf(rules),
    viewpoints,
    isOver: isDone,
    canFork: !isSolo(rules),
    people: players.map((player) => (player?.kind === 'person' ? player.name : null)),
    before: history.before,
    notebookName: isStudied ? name : null,
  };
  const cuts = new Map<Viewpoint, ViewedReplay>();
  const see = (looks: Viewpoint): ViewedReplay | null => {
    if (!viewpoints.includes(looks)) return null;
    const shown = cuts.get(looks) ?? shownOf(momentsFor(rules, history, looks), looks);
    cuts.set(looks, shown);
    return shown;
  };
  // A spectator who took a seat would get its knowledge: while the race runs, that would reveal a hidden hand.
  const ownViewpoint = (looks: Viewpoint, seat: Seat): Viewpoint =>
    looks === 'everybody' && isDone ? seat : looks;
  const fork: RaceReplay['fork'] = (line, looks, seat) =>
    race.canFork && viewpoints.includes(looks)
      ? branchOf(
          { origin, history, options: rules.options, players },
          { line, viewpoint: ownViewpoint(looks, seat), seat },
        )
      : null;
  const position: RaceReplay['position'] = (line, looks, seat) => {
    const viewpoint = ownViewpoint(looks, seat);
    const isKnown = viewpoint === seat || viewpoint === 'open';
    const state = stateAt(history, line);
    if (!race.canFork || !viewpoints.includes(looks) || !isKnown || state === null) return null;
    return writePosition(rules, state, {
      seat: viewpoint === 'open' ? null : seat,
      players: rematchPlayers(players, seat),
      options: rules.options,
    });
  };
  const { options } = rules;
  const studied = isStudied
    ? {
        rules,
        history,
        options,
        players,
        viewpoints,
        file,
        name,
        stateAt: (line: number) => stateAt(history, line),
      }
    : null;
  return { race, file, see, fork, position, studied };
}

/** The state after so many answers; null where there were fewer, or the race was over. */
function stateAt({ rules, first, standing }: History<Race>, line: number): State<Race> | null {
  if (line > standing.length) return null;
  const state = copy<Race>(rules, first);
  const g = open<Race>(rules, state);
  for (const { seat, answer } of standing.slice(0, line)) play<Race>(g, seat, answer);
  return isOver(g) ? null : close<Race>(g);
}

export const shownOf = (cut: ReplayMoments, viewpoint: Viewpoint): ViewedReplay => ({
  ...cut,
  replayIndex: replayIndexOf(cut, viewpoint),
});

/** The players by seat, as far as the file names them. */
function playersOf(rules: RaceRules, record: GameRecord): (LocalPlayer | null)[] {
  const listed = 'players' in record ? record.players : undefined;
  if (isSolo(rules)) return [{ kind: 'person', name: '' }];
  const read = readPlayers(listed, rules.options, RACE_FORMAT);
  return read ?? Array.from({ length: rules.seats }, () => null);
}

/** While a race runs, only the people at this device may look; once it is over nothing is secret. */
function viewpointsOf(players: readonly (LocalPlayer | null)[], isOver: boolean, seats: number): Viewpoint[] {
  if (isOver) return ['everybody', ...Array.from({ length: seats }, (_, seat) => seat), 'open'];
  const people = players.flatMap((player, seat) => (player?.kind === 'person' ? [seat] : []));
  return people.length === 1 ? people : ['everybody', ...people];
}

/** What the page needs to know of a race. */
export function factsOf(rules: RaceRules) {
  const { options, tiles, cards } = rules;
  return {
    options,
    tiles,
    cards: cards.map(cardFacts),
    ...(isSolo(rules) ? { solo: rules.solo } : {}),
  };
}

const isSolo = (rules: RaceRules): rules is SoloRules => 'solo' in rules;

interface Raced {
  readonly origin: Origin;
  readonly history: History<Race>;
  readonly options: RaceOptions;
  readonly players: readonly (LocalPlayer | null)[];
}

interface Wanted {
  /** How many answers stood. */
  readonly line: number;
  readonly viewpoint: Viewpoint;
  readonly seat: Seat;
}

/**
 * A new race, forked from a moment of another one: the viewer takes a seat, bots play all others. Null at the end, and
 * for a seat whose knowledge the viewpoint does not include.
 */
function branchOf(raced: Raced, { line, viewpoint, seat }: Wanted): Branch | null {
  const { origin, history, options, players } = raced;
  const isOwn = viewpoint === seat || viewpoint === 'open';
  if (!isOwn || line >= history.standing.length || players[seat] === undefined) return null;
  const entries = history.standing.slice(0, line).map(({ seat: by, answer }) => ({ seat: by, answer }));
  // With nothing hidden everything stays as it was; otherwise what the seat did not know is imagined.
  const fork: Fork = { ...origin, entries, seat: viewpoint === 'open' ? null : seat };
  return { options, players: rematchPlayers(players, seat), fork };
}
