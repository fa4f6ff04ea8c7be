// Races for pictures and tests: one person among three bots, played by the bots' hands as far as wanted.
import type { BoardId } from '../packages/great-race/index.ts';
import { readOptions } from '../packages/great-race/index.ts';
import {
  answer,
  askedBot,
  askedPeople,
  botAnswer,
  type DeviceTable,
  isFinished,
  type TablePlan,
  writeTable,
} from '../packages/table/index.ts';
import { newTable } from '../packages/table/whole.ts';

interface Wanted {
  readonly board: BoardId;
  readonly seed: number;
  /** Whether to stop here, where the person is asked; without it the race is played to its end. */
  readonly until?: (table: DeviceTable) => boolean;
}

/** A race as the text of a file. */
export function raceFile({ board, seed, until = () => false }: Wanted): string {
  const read = readOptions({ board, crews: 4, vehicles: ['french', 'italian', 'english', 'belgian'] });
  if (!read.ok) throw new Error(`${read.fault.option} is ${read.fault.reason}`);
  const bot = { kind: 'bot', bot: 'racer' } as const;
  const me = { kind: 'person', name: 'Delatour' } as const;
  const plan: TablePlan = { options: read.options, players: [me, bot, bot, bot], seed, salt: 'pepper' };
  const byHand = { ...plan, players: [bot, bot, bot, bot] };
  let table = newTable(plan);
  while (!isFinished(table)) {
    // Bots before people: where all are asked at once, the person is the last.
    const bots = askedBot(table);
    if (bots < 0 && askedPeople(table).length > 0 && until(table)) break;
    const played: DeviceTable = { ...table, plan: byHand };
    const seat = bots < 0 ? askedBot(played) : bots;
    const moved = answer(table, seat, botAnswer(played, seat));
    if (!moved.ok) throw new Error(`refused: ${moved.refusal.reason}`);
    table = moved.table;
  }
  return writeTable(table);
}
