import { type Race, readOptions } from '@race/great-race';
import {
  answer,
  askedPeople,
  botAnswer,
  type DeviceTable,
  type LocalPlayer,
  type Moved,
  playBots,
  type TablePlan,
} from '../index.ts';
import { newTable } from '../whole.ts';

export const PERSON: LocalPlayer = { kind: 'person', name: 'Anna' };
export const RACER: LocalPlayer = { kind: 'bot', bot: 'racer' };
export const DICE: LocalPlayer = { kind: 'bot', bot: 'random' };

/** A plan for a table of these players; what is left out has its default. */
export function planOf(players: readonly LocalPlayer[], options: object = {}): TablePlan {
  const read = readOptions({ crews: players.length, ...options });
  if (!read.ok) throw new Error(`${read.fault.option} is ${read.fault.reason}`);
  return { options: read.options, players, seed: 1935, salt: 'pepper' };
}

/** The answer of a person who plays like the racer. */
export function wiseAnswer(table: DeviceTable, seat: number): Race['answer'] {
  const players = table.plan.players.map((player, at) => (at === seat ? RACER : player));
  return botAnswer({ ...table, plan: { ...table.plan, players } }, seat);
}

/** A table after so many answers of its people, or at the end of its race. */
export function playedTable(plan: TablePlan, answers = Number.POSITIVE_INFINITY): DeviceTable {
  let table = playBots(newTable(plan));
  for (let n = 0; n < answers; n++) {
    const [seat] = askedPeople(table);
    if (seat === undefined) break;
    table = playBots(must(answer(table, seat, wiseAnswer(table, seat))));
  }
  return table;
}

export function must(moved: Moved): DeviceTable {
  if (!moved.ok) throw new Error(`refused: ${moved.refusal.reason}`);
  return moved.table;
}

/** The rules' own value of an answer. */
export function sayOf(table: DeviceTable, given: Race['answer']): Race['answer'] {
  const known = table.rules.readAnswer(given);
  if (known === null) throw new Error('no answer of this game');
  return known;
}
