import type { Seat } from '@race/kernel';
import type { Board } from './board/board.ts';
import type { Card } from './cards/card.ts';
import { ASSISTANTS, BOXES, type Box, type CrewId } from './crew/crews.ts';
import type { MoreAnswer } from './more.ts';
import type { TileData } from './tiles/data.ts';

/** Everything a crew can answer in the base game. */
export type CoreAnswer =
  | { readonly do: 'choose'; readonly crew: CrewId }
  | { readonly do: 'take'; readonly card: string }
  | { readonly do: 'plan'; readonly boxes: readonly number[] }
  | { readonly do: 'fuel'; readonly levels: number }
  | { readonly do: 'lay' }
  | { readonly do: 'draw' }
  | { readonly do: 'repair' }
  | { readonly do: 'drive' }
  | { readonly do: 'clear'; readonly space: number }
  | { readonly do: 'fund' }
  | { readonly do: 'wait'; readonly box: Box }
  | { readonly do: 'pass' }
  | { readonly do: 'hold'; readonly tile: string }
  | { readonly do: 'place'; readonly space: number }
  | { readonly do: 'enter'; readonly space: number; readonly poured: boolean }
  | { readonly do: 'line'; readonly line: number; readonly cards: number; readonly poured: boolean }
  | { readonly do: 'stop' }
  | { readonly do: 'done' }
  | { readonly do: 'guard' }
  | { readonly do: 'pay' }
  | { readonly do: 'back' }
  | { readonly do: 'decline' }
  | { readonly do: 'split'; readonly engine: number }
  | { readonly do: 'fit'; readonly part: string; readonly engine: number; readonly chassis: number }
  | { readonly do: 'discard'; readonly card: string }
  | { readonly do: 'target'; readonly seat: Seat }
  | { readonly do: 'pick'; readonly space: number }
  | { readonly do: 'play'; readonly card: string };

/** Everything a crew can ever answer. Each value exists once, so answers are compared by identity. */
export type Answer = CoreAnswer | MoreAnswer;

export type CoreVerb = CoreAnswer['do'];
export type Verb = Answer['do'];
export type Saying<V extends Verb> = Extract<Answer, { readonly do: V }>;

/** The part that is paid for, not played. */
export const BOUGHT = 'bought';

/** No price is higher, and no gauge either. */
const TOP = 10;
const FREE_GIFT_OF_TOOLS = 3;

/** All answers of a race, in canonical order, and tables to find each without searching. */
export interface Answers {
  readonly all: readonly Answer[];
  readonly choose: readonly Saying<'choose'>[];
  readonly take: readonly Saying<'take'>[];
  readonly plan: readonly Saying<'plan'>[];
  readonly fuel: readonly Saying<'fuel'>[];
  readonly lay: Answer;
  readonly draw: Answer;
  readonly repair: Answer;
  readonly drive: Answer;
  readonly clear: readonly Saying<'clear'>[];
  readonly fund: Answer;
  readonly wait: readonly Saying<'wait'>[];
  readonly pass: Answer;
  readonly hold: readonly Saying<'hold'>[];
  readonly place: readonly Saying<'place'>[];
  readonly enter: readonly Saying<'enter'>[];
  readonly enterPoured: readonly Saying<'enter'>[];
  /** By line, then by transport cards. */
  readonly line: readonly (readonly Saying<'line'>[])[];
  readonly linePoured: readonly (readonly Saying<'line'>[])[];
  readonly stop: Answer;
  readonly done: Answer;
  readonly guard: Answer;
  readonly pay: Answer;
  readonly back: Answer;
  readonly decline: Answer;
  readonly split: readonly Saying<'split'>[];
  /** By part (bought first, then cards), then as `fitIndex` counts. */
  readonly fit: readonly (readonly Saying<'fit'>[])[];
  readonly discard: readonly Saying<'discard'>[];
  readonly target: readonly Saying<'target'>[];
  readonly pick: readonly Saying<'pick'>[];
  /** Those of the modules in play. */
  readonly more: readonly Answer[];
  readonly play: readonly Saying<'play'>[];
}

