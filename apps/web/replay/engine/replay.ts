// The replay of a recorded race: played again, checked line by line, and split into the moments a viewpoint sees.
import { makeRace, type Race, type RaceRules, readOptions, STREAMS } from '@race/great-race';
import { makeSolo } from '@race/great-race/modules/solo/index.ts';
import { readSolo } from '@race/great-race/modules/solo/options.ts';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import { type GameRecord, isFinished, type Read, readRecord, replay, type Seat } from '@race/kernel';
import { type LocalPlayer, RACE_DOOR, readPlayers } from '@race/local';
import { cardFacts } from '../../device/cards.ts';
import { branchOf } from './branch.ts';
import type { Branch, OpenedRace, ReplayIndex, Viewpoint } from './messages.ts';
import { momentsFor, type ReplayMoments, replayIndexOf } from './moments.ts';

export interface RaceReplay {
  readonly race: OpenedRace;
  /** The race from a viewpoint; null where that is not allowed. */
  see(viewpoint: Viewpoint): ViewedReplay | null;
  /** A race that goes on from where so many answers stood; null where there is none. */
  fork(line: number, viewpoint: Viewpoint, seat: Seat): Branch | null;
}

/** What a viewpoint sees of a race, from its first moment to its last. */
export interface ViewedReplay extends ReplayMoments {
  readonly replayIndex: ReplayIndex;
}

/** Reads, verifies and cuts a record; a file that is none, or does not hold what it claims, is refused. */
export function makeReplay(text: string): Read<RaceReplay> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const rules = rulesOf(read.value);
  return rules === null ? NO_RECORD : replayRecord(rules, read.value);
}

/** The rules a record was played by; null when no table could have had its options. */
function rulesOf({ game, options }: GameRecord): RaceRules | null {
  if (game === 'solo') {
    const solo = readSolo(options);
    return solo.ok ? makeSolo(solo.options) : null;
  }
  const race = readOptions(options);
  return race.ok ? makeRace(race.options) : null;
}

/** Options no table could have. */
export const NO_RECORD = {
  ok: false,
  refusal: { reason: 'record.notARecord', rule: 'TABLE-02', with: {} },
} as const;

function replayRecord(rules: RaceRules, record: GameRecord): Read<RaceReplay> {
  const replayed = replay<Race>(rules, STREAMS, record);
  if (!replayed.ok) return replayed;
  const { value: history } = replayed;
  const players = playersOf(rules, record);
  const isOver = isFinished(history);
  const viewpoints = viewpointsOf(players, isOver, rules.seats);
  const race: OpenedRace = {
    ...factsOf(rules),
    viewpoints,
    isOver,
    canFork: !isSolo(rules),
    people: players.map((player) => (player?.kind === 'person' ? player.name : null)),
    before: history.before.map(({ events }) => ({ turn: 0, phase: 'setup', events })),
  };
  const cuts = new Map<Viewpoint, ViewedReplay>();
  const see = (looks: Viewpoint): ViewedReplay | null => {
    if (!viewpoints.includes(looks)) return null;
    const shown = cuts.get(looks) ?? shownOf(momentsFor(rules, history, looks), looks);
    cuts.set(looks, shown);
    return shown;
  };
  // Who looked on takes a seat with what that seat knew; while the race runs that would be looking into a hand.
  const ownViewpoint = (looks: Viewpoint, seat: Seat): Viewpoint =>
    looks === 'everybody' && isOver ? seat : looks;
  const fork: RaceReplay['fork'] = (line, looks, seat) =>
    race.canFork && viewpoints.includes(looks)
      ? branchOf(
          { record, history, options: rules.options, players },
          { line, viewpoint: ownViewpoint(looks, seat), seat },
        )
      : null;
  return { ok: true, value: { race, see, fork } };
}

export const shownOf = (cut: ReplayMoments, viewpoint: Viewpoint): ViewedReplay => ({
  ...cut,
  replayIndex: replayIndexOf(cut, viewpoint),
});

/** Who sat where, as far as the file says so. */
function playersOf(rules: RaceRules, record: GameRecord): (LocalPlayer | null)[] {
  const listed = 'players' in record ? record.players : undefined;
  if (isSolo(rules)) return [{ kind: 'person', name: '' }];
  const read = readPlayers(listed, rules.options, RACE_DOOR);
  return read ?? Array.from({ length: rules.seats }, () => null);
}

/** While a race runs only those may look who play here; once it is over nothing is secret. */
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
