// A moment of the coach in words: what was done, what was better, and why.

import type { LineAct } from '@race/bots/search/line.ts';
import type { Answer } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { type ChoiceContext, label, seatName } from '@race/words';
import { named, say, words } from '../../../shell/words/say.ts';
import type { Tutorial } from '../../../sources/thinking/messages.ts';
import type { TableModel } from '../../../table/model/table.ts';
import { driveTo } from '../hint/words.ts';

/** The moment as its seat could choose then; null while the table is not known. */
export function contextOf({ readable }: TableModel, { seen }: Tutorial, seat: Seat): ChoiceContext | null {
  const rules = readable.value;
  if (rules === null) return null;
  return { rules, known: seen, seat, name: (one) => seatName(words(), seen, one) };
}

/** What was done and what was better; told apart by the first answer where both lead to the same place. */
export function bothWords(context: ChoiceContext, lesson: Tutorial): { you: string; better: string } {
  const { given, better, played, line } = lesson;
  const told = (act: LineAct | undefined, answer: Answer) =>
    (act && driveTo(context.rules.board, act)) ?? label(words(), answer, context);
  const both = { you: told(played[0], given), better: told(line[0], better) };
  if (both.you !== both.better) return both;
  return { you: label(words(), given, context), better: label(words(), better, context) };
}

/** How many races in ten it cost, to whole ones. */
export const racesIn = ({ difference }: Pick<Tutorial, 'difference'>): number =>
  Math.max(1, Math.round(difference * 10));

/** One sentence of facts that hold; null where none does. */
export function whyBetter(context: ChoiceContext, { reason }: Pick<Tutorial, 'reason'>): string | null {
  if (reason === null) return null;
  const { is, count, seat } = reason;
  const { board } = context.rules;
  switch (is) {
    case 'arrived':
      return say('coach.why.arrived', {
        city: named('city', board.spaces[board.destination]?.city?.id ?? ''),
      });
    case 'city':
      return say('coach.why.city');
    case 'rival':
      return seat === null ? null : say('coach.why.rival', { count, crew: context.name(seat) });
    default:
      return say(`coach.why.${is}`, { count });
  }
}
