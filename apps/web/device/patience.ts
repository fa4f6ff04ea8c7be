// Bots that take their time: they think in a thread of their own, so that whoever plays is never kept waiting by them.
import { loadBot } from '@race/bots/load.ts';
import { isPatient } from '@race/bots/names.ts';
import type { Answer } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { botQuestion, type DeviceTable } from '@race/table';
import type { Thinker } from '../thinking/thinker.ts';

export function takesTime({ plan }: DeviceTable, seat: Seat): boolean {
  const player = plan.players[seat];
  return player?.kind === 'bot' && isPatient(player.bot);
}

/** What the bot at a seat answers; null when it was called off, or no thread can be had. */
export async function thinkElsewhere(
  thinker: Thinker,
  table: DeviceTable,
  seat: Seat,
): Promise<Answer | null> {
  const question = botQuestion(table, seat);
  const thought = await thinker.think({ ask: 'choose', options: table.plan.options, ...question });
  return thought?.tell === 'chosen' ? (question.answers[thought.place] ?? null) : null;
}

/** The same answer, while everybody waits. */
export async function thinkHere(table: DeviceTable, seat: Seat): Promise<Answer> {
  const { bot, ...asked } = botQuestion(table, seat);
  return (await loadBot(bot, table.plan.options)).choose({ rules: table.rules, ...asked });
}
