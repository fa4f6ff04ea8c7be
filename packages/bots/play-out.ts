import {
  close,
  fast,
  legalActions,
  lowest,
  open,
  pending,
  play,
  type Rules,
  type Seat,
  type State,
  type Stream,
  type Streams,
  start,
  type Table,
  type Types,
  view,
} from '@race/kernel';
import type { Bot } from './base/bots.ts';

/** A bot on its seat, with its own chance. */
export interface BotPlayer<T extends Types, R extends Rules<T> = Rules<T>> {
  readonly bot: Bot<T, R>;
  readonly chance: Stream;
}

export interface PlayedOut<T extends Types> {
  readonly state: State<T>;
  /** Questions with two answers or more; one with a single answer decides nothing. */
  readonly decisions: number;
}

/** Far from the streams that the game itself takes from the same seed. */
const PLAYERS = 2_000_003;

/** The players of a table, one bot a seat, all from one seed. */
export const seatBots = <T extends Types, R extends Rules<T>>(
  bots: readonly Bot<T, R>[],
  seed: number,
): BotPlayer<T, R>[] => bots.map((bot, seat) => ({ bot, chance: fast(seed, PLAYERS + seat) }));

/** What the bot of a seat answers in this position; shows it the seat's view and nothing else. */
export function seatChoice<T extends Types, R extends Rules<T>>(
  rules: R,
  state: State<T>,
  asked: BotPlayer<T, R> & { readonly seat: Seat },
): T['answer'] {
  const answers = legalActions(open(rules, state), asked.seat);
  return asked.bot.choose({ rules, view: view(rules, state, asked.seat), answers, chance: asked.chance });
}

/** Plays a game to its end, one player a seat. */
export function playOut<T extends Types, R extends Rules<T>>(
  rules: R,
  players: readonly BotPlayer<T, R>[],
  chance: Streams,
): PlayedOut<T> {
  const g = open<T>(rules, start<T>(rules, chance));
  return { decisions: playOn(rules, g, players), state: close(g) };
}

/** Ears for what each answer brings. */
export interface PlayWatcher<T extends Types> {
  readonly hear: (events: readonly T['event'][]) => void;
}

/** The same before somebody who watches, and who is given the table: it goes on as it is played. */
export function playWatched<T extends Types, R extends Rules<T>, W extends PlayWatcher<T>>(
  rules: R,
  players: readonly BotPlayer<T, R>[],
  chance: Streams,
  watchAt: (table: State<T>) => W,
): PlayedOut<T> & { readonly watch: W } {
  const opening: T['event'][] = [];
  const g = open<T>(rules, start<T>(rules, chance, opening), []);
  const watch = watchAt(g);
  watch.hear(opening);
  return { decisions: playOn(rules, g, players, watch), state: close(g), watch };
}

function playOn<T extends Types, R extends Rules<T>>(
  rules: R,
  g: Table<T>,
  players: readonly BotPlayer<T, R>[],
  watch?: PlayWatcher<T>,
): number {
  let decisions = 0;
  for (let asked = pending(rules, g); asked !== 0; asked = pending(rules, g)) {
    const seat = lowest(asked);
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody plays for seat ${seat}`);
    if (answerFor(rules, g, { ...player, seat })) decisions += 1;
    if (g.events === null) continue;
    watch?.hear(g.events);
    g.events = [];
  }
  return decisions;
}

/** Answers for one seat; tells whether there was something to decide. */
function answerFor<T extends Types, R extends Rules<T>>(
  rules: R,
  g: Table<T>,
  asked: BotPlayer<T, R> & { readonly seat: Seat },
): boolean {
  const { seat, bot, chance } = asked;
  const answers = legalActions(g, seat);
  const [only] = answers;
  const decides = answers.length > 1;
  play(g, seat, decides ? bot.choose({ rules, view: view(rules, g, seat), answers, chance }) : only);
  return decides;
}
