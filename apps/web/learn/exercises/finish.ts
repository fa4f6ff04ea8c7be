import { standings } from '@race/great-race/standings.ts';
import { atLeast, type Exercise, hasArrived, type Try } from './exercise.ts';

/** The finish is near: a whole vehicle and full purses are worth as much as haste. */
export const finish: Exercise = {
  id: 'finish',
  turn: 6,
  conditions: (now) => [hasArrived(now), atLeast('prestige', 13, prestigeOf(now))],
};

/** Counted at the finish, and not before. */
function prestigeOf({ publicState: known, seat }: Try): number {
  const mine = standings(known).find((one) => one.seat === seat);
  return mine === undefined || mine.place === 0 ? 0 : mine.prestige;
}
