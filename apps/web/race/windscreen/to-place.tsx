// The assistants still in the hand, to be dragged onto a box.
import type { JSX } from 'preact';
import { Pawns } from '../../dashboard/pawn.tsx';
import { say } from '../../words/say.ts';
import { left } from './draft.ts';
import { dragged, spotted } from './drag.ts';
import './to-place.css';

export function ToPlace({ crew }: { crew: string }): JSX.Element {
  const count = left.value;
  const isOver = dragged.value?.over === 'hand' && dragged.value.from !== 'hand';
  return (
    <div class={`to-place${isOver ? ' over' : ''}`} {...spotted('hand', count > 0)}>
      <h3>{say('windscreen.toPlace')}</h3>
      <div class="to-place-pawns">{count > 0 && <Pawns crew={crew} here={count} places={count} />}</div>
      <p class="to-place-left">{say('windscreen.left', { count })}</p>
      <p class={`to-place-keys${count > 0 ? '' : ' spent'}`} aria-hidden="true">
        {say('windscreen.keys')} <b>1 2 3 4</b>
      </p>
      <p class={`to-place-tap${count > 0 ? '' : ' spent'}`} aria-hidden="true">
        {say('windscreen.tap')}
      </p>
    </div>
  );
}
