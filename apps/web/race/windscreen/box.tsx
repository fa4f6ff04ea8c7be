// One box of the dashboard while planning: what it does, who stands on it, one more and one less.
import { ASSISTANTS, type Box } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { BOX_ICONS } from '../../dashboard/boxes.tsx';
import { Pawns } from '../../dashboard/pawn.tsx';
import { Icon } from '../../icons/icon.tsx';
import { capital, named, nameOf, say } from '../../words/say.ts';
import { left, placing, shift } from './draft.ts';
import { dragged, spotted } from './drag.ts';
import './box.css';

interface Props {
  readonly box: Box;
  readonly at: number;
  readonly crew: string;
}

export function PlanBox({ box, at, crew }: Props): JSX.Element {
  const here = placing.value[at] ?? 0;
  const name = capital(nameOf('box', box));
  const lamp = dragged.value?.over === at ? ' over' : left.value > 0 ? ' lit' : '';
  return (
    <li class={`plan-box${lamp}`} {...spotted(at, here > 0)}>
      <h3 class="plan-name">
        <Icon name={BOX_ICONS[box]} />
        {name}
      </h3>
      <p class="plan-does">
        {say(`windscreen.does.${box}`)} <i>{say(`windscreen.or.${box}`)}</i>
      </p>
      <PlacedAssistants crew={crew} here={here} />
      <button
        type="button"
        class="plan-less"
        aria-label={say('live.takeOff', { box: named('box', box) })}
        aria-disabled={here === 0}
        onClick={() => shift(at, 'hand')}
      >
        −
      </button>
      <output class="plan-count" aria-label={name} aria-live="off">
        {here}
      </output>
      <button
        type="button"
        class="plan-more"
        aria-label={say('live.putOn', { box: named('box', box) })}
        aria-disabled={left.value === 0}
        onClick={() => shift('hand', at)}
      >
        +
      </button>
    </li>
  );
}

const STEP = 21;
const HOLES = Array.from({ length: ASSISTANTS }, (_, hole) => hole * STEP);

/** Five holes, and the assistants that stand in them. */
function PlacedAssistants({ crew, here }: { crew: string; here: number }): JSX.Element {
  return (
    <div class="plan-pawns">
      <svg viewBox={`${-STEP / 2} -29 ${ASSISTANTS * STEP} 33`} aria-hidden="true">
        {HOLES.map((x) => (
          <ellipse key={x} cx={x} rx="7.8" ry="2.4" class="plan-hole" />
        ))}
      </svg>
      {here > 0 && <Pawns crew={crew} here={here} places={here} />}
    </div>
  );
}
