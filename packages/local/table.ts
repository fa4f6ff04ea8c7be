import type { Ask, Bot } from '@race/bots/base/bots.ts';
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
  type Types,
  view,
  write,
} from '@race/kernel';

/** The player of a seat: a person at this device, or a bot. */
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

/** The set-up of a table; with the log it is all that has to be saved. */
export interface TablePlan<O = RaceOptions, B extends string = BotName> extends Origin {
  readonly options: O;
  readonly players: readonly LocalPlayer<B>[];
  readonly salt: string;
  readonly solo?: SoloPlan;
  /** The lesson it teaches: it has a helper, or a goal. */
  readonly lesson?: string;
}

/** The parts of a game: the rules for its options, the names of its random streams, and its bots. */
export interface GameParts<T extends Types, R extends Rules<T>, B extends string> {
  readonly rules: R;
  readonly streams: readonly string[];
  readonly bots: Readonly<Partial<Record<B, Bot<T, R>>>>;
}

/** Any game on one device, with its history. */
export interface GameTable<T extends Types, R extends Rules<T>, O, B extends string>
  extends GameParts<T, R, B> {
  readonly plan: TablePlan<O, B>;
  readonly history: History<T>;
}

export type GameMoved<T extends Types, R extends Rules<T>, O, B extends string> =
  | { readonly ok: true; readonly table: GameTable<T, R, O, B> }
  | { readonly ok: false; readonly refusal: Refusal };

/** The same for a race. */
export type TableParts = GameParts<Race, RaceRules, BotName>;
export type DeviceTable = GameTable<Race, RaceRules, RaceOptions, BotName>;
export type Moved = GameMoved<Race, RaceRules, RaceOptions, BotName>;

/** A table before its first answer. */
export function setTable<T extends Types, R extends Rules<T>, O, B extends string>(
  plan: TablePlan<O, B>,
  parts: GameParts<T, R, B>,
): GameTable<T, R, O, B> {
  const begun = beginAt<T>(parts.rules, parts.streams, plan);
  if (!begun.ok) throw new Error(`a table cannot begin: ${begun.refusal.reason}`);
  return { plan, ...parts, history: begun.history };
}

/** A table after replaying its log; a refused line means that the log is damaged. */
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

/** A stored answer is a copy; rules compare answers by identity. */
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

/** All seats that have yet to answer. */
export const asked = <T extends Types, R extends Rules<T>, O, B extends string>(
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

function moved<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
  written: ReturnType<typeof write<T>>,
): GameMoved<T, R, O, B> {
  return written.ok ? { ok: true, table: { ...table, history: written.history } } : written;
}

/** What the bot at a seat gets; plain data, so that any thread can ask it. */
export interface BotQuestion<T extends Types, B extends string> extends Omit<Ask<T>, 'rules'> {
  readonly bot: B;
}

/** The question of the bot at a seat. Its chance comes from the race and the line, so it is the same after a resume. */
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
