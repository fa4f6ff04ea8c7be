// The head of a table: five milestones, and the goal in one line.
import { BOOSTS, type DashPublic, ROUNDS } from '@race/dash';
import { boosterText } from '@race/words/dash/index.ts';
import { named } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useDashTable } from './dash-table.ts';
import { say, words } from './words.ts';

interface Props {
  readonly publicState: DashPublic;
  readonly isOver: boolean;
}

export function Rounds({ publicState: known, isOver }: Props): JSX.Element {
  const round = Math.max(known.round, 1);
  return (
    <p class="dash-rounds">
      <span class="unseen">{say('dash.page.round', { round })}</span>
      {Array.from({ length: ROUNDS }, (_, at) => (
        <b
          key={at}
          class={at + 1 < round || isOver ? 'is-past' : at + 1 === round ? 'is-now' : ''}
          aria-hidden="true"
        >
          {at + 1}
        </b>
      ))}
    </p>
  );
}

/** What it is about; once cards are open, how they are taken; and the booster that works in this round. */
export function Goal({ publicState: known, isOver }: Props): JSX.Element {
  const { nameAt } = useDashTable();
  const { boost } = known;
  if (isOver) return <p class="dash-goal">{say('dash.page.overLine')}</p>;
  const isShown = known.stack.at(-1)?.kind === 'take';
  const isBySpeed = boost !== null && BOOSTS[boost.booster].speedFirst;
  return (
    <p class="dash-goal">
      <b>{say(isShown ? 'dash.page.shown' : 'dash.page.goal')}</b>{' '}
      <span>
        {say(isBySpeed ? 'dash.page.orderBySpeed' : isShown ? 'dash.page.shownHow' : 'dash.page.goalHow')}
      </span>{' '}
      {boost !== null && (
        <i title={boosterText(words(), boost.booster)}>
          {say('dash.page.boostNow', {
            booster: named(words(), `dash.booster.${boost.booster}`),
            who: nameAt(boost.seat),
          })}
        </i>
      )}
    </p>
  );
}
