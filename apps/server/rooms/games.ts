// The games that can be played here, behind one interface: the rest of the server knows none of them.
import { BOTS, type BotName, isBotName } from '@race/bots';
import type { Ask, Bot } from '@race/bots/base/bots.ts';
import { DASH_BOTS } from '@race/bots/dash/index.ts';
import { type DashBotName, isDashBotName, thinksLong } from '@race/bots/dash/names.ts';
import { DASH_LADDER, type Ladder, RACE_LADDER } from '@race/bots/ladder.ts';
import { isPatient } from '@race/bots/names.ts';
import * as dash from '@race/dash';
import {
  BOARD_IDS,
  makeRace,
  ordered,
  type Race,
  type RaceOptions,
  type RaceRules,
  readOptions,
  STREAMS,
  standings,
} from '@race/great-race';
import { canonical, only, type Rules, type Seat, type Seats, type SeatView, type Types } from '@race/kernel';
import type { Orders, Progress } from '@race/protocol';

/** The result of a seat: its place from 1, equal for ties. */
export interface SeatOutcome {
  readonly place: number;
  readonly arrived: boolean;
}

export interface SeatScore {
  readonly prestige: number;
  readonly arrival: number;
}

export interface ServedGame {
  readonly id: string;
  readonly streams: readonly string[];
  /** Options from outside with defaults filled in; or the one that is not allowed. */
  read(
    options: object,
  ): { readonly ok: true; readonly options: object } | { readonly ok: false; readonly option: string };
  rules(options: object): Rules<Types>;
  isBot(name: string): boolean;
  /** The bot that takes an empty seat when a game begins, and the seat of a person who leaves. */
  readonly defaultBot: string;
  /** Whether a bot takes so long over an answer that it must think in a thread. */
  thinksLong(bot: string): boolean;
  choose(turn: BotTurn): Types['answer'];
  /** The board: races are compared with others on the same board. */
  readonly boards: readonly string[];
  boardOf(options: object): string;
  /** The default options for a board and number of crews; `read` says whether they are valid. */
  optionsFor(board: string, crews: number): object;
  /** By seat, once it is over. */
  outcomes(rules: Rules<Types>, known: Types['public']): readonly SeatOutcome[];
  /** By seat, once it is over: its points, and in which order it arrived; 0 if it did not. */
  scores(rules: Rules<Types>, known: Types['public']): readonly SeatScore[];
  /** How far it has come. */
  progress(rules: Rules<Types>, known: Types['public']): Progress;
  /** Where a bot stands in the ladder. */
  botRating(bot: string): number;
  readonly bots: readonly { readonly bot: string; readonly rating: number }[];
  /** The automatic response of a seat, from what everybody knows; null where its person is asked. */
  ordered(rules: Rules<Types>, order: Ordering<Types>): Types['answer'] | null;
}

interface Ordering<T extends Types> {
  readonly known: T['public'];
  readonly seat: Seat;
  readonly orders: Orders;
}

/** A bot and what it knows. */
export interface BotTurn extends Ask<Types> {
  readonly bot: string;
}

/** A game as its own packages have it. */
interface Own<T extends Types, R extends Rules<T>, O extends object, B extends string> {
  readonly id: string;
  readonly streams: readonly string[];
  readOptions(
    from: unknown,
  ):
    | { readonly ok: true; readonly options: O }
    | { readonly ok: false; readonly fault: { readonly option: string } };
  make(options: O): R;
  readonly bots: Readonly<Record<B, Bot<T, R>>>;
  isBot(name: string): name is B;
  thinksLong(bot: B): boolean;
  readonly defaultBot: B;
  ordered(rules: R, order: Ordering<T>): T['answer'] | null;
  readonly boards: readonly string[];
  boardOf(options: O): string;
  optionsFor(board: string, crews: number): object;
  outcomes(rules: R, known: T['public']): readonly SeatOutcome[];
  scores(rules: R, known: T['public']): readonly SeatScore[];
  progress(rules: R, known: T['public']): Progress;
  readonly ladder: Ladder<B>;
}

/** Rules are the same for all tables with the same options. */
const MOST_RULES = 64;

