// How far money alone gets a crew: the least land steps from end to end for a given sum of fares.
import type { BoardData } from '@race/great-race/board/data.ts';

export function leastLandSteps(board: BoardData, purse: number): number {
  const lines = board.lines.flatMap((line) => [line, { ...line, from: line.to, to: line.from }]);
  const best = new Map<string, number>();
  let front = [{ space: board.ends[0], paid: 0 }];
  let least = Number.POSITIVE_INFINITY;
  for (let steps = 0; front.length > 0; steps++) {
    const reached = withLines(front, steps);
    for (const { space } of reached) if (space === board.ends[1]) least = Math.min(least, steps);
    front = reached.flatMap(({ space, paid }) =>
      (board.spaces[space]?.near ?? []).map((near) => ({ space: near, paid })),
    );
  }
  return least;

  /** what can be reached without a further land step; each place is worth visiting once a sum */
  function withLines(
    from: readonly { space: number; paid: number }[],
    steps: number,
  ): { space: number; paid: number }[] {
    const reached: { space: number; paid: number }[] = [];
    const queue = [...from];
    for (const at of queue) {
      const key = `${at.space} ${at.paid}`;
      if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= steps) continue;
      best.set(key, steps);
      reached.push(at);
      for (const line of lines) {
        if (line.from === at.space && at.paid + line.price <= purse)
          queue.push({ space: line.to, paid: at.paid + line.price });
      }
    }
    return reached;
  }
}
