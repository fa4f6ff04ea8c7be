import {
  close,
  copy,
  fast,
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  play,
  type State,
  start,
  streams,
} from '@race/kernel';
import { makeRace } from '../modules/index.ts';
import { type RaceOptions, readOptions } from '../options.ts';
import type { RaceRules } from '../rules.ts';
import { type Race, STREAMS } from '../state.ts';
import { hurrying } from './players.ts';

/** A position of some random race, found by what is being asked in it. */
export interface Position {
  readonly rules: RaceRules;
  readonly state: State<Race>;
}

interface Wanted {
  readonly options: Partial<RaceOptions>;
  /** The frame that asks, the first turn to look in, and how many answers there must be at least. */
  readonly frame: string;
  readonly turn: number;
  readonly answers: number;
}

const SOUTH_AMERICA = { board: 'south-america', crews: 3 } as const;

/** Every kind of question there is, early and late, on both boards. */
const WANTED = {
  'choosing a vehicle': { options: { crews: 4 }, frame: 'setup', turn: 0, answers: 4 },
  'the first bivouac': { options: { crews: 4 }, frame: 'bivouac', turn: 1, answers: 4 },
  'a plan': { options: { crews: 2 }, frame: 'plan', turn: 3, answers: 56 },
  'a sequence late in the race': { options: { crews: 4 }, frame: 'sequence', turn: 8, answers: 8 },
  'two tiles to lay': { options: SOUTH_AMERICA, frame: 'lay', turn: 4, answers: 10 },
  'a drive from a city with a line': { options: SOUTH_AMERICA, frame: 'drive', turn: 3, answers: 5 },
  'a price that needs an answer': { options: { crews: 3 }, frame: 'entry', turn: 2, answers: 3 },
  'a stop symbol with a guide in hand': { options: { crews: 3 }, frame: 'halt', turn: 2, answers: 2 },
  'a repair with parts in hand': { options: SOUTH_AMERICA, frame: 'repair', turn: 2, answers: 5 },
  'damage to split': { options: SOUTH_AMERICA, frame: 'split', turn: 2, answers: 3 },
  'a hand over its limit': { options: { crews: 4 }, frame: 'hand', turn: 2, answers: 4 },
  'what a tracker drew': { options: { crews: 4 }, frame: 'tracking', turn: 2, answers: 3 },
  'a saboteur who chooses': { options: { crews: 4 }, frame: 'target', turn: 2, answers: 3 },
  'a con artist who chooses': { options: { crews: 3 }, frame: 'pick', turn: 4, answers: 10 },
  'a danger that several could stop': { options: { crews: 4 }, frame: 'window', turn: 2, answers: 2 },
} as const satisfies { readonly [name: string]: Wanted };

export type PositionName = keyof typeof WANTED;
export const POSITION_NAMES = Object.keys(WANTED) as readonly PositionName[];

const RACES = 200;
const HURRY = 40;

export function positionCalled(name: PositionName): Position {
  const wanted: Wanted = WANTED[name];
  const read = readOptions({ data: 1, ...wanted.options });
  if (!read.ok) throw new Error(`no such table: ${read.fault.option}`);
  const rules = makeRace(read.options);
  for (let seed = 1; seed <= RACES; seed++) {
    const state = findIn(rules, seed, wanted);
    if (state !== null) return { rules, state };
  }
  throw new Error(`no race comes to ${name}`);
}

function findIn(rules: RaceRules, seed: number, wanted: Wanted): State<Race> | null {
  const dice = fast(seed, 7);
  const choose = hurrying(rules, HURRY);
  const g = open(rules, start(rules, streams(STREAMS, seed)));
  while (!isOver(g)) {
    const [seat = 0] = listSeats(pending(rules, g));
    const answers = legalActions(g, seat);
    const { stack, turn } = g.public;
    if (stack.at(-1)?.kind === wanted.frame && turn >= wanted.turn && answers.length >= wanted.answers)
      return copy(rules, close(g));
    play(g, seat, choose({ g, seat, answers, dice }));
  }
  return null;
}