function game<T extends Types, R extends Rules<T>, O extends object, B extends string>(
  own: Own<T, R, O, B>,
): ServedGame {
  const { id, streams, defaultBot, isBot } = own;
  const made = new Map<string, R>();
  function rules(options: object): R {
    const key = canonical(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    const read = own.readOptions(options);
    if (!read.ok) throw new Error(`a kept table has options that are not allowed: ${read.fault.option}`);
    if (made.size >= MOST_RULES) made.clear();
    const fresh = own.make(read.options);
    made.set(key, fresh);
    return fresh;
  }
  return {
    id,
    streams,
    defaultBot,
    isBot,
    boards: own.boards,
    optionsFor: own.optionsFor,
    bots: Object.entries<number>(own.ladder.ratings).map(([bot, rating]) => ({ bot, rating })),
    boardOf: (options) => {
      const read = own.readOptions(options);
      return read.ok ? own.boardOf(read.options) : '';
    },
    outcomes: (given, known) => own.outcomes(given as unknown as R, known as T['public']),
    scores: (given, known) => own.scores(given as unknown as R, known as T['public']),
    progress: (given, known) => own.progress(given as unknown as R, known as T['public']),
    botRating: (bot) => own.ladder.ratings[isBot(bot) ? bot : own.defaultBot],
    ordered: (given, order) => own.ordered(given as unknown as R, order as Ordering<T>),
    read(options) {
      const read = own.readOptions(options);
      return read.ok ? { ok: true, options: read.options } : { ok: false, option: read.fault.option };
    },
    // Forgets the types of a game: a table gives answers and states only to the rules they came from.
    rules: (options) => rules(options) as unknown as Rules<Types>,
    thinksLong: (bot) => isBot(bot) && own.thinksLong(bot),
    choose({ rules: given, view, answers, bot, chance }) {
      if (!isBot(bot)) throw new Error(`no bot is called ${bot}`);
      const seen = { view: view as SeatView<T>, answers: answers as readonly T['answer'][] };
      return own.bots[bot].choose({ rules: given as unknown as R, ...seen, chance });
    },
  };
}

const bySeat = <S extends { readonly seat: Seat }, O extends object>(
  standings: readonly S[],
  outcome: (one: S, at: number) => O,
): O[] =>
  standings.map((one, at) => ({ seat: one.seat, ...outcome(one, at) })).sort((a, b) => a.seat - b.seat);

/** Best first; crews that did not arrive come after all that did. BASE-END-05, 06. */
const raceOutcomes = (_: RaceRules, known: Race['public']): SeatOutcome[] =>
  bySeat(standings(known), ({ place }, at) => ({ place: at + 1, arrived: place > 0 }));

/** The first crew has arrived, or is the farthest on the track. */
function raceProgress({ board }: RaceRules, { turn, crews }: Race['public']): Progress {
  const top = Math.max(1, ...board.level);
  const done = crews.map(({ level, arrived }) => (arrived > 0 ? top : Math.min(top, level)) / top);
  return {
    turn,
    done: Math.max(...done),
    ahead: aheadIn(done),
    crews: crews.map(({ id, at }) => ({ crew: id ?? '', at })),
  };
}

/** Progress in a dash is counted in rounds; the player with the best course leads. */
const dashProgress = (rules: dash.DashRules, known: dash.DashPublic): Progress => ({
  turn: known.round,
  done: Math.max(0, known.round - 1) / dash.ROUNDS,
  ahead: aheadIn(
    bySeat(dash.dashStandings(rules, known), ({ place }) => ({ place, arrived: true })).map(
      ({ place }) => -place,
    ),
  ),
  crews: known.characters.map((crew) => ({ crew: crew ?? '', at: null })),
});

const aheadIn = (figures: readonly number[]): Seats =>
  figures.reduce((seats, one, seat) => (one === Math.max(...figures) ? seats | only(seat) : seats), 0);

const GAMES: readonly ServedGame[] = [
  game<Race, RaceRules, RaceOptions, BotName>({
    id: 'race',
    streams: STREAMS,
    readOptions,
    make: (options) => makeRace(options),
    bots: BOTS,
    isBot: isBotName,
    thinksLong: isPatient,
    defaultBot: 'racer',
    ordered: (rules, { known, seat, orders }) => ordered(rules, known, seat, orders),
    boards: BOARD_IDS,
    boardOf: ({ board }) => board,
    optionsFor: (board, crews) => ({ board, crews }),
    outcomes: raceOutcomes,
    scores: (_, known) => bySeat(standings(known), ({ prestige, place }) => ({ prestige, arrival: place })),
    progress: raceProgress,
    ladder: RACE_LADDER,
  }),
  game<dash.Dash, dash.DashRules, dash.DashOptions, DashBotName>({
    id: 'dash',
    streams: dash.STREAMS,
    readOptions: dash.readDashOptions,
    make: dash.makeDash,
    bots: DASH_BOTS,
    isBot: isDashBotName,
    thinksLong,
    defaultBot: 'driver',
    ordered: () => null,
    boards: ['dash'],
    boardOf: () => 'dash',
    optionsFor: (_, players) => ({ players }),
    outcomes: (rules, known) =>
      bySeat(dash.dashStandings(rules, known), ({ place }) => ({ place, arrived: true })),
    scores: (rules, known) =>
      bySeat(dash.dashStandings(rules, known), ({ stages, place }) => ({ prestige: stages, arrival: place })),
    progress: dashProgress,
    ladder: DASH_LADDER,
  }),
];

export const gameOf = (id: string): ServedGame | null => GAMES.find((one) => one.id === id) ?? null;
