import type { JSX } from 'preact';
import { nameOf, publicState, say } from '../kit.ts';
import { Portrait } from './portrait.tsx';
import { isTurnByTurn, leaderAt } from './standing.ts';

/** A small portrait; it pales when the power is used up. */
export function Mark({ seat }: { seat: number }): JSX.Element | null {
  const leader = leaderAt(publicState.value, seat);
  if (leader === null) return null;
  const isUsed = isTurnByTurn(leader) && publicState.value?.modules?.leaders?.used[seat] === true;
  const words = [nameOf('leader', leader), isUsed ? say('boards.leaders.used') : '']
    .filter(Boolean)
    .join(', ');
  return (
    <span class={isUsed ? 'mark mark-leader used' : 'mark mark-leader'} title={words}>
      <Portrait leader={leader} />
      <span class="unseen">{words}</span>
    </span>
  );
}
