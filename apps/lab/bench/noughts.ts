import { includes, legalActions, open, pending, play, start } from '@race/kernel';
import { NOUGHTS_LINES, noughts } from '@race/kernel/toys/noughts.ts';
import { type BenchResult, chooser, measure } from './measure.ts';

const GAMES = 100;

/** Random noughts and crosses on the kernel. */
export function benchKernel(seconds: number): BenchResult {
  const choose = chooser(1);
  return measure(seconds, () => {
    let decisions = 0;
    for (let game = 0; game < GAMES; game++) {
      const g = open(noughts, start(noughts, {}));
      for (let asked = pending(noughts, g); asked !== 0; asked = pending(noughts, g)) {
        const seat = includes(asked, 0) ? 0 : 1;
        const answers = legalActions(g, seat);
        if (answers.length > 1) decisions += 1;
        play(g, seat, answers[choose(answers.length)] ?? 0);
      }
    }
    return decisions;
  });
}

/** The same game written by hand: lists free squares, chooses one, checks lines. */
export function benchByHand(seconds: number): BenchResult {
  const choose = chooser(1);
  return measure(seconds, () => {
    let decisions = 0;
    for (let game = 0; game < GAMES; game++) decisions += playByHand(choose);
    return decisions;
  });
}

function playByHand(choose: (below: number) => number): number {
  const board = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let decisions = 0;
  for (let marked = 0; marked < board.length; marked++) {
    const free: number[] = [];
    for (let square = 0; square < board.length; square++) if (board[square] === 0) free.push(square);
    if (free.length > 1) decisions += 1;
    const mark = (marked % 2) + 1;
    board[free[choose(free.length)] ?? 0] = mark;
    for (const [a, b, c] of NOUGHTS_LINES)
      if (board[a] === mark && board[b] === mark && board[c] === mark) return decisions;
  }
  return decisions;
}
