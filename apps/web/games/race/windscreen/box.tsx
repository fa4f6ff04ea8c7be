// A box of the dashboard during planning: what it does, its assistants, and buttons for one more or one less.
import { ASSISTANTS, type Box } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { Icon } from '../../../shell/icons/icon.tsx';
import { capital, named, nameOf, say } from '../../../shell/words/say.ts';
import { Pawns } from '../../../table/dashboard/pawn.tsx';
import { BOX_ICONS } from '../../../table/dashboard/plate.tsx';
import { MarkLabel } from '../../../table/mark.tsx';
import { useTable } from '../../../table/model/table.ts';
import { hintOf } from '../hint/hint.ts';
import { draftOf } from './draft.ts';
import { dragOf, spotted } from './drag.ts';
import './box.css';
import './to-place.css';

interface Props {
  readonly box: Box;
  readonly at: number;
  readonly crew: string;
}

export function PlanBox({ box, at, crew }: Props): JSX.Element {
  const table = useTable();
  const { left, placing, shift } = draftOf(table);
  const { dragged } = dragOf(table);
  const mark = hintOf(table).marks.value.boxes.get(box);
  const here = placing.value[at] ?? 0;
  const name = capital(nameOf('box', box));
  const lamp = dragged.value?.over === at ? ' over' : left.value > 0 ? ' lit' : '';
  return (
    <li class={`plan-box${lamp}`} {...spotted(at, here > 0)}>
      {mark && <MarkLabel {...mark} />}
      <h3 class="plan-name">
        <Icon name={BOX_ICONS[box]} />
        {name}
      </h3>
      <p class="plan-does">
        {say(`planning.does.${box}`)} <i>{say(`planning.or.${box}`)}</i>
      </p>
      <PlacedAssistants crew={crew} here={here} />
      <button
        type="button"
        class="plan-less"
        aria-label={say('table.takeOff', { box: named('box', box) })}
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
        aria-label={say('table.putOn', { box: named('box', box) })}
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

/** Five places with their assistants. */
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

// The assistants that are not placed yet, to be dragged onto a box.
export function ToPlace({ crew }: { crew: string }): JSX.Element {
  const table = useTable();
  const { left } = draftOf(table);
  const { dragged } = dragOf(table);
  const count = left.value;
  const isOver = dragged.value?.over === 'hand' && dragged.value.from !== 'hand';
  return (
    <div class={`to-place${isOver ? ' over' : ''}`} {...spotted('hand', count > 0)}>
      <h3>{say('planning.toPlace')}</h3>
      <div class="to-place-pawns">{count > 0 && <Pawns crew={crew} here={count} places={count} />}</div>
      <p class="to-place-left">{say('planning.left', { count })}</p>
      <p class={`to-place-keys${count > 0 ? '' : ' spent'}`} aria-hidden="true">
        {say('planning.keys')} <b>1 2 3 4</b>
      </p>
      <p class={`to-place-tap${count > 0 ? '' : ' spent'}`} aria-hidden="true">
        {say('planning.tap')}
      </p>
    </div>
  );
}
