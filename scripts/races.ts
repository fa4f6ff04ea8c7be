// Races for pictures and tests: one person among three bots, played by the bots' hands as far as wanted.
import type { BotName } from '../packages/bots/index.ts';
import type { Answer, BoardId } from '../packages/great-race/index.ts';
import { readOptions } from '../packages/great-race/index.ts';
import { choosesCrews } from '../packages/great-race/options.ts';
import {
  answer,
  askedBot,
  askedPeople,
  botAnswer,
  type DeviceTable,
  isFinished,
  type TablePlan,
  writeTable,
} from '../packages/local/index.ts';
import { newTable } from '../packages/local/whole.ts';

export interface Wanted {
  readonly board: BoardId;
  readonly seed: number;
  /** As "Race now" has it: who has only one answer is not asked. */
  readonly askOnlyWhoCan?: boolean;
  /** What is played with beside the race, as options name it. */
  readonly modules?: readonly string[];
  /** Who drives against the person; racers when nothing is said. */
  readonly rival?: BotName;
  /** Not even the bots have answered. */
  readonly isFresh?: boolean;
  /** Whether to stop here, where the person is asked; without it the race is played to its end. */
  readonly until?: (table: DeviceTable) => boolean;
  /** What the person answers; null or nothing leaves it to a bot's hand. */
  readonly mine?: (table: DeviceTable) => Answer | null;
}

/** A race as the text of a file. */
export function raceFile(wanted: Wanted): string {
  const {
    board,
    seed,
    askOnlyWhoCan = false,
    modules = [],
    rival = 'racer',
    isFresh = false,
    until = () => false,
    mine = () => null,
  } = wanted;
  const vehicles = choosesCrews(modules) ? null : ['french', 'italian', 'english', 'belgian'];
  const read = readOptions({ board, crews: 4, vehicles, askOnlyWhoCan, modules });
  if (!read.ok) throw new Error(`${read.fault.option} is ${read.fault.reason}`);
  const bot = { kind: 'bot', bot: 'racer' } as const;
  const me = { kind: 'person', name: 'Delatour' } as const;
  const other = { kind: 'bot', bot: rival } as const;
  const players = [me, other, other, other];
  const plan: TablePlan = { options: read.options, players, seed, salt: 'pepper' };
  const byHand = { ...plan, players: [bot, bot, bot, bot] };
  let table = newTable(plan);
  while (!isFresh && !isFinished(table)) {
    // Bots before people: where all are asked at once, the person is the last.
    const bots = askedBot(table);
    if (bots < 0 && askedPeople(table).length > 0 && until(table)) break;
    const played: DeviceTable = { ...table, plan: byHand };
    const seat = bots < 0 ? askedBot(played) : bots;
    const own = bots < 0 ? table.rules.readAnswer(mine(table)) : null;
    const moved = answer(table, seat, own ?? botAnswer(played, seat));
    if (!moved.ok) throw new Error(`refused: ${moved.refusal.reason}`);
    table = moved.table;
  }
  return writeTable(table);
}
