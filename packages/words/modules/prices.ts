import type { MoreAnswer } from '@race/great-race/more.ts';
import { sumUnder } from '@race/great-race/modules/patronage/track.ts';
import type { ChoiceContext } from '../context.ts';

/** What an answer of a module costs or brings, where it does not say so itself. */
export function pricesOf(answer: MoreAnswer, { known, seat }: ChoiceContext): { readonly [name: string]: number } {
  switch (answer.do) {
    case 'cash':
      return { francs: sumUnder(known, seat) };
    default:
      return {};
  }
}
