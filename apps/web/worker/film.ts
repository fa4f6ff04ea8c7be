// A recorded race as a film: played again, checked line by line, and cut into the moments a spectator sees.
import { makeRace, type Race, type RaceRules, readOptions, STREAMS, standings } from '@race/great-race';
import { makeSolo } from '@race/great-race/modules/solo/index.ts';
import { readSolo } from '@race/great-race/modules/solo/options.ts';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import {
  copy,
  type GameRecord,
  type History,
  heard,
  isOver,
  open,
  play,
  type Read,
  readRecord,
  replay,
  view,
} from '@race/kernel';
import type { Moment, OpenedRace, Scene } from './messages.ts';

export interface Film {
  readonly race: OpenedRace;
  readonly moments: readonly Moment[];
  readonly scenes: readonly Scene[];
}

/** Reads, verifies and cuts a record; a file that is none, or does not hold what it claims, is refused. */
export function makeFilm(text: string): Read<Film> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const rules = rulesOf(read.value);
  return rules === null ? NO_RECORD : develop(rules, read.value);
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

function develop(rules: RaceRules, record: GameRecord): Read<Film> {
  const replayed = replay<Race>(rules, STREAMS, record);
  if (!replayed.ok) return replayed;
  const { moments, scenes } = cut(rules, replayed.value);
  return { ok: true, value: filmOf(rules, moments, scenes) };
}

/** Moments and scenes with what the page needs to know of their race. */
export function filmOf(rules: RaceRules, moments: readonly Moment[], scenes: readonly Scene[]): Film {
  const { options, tiles, cards } = rules;
  const race: OpenedRace = {
    options,
    tiles,
    cards: cards.map(({ id, when, danger, fare }) => ({ id, when, danger, fare })),
    moments: moments.length,
    turns: turnsOf(moments),
    ...(isSolo(rules) ? { solo: rules.solo } : {}),
  };
  return { race, moments, scenes };
}

const isSolo = (rules: RaceRules): rules is SoloRules => 'solo' in rules;

/** One moment for the opening and one for each answer that told everybody something; silent answers join the next. */
function cut(rules: RaceRules, history: History<Race>): Pick<Film, 'moments' | 'scenes'> {
  const g = open<Race>(rules, copy(rules, history.first));
  const moments: Moment[] = [];
  const scenes: Scene[] = [];
  const shoot = (events: Moment['events']) => {
    const { public: seen } = view<Race>(rules, g, null);
    moments.push({ turn: seen.turn, phase: seen.phase, events });
    const intent = isSolo(rules) ? rules.intent(seen) : null;
    scenes.push({ public: seen, standings: isOver(g) ? standings(seen) : null, intent });
  };
  shoot(heard<Race>(history.opening, null));
  for (const { seat, answer, events } of history.standing) {
    play(g, seat, answer);
    const told = heard<Race>(events, null);
    if (told.length > 0) shoot(told);
  }
  return { moments, scenes };
}

/** At which moment each turn begins. */
function turnsOf(moments: readonly Moment[]): number[] {
  return moments.flatMap(({ turn }, at) => (turn > 0 && turn !== moments[at - 1]?.turn ? [at] : []));
}