/** Where the answer that puts so much on engine and chassis stands among the fits of a part. */
export const fitIndex = (engine: number, chassis: number): number =>
  engine * (FREE_GIFT_OF_TOOLS + 1) + chassis;

/** What the answers of a race are made from. */
interface Things {
  readonly board: Board;
  readonly cards: readonly Card[];
  readonly tiles: readonly TileData[];
  readonly crews: readonly CrewId[];
  readonly seats: number;
  readonly more: readonly Answer[];
}

export function makeAnswers({ board, cards, tiles, crews, seats, more }: Things): Answers {
  const spaces = board.spaces.map((_, space) => space);
  const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i);
  const transports = cards.reduce((most, card) => (card.fare > 0 ? most + card.copies : most), 0);
  const lines = (poured: boolean) =>
    board.lines.map((_, line) =>
      upTo(transports).map((n) => ({ do: 'line', line, cards: n, poured }) as const),
    );
  const three = upTo(FREE_GIFT_OF_TOOLS);
  const fits = (part: string) =>
    three.flatMap((engine) => three.map((chassis) => ({ do: 'fit', part, engine, chassis }) as const));
  const made = {
    choose: crews.map((crew) => ({ do: 'choose', crew }) as const),
    take: cards.map((card) => ({ do: 'take', card: card.id }) as const),
    plan: placements().map((boxes) => ({ do: 'plan', boxes }) as const),
    fuel: upTo(TOP).map((levels) => ({ do: 'fuel', levels }) as const),
    lay: { do: 'lay' },
    draw: { do: 'draw' },
    repair: { do: 'repair' },
    drive: { do: 'drive' },
    clear: spaces.map((space) => ({ do: 'clear', space }) as const),
    fund: { do: 'fund' },
    wait: BOXES.map((box) => ({ do: 'wait', box }) as const),
    pass: { do: 'pass' },
    hold: tiles.map((tile) => ({ do: 'hold', tile: tile.id }) as const),
    place: spaces.map((space) => ({ do: 'place', space }) as const),
    enter: spaces.map((space) => ({ do: 'enter', space, poured: false }) as const),
    enterPoured: spaces.map((space) => ({ do: 'enter', space, poured: true }) as const),
    line: lines(false),
    linePoured: lines(true),
    stop: { do: 'stop' },
    done: { do: 'done' },
    guard: { do: 'guard' },
    pay: { do: 'pay' },
    back: { do: 'back' },
    decline: { do: 'decline' },
    split: upTo(TOP).map((engine) => ({ do: 'split', engine }) as const),
    fit: [BOUGHT, ...cards.map((card) => card.id)].map(fits),
    discard: cards.map((card) => ({ do: 'discard', card: card.id }) as const),
    target: Array.from({ length: seats }, (_, seat) => ({ do: 'target', seat }) as const),
    pick: spaces.map((space) => ({ do: 'pick', space }) as const),
    more,
    play: cards.map((card) => ({ do: 'play', card: card.id }) as const),
  } satisfies Omit<Answers, 'all'>;
  return { all: Object.values(made).flat(2), ...made };
}

/** All ways to put five assistants on four boxes. BASE-PLAN-01. */
function placements(): number[][] {
  const all: number[][] = [];
  for (let pathfinder = 0; pathfinder <= ASSISTANTS; pathfinder++)
    for (let mechanics = 0; pathfinder + mechanics <= ASSISTANTS; mechanics++)
      for (let security = 0; pathfinder + mechanics + security <= ASSISTANTS; security++)
        all.push([pathfinder, mechanics, security, ASSISTANTS - pathfinder - mechanics - security]);
  return all;
}

/** The text by which an answer from outside is recognised, in whatever order it is written. */
export const answerKey = (answer: object): string =>
  JSON.stringify(Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Every answer is; what nests is none, and is not even written out. */
export const isFlatAnswer = (from: unknown): from is object =>
  typeof from === 'object' && from !== null && Object.values(from).every(isFlat);

const isFlat = (part: unknown): boolean =>
  typeof part !== 'object' || (Array.isArray(part) && part.every((n) => typeof n === 'number'));
