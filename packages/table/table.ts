import type { RaceBot } from '@race/bots/bots.ts';
import type { BotName } from '@race/bots/names.ts';
import { seatChoice } from '@race/bots/play-out.ts';
import type { Race, RaceOptions, RaceRules } from '@race/great-race';
import { STREAMS } from '@race/great-race/state.ts';
import {
  begin,
  type Entry,
  fast,
  fingerprint,
  type History,
  isOver,
  listSeats,
  pending,
  type Refusal,
  type Seat,
  type Seed,
  streams,
  undoable,
  write,
} from '@race/kernel';

/** Who plays a seat: a person at this device, or a bot. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotName };

/** What a table was set up with; with the log it is all that has to be kept. */
export interface TablePlan {
  readonly options: RaceOptions;
  readonly players: readonly Player[];
  readonly seed: Seed;
  readonly salt: string;
}

/** What a table is played with: the rules for its options, and the bots that sit at it. */
export interface TableParts {
  readonly rules: RaceRules;
  readonly bots: Readonly<Partial<Record<BotName, RaceBot>>>;
}

/** A race on one device, with all that led to it. */
export interface DeviceTable extends TableParts {
  readonly plan: TablePlan;
  readonly history: History<Race>;
}

export type Moved =
  | { readonly ok: true; readonly table: DeviceTable }
  | { readonly ok: false; readonly refusal: Refusal };

/** A table with nothing played yet. */
export function setTable(plan: TablePlan, { rules, bots }: TableParts): DeviceTable {
  return { plan, rules, bots, history: begin(rules, streams(STREAMS, plan.seed)) };
}

/** A table as its log left it; a line that is refused means that the log is damaged. */
export function resume(table: DeviceTable, lines: readonly Entry<Race>[]): Moved {
  let { history } = table;
  for (const line of lines) {
    const written = write(history, ownLine(table.rules, line));
    if (!written.ok) return written;
    history = written.history;
  }
  return { ok: true, table: { ...table, history } };
}

/** A stored answer is a copy; the rules know each answer by its own value. */
function ownLine(rules: RaceRules, line: Entry<Race>): Entry<Race> {
  if ('undo' in line) return line;
  return { seat: line.seat, answer: rules.readAnswer(line.answer) ?? line.answer };
}

/** The people who are asked now, lowest seat first. */
export function askedPeople(table: DeviceTable): Seat[] {
  return asked(table).filter((seat) => table.plan.players[seat]?.kind === 'person');
}

/** The bot that answers next, or -1. Bots answer before people, so that nobody waits for one. */
export function askedBot(table: DeviceTable): Seat {
  return asked(table).find((seat) => table.plan.players[seat]?.kind === 'bot') ?? -1;
}

const asked = (table: DeviceTable): Seat[] => listSeats(pending(table.rules, table.history.state));

export const isFinished = (table: DeviceTable): boolean => isOver(table.history.state);

export function answer(table: DeviceTable, seat: Seat, given: Race['answer']): Moved {
  return moved(table, write(table.history, { seat, answer: given }));
}

/** Takes a person's last answer back, as far as the information horizon allows. TABLE-01. */
export function undo(table: DeviceTable, seat: Seat): Moved {
  return moved(table, write(table.history, { seat, undo: true }));
}

/** The standing answers that a seat may take back one after the other, by place, the last first. TABLE-01. */
export function takeable({ history }: DeviceTable, seat: Seat): number[] {
  const { standing } = history;
  const last = undoable(history, seat);
  if (last < 0) return [];
  // A sealed answer came out from under those of others: what lies before it stays.
  if (last < standing.length - 1) return [last];
  const others = standing.findLastIndex((past) => past.seat !== seat || past.horizon);
  return standing.slice(others + 1).map((_, step) => last - step);
}

function moved(table: DeviceTable, written: ReturnType<typeof write<Race>>): Moved {
  return written.ok ? { ok: true, table: { ...table, history: written.history } } : written;
}

/** The answer of the bot at a seat. Its chance comes from the race and the line it answers, so it is the same after a resume. */
export function botAnswer(table: DeviceTable, seat: Seat): Race['answer'] {
  const player = table.plan.players[seat];
  const { rules, bots, history, plan } = table;
  const bot = player?.kind === 'bot' ? bots[player.bot] : undefined;
  if (bot === undefined) throw new Error(`no bot sits at ${seat}`);
  const seed = Number.parseInt(fingerprint([plan.seed, plan.salt]).slice(-8), 16);
  const chance = fast(seed, history.entries.length * rules.seats + seat);
  return seatChoice(rules, history.state, { bot, chance, seat });
}

/** Lets bots answer until a person is asked or the race is over. */
export function playBots(table: DeviceTable): DeviceTable {
  let now = table;
  for (let seat = askedBot(now); seat >= 0; seat = askedBot(now)) {
    const next = answer(now, seat, botAnswer(now, seat));
    if (!next.ok) throw new Error(`a bot's answer was refused: ${next.refusal.reason}`);
    now = next.table;
  }
  return now;
}
