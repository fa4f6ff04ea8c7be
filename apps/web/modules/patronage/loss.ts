import { context, say } from '../kit.ts';
import { mySum } from './sum.ts';

/** What is left with the patron is lost by a drive that arrives. PATRON-06. */
export function lossWords(spaces: readonly number[]): string | undefined {
  const [francs, end] = [mySum(), context.value?.rules.board.destination];
  return francs === 0 || spaces.at(-1) !== end ? undefined : say('boards.patronage.lost', { francs });
}
