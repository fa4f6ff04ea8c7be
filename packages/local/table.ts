import type { Bot } from '@race/bots/bots.ts';
import type { BotName } from '@race/bots/names.ts';
import type { Race, RaceOptions, RaceRules } from '@race/great-race';
import type { SoloOptions } from '@race/great-race/modules/solo/options.ts';
import {
  beginAt,
  type Entry,
  fast,
  fingerprint,
  type History,
  isOver,
  legalActions,
  listSeats,
  type Origin,
  open,
  pending,
  type Refusal,
  type Rules,
  type Seat,
  type Stream,
  type Types,
  undoable,
  type View,
  view,
  write,
} from '@race/kernel';

/** Who plays a seat: a person at this device, or a bot. */
export type LocalPlayer<B extends string = BotName> =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: B };

/** A race of a campaign: one person against René, or against the calendar. */
export interface SoloPlan {
  readonly options: SoloOptions;
  readonly campaign: CampaignPlan;
}

/** Which race of which campaign it is. */
export interface CampaignPlan {
  readonly id: string;
  readonly name: string;
  readonly letters: boolean;
  readonly way: 'prudent' | 'legendary' | 'alone';
  readonly number: number;
}

/** What a table was set up with; with the log it is all that has to be kept. */
export interface TablePlan<O = RaceOptions, B extends string = BotName> extends Origin {
  readonly options: O;
  readonly players: readonly LocalPlayer<B>[];
  readonly salt: string;
  readonly solo?: SoloPlan;
  /** What the race is there to teach: it has a helper, or a goal of its own. */
  readonly lesson?: string;
}

/** What a game is played with: the rules for its options, where chance comes from, and the bots that sit there. */
export interface GameParts<T extends Types, R extends Rules<T>, B extends string> {
  readonly rules: R;
  readonly streams: readonly string[];
  readonly bots: Readonly<Partial<Record<B, Bot<T, R>>>>;
}

/** Any game on one device, with all that led to it. */
export interface GameTable<T extends Types, R extends Rules<T>, O, B extends string>
  extends GameParts<T, R, B> {
  readonly plan: TablePlan<O, B>;
  readonly history: History<T>;
}

export type GameMoved<T extends Types, R extends Rules<T>, O, B extends string> =
  | { readonly ok: true; readonly table: GameTable<T, R, O, B> }
  | { readonly ok: false; readonly refusal: Refusal };

/** The same of a race. */
export type TableParts = GameParts<Race, RaceRules, BotName>;
export type DeviceTable = GameTable<Race, RaceRules, RaceOptions, BotName>;
export type Moved = GameMoved<Race, RaceRules, RaceOptions, BotName>;

/** A table with nothing played yet. */
export function setTable<T extends Types, R extends Rules<T>, O, B extends string>(
  plan: TablePlan<O, B>,
  parts: GameParts<T, R, B>,
): GameTable<T, R, O, B> {
  const begun = beginAt<T>(parts.rules, parts.streams, plan);
  if (!begun.ok) throw new Error(`a table cannot begin: ${begun.refusal.reason}`);
  return { plan, ...parts, history: begun.history };
}

/** A table as its log left it; a line that is refused means that the log is damaged. */
export function resume<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
  lines: readonly Entry<T>[],
): GameMoved<T, R, O, B> {
  let { history } = table;
  for (const line of lines) {
    const written = write<T>(history, ownLine<T>(table.rules, line));
    if (!written.ok) return written;
    history = written.history;
  }
  return { ok: true, table: { ...table, history } };
}

/** A stored answer is a copy; the rules know each answer by its own value. */
function ownLine<T extends Types>(rules: Rules<T>, line: Entry<T>): Entry<T> {
  if ('undo' in line) return line;
  return { seat: line.seat, answer: rules.readAnswer(line.answer) ?? line.answer };
}

/** The people who are asked now, lowest seat first. */
export function askedPeople<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
): Seat[] {
  return asked(table).filter((seat) => table.plan.players[seat]?.kind === 'person');
}

/** The bot that answers next, or -1. Bots answer before people, so that nobody waits for one. */
export function askedBot<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
): Seat {
  return asked(table).find((seat) => table.plan.players[seat]?.kind === 'bot') ?? -1;
}

const asked = <T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
): Seat[] => listSeats(pending<T>(table.rules, table.history.state));

export const isFinished = <T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
): boolean => isOver(table.history.state);

export function answer<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
  seat: Seat,
  given: T['answer'],
): GameMoved<T, R, O, B> {
  return moved(table, write<T>(table.history, { seat, answer: given }));
}

/** Takes a person's last answer back, as far as the information horizon allows. TABLE-01. */
export function undo<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
  seat: Seat,
): GameMoved<T, R, O, B> {
  return moved(table, write<T>(table.history, { seat, undo: true }));
}

/** The standing answers that a seat may take back one after the other, by place, the last first. TABLE-01. */
export function takeable<T extends Types, R extends Rules<T>, O, B extends string>(
  { history }: GameTable<T, R, O, B>,
  seat: Seat,
): number[] {
  const { standing } = history;
  const last = undoable(history, seat);
  if (last < 0) return [];
  // A sealed answer came out from under those of others: what lies before it stays.
  if (last < standing.length - 1) return [last];
  const others = standing.findLastIndex((past) => past.seat !== seat || past.horizon);
  return standing.slice(others + 1).map((_, step) => last - step);
}

function moved<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
  written: ReturnType<typeof write<T>>,
): GameMoved<T, R, O, B> {
  return written.ok ? { ok: true, table: { ...table, history: written.history } } : written;
}

/** All that the bot at a seat is told; plain data, so that it can be asked anywhere. */
export interface BotQuestion<T extends Types, B extends string> {
  readonly bot: B;
  readonly view: View<T>;
  readonly answers: readonly T['answer'][];
  readonly chance: Stream;
}

/** What the bot at a seat is asked. Its chance comes from the race and the line it answers, so it is the same after a resume. */
export function botQuestion<T extends Types, R extends Rules<T>, O, B extends string>(
  { rules, history, plan }: GameTable<T, R, O, B>,
  seat: Seat,
): BotQuestion<T, B> {
  const player = plan.players[seat];
  if (player?.kind !== 'bot') throw new Error(`no bot sits at ${seat}`);
  const seed = Number.parseInt(fingerprint([plan.seed, plan.salt]).slice(-8), 16);
  return {
    bot: player.bot,
    view: view<T>(rules, history.state, seat),
    answers: legalActions<T>(open<T>(rules, history.state), seat),
    chance: fast(seed, history.entries.length * rules.seats + seat),
  };
}

/** The answer of the bot at a seat. */
export function botAnswer<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
  seat: Seat,
): T['answer'] {
  const { bot: name, ...asked } = botQuestion(table, seat);
  const bot = table.bots[name];
  if (bot === undefined) throw new Error(`the bot ${name} was not fetched`);
  return bot.choose({ rules: table.rules, ...asked });
}

/** Lets bots answer until a person is asked or the race is over. */
export function playBots<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
): GameTable<T, R, O, B> {
  let now = table;
  for (let seat = askedBot(now); seat >= 0; seat = askedBot(now)) {
    const next = answer(now, seat, botAnswer(now, seat));
    if (!next.ok) throw new Error(`a bot's answer was refused: ${next.refusal.reason}`);
    now = next.table;
  }
  return now;
}
