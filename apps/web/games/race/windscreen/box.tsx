// A box of the dashboard during planning: what it does, its assistants, and buttons for one more or one less.

import { signal } from '@preact/signals';
import { ASSISTANTS, BOXES, type Box } from '@race/great-race/crew/crews.ts';
import type { JSX, TargetedPointerEvent } from 'preact';
import { Icon } from '../../../shell/icons/icon.tsx';
import { capital, named, nameOf, say } from '../../../shell/words/say.ts';
import { Card } from '../../../table/dashboard/card.tsx';
import { Pawns } from '../../../table/dashboard/pawn.tsx';
import { BOX_ICONS } from '../../../table/dashboard/plate.tsx';
import { MarkLabel } from '../../../table/mark.tsx';
import { perTable, useTable } from '../../../table/model/table.ts';
import { openRule } from '../../../table/rules/open-rule.tsx';
import { doesWords, heldOf, ruleWords } from '../cards/held.ts';
import { hintOf } from '../hint/hint.tsx';
import { type AssistantSpot, draftOf } from './draft.ts';
import './held.css';
import './box.css';
import './to-place.css';

interface Dragged {
  readonly from: AssistantSpot;
  readonly over: AssistantSpot | null;
  readonly x: number;
  readonly y: number;
}

export const dragOf = perTable((table) => {
  const { shift } = draftOf(table);
  /** The assistant that is being dragged; null when none is. */
  const dragged = signal<Dragged | null>(null);

  let start: Start | null = null;

  const dragHandlers = {
    onPointerDown(event: PointerDrag): void {
      const { target, pointerId: pointer, clientX: x, clientY: y } = event;
      if (!(target instanceof Element) || !event.isPrimary || event.button !== 0) return;
      const from = target.closest('[data-gives]') === null ? null : spotOf(target);
      start = from === null ? null : { pointer, from, x, y };
    },
    onPointerMove(event: PointerDrag): void {
      const { pointerId, clientX: x, clientY: y } = event;
      if (start === null || start.pointer !== pointerId) return;
      if (dragged.peek() === null) {
        if (Math.hypot(x - start.x, y - start.y) < SLACK) return;
        // From here on, buttons below get no click.
        event.currentTarget.setPointerCapture(pointerId);
      }
      dragged.value = { from: start.from, over: spotOf(document.elementFromPoint(x, y)), x, y };
    },
    onPointerUp(): void {
      const { from, over } = dragged.peek() ?? {};
      if (from !== undefined && over !== undefined && over !== null) shift(from, over);
      forget();
    },
    onPointerCancel: forget,
  };

  function forget(): void {
    start = null;
    dragged.value = null;
  }

  return { dragged, dragHandlers };
});

/** A shorter move is a tap, in pixels. */
const SLACK = 8;

interface Start {
  readonly pointer: number;
  readonly from: AssistantSpot;
  readonly x: number;
  readonly y: number;
}

/** Marks an element as a place for assistants, and whether one can be taken from it. */
const spotted = (spot: AssistantSpot, canGive: boolean) => ({
  'data-spot': spot,
  'data-gives': canGive ? '' : undefined,
});

function spotOf(element: Element | null): AssistantSpot | null {
  const spot = element?.closest<HTMLElement>('[data-spot]')?.dataset.spot;
  if (spot === undefined) return null;
  return spot === 'hand' ? 'hand' : Number(spot);
}

type PointerDrag = TargetedPointerEvent<HTMLElement>;

// Planning by keys: 1 to 4 place an assistant, with Shift they take one back, Enter is "ready".
type KeyAct = 'ready' | { readonly from: AssistantSpot; readonly to: AssistantSpot };

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** By the position of a key, so that layouts in which digits need Shift work as well. */
const FIGURE = /^(?:Digit|Numpad)(\d)$/;

export function keyAct(pressed: Pressed): KeyAct | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  if (pressed.key === 'Enter') return 'ready';
  const box = Number(FIGURE.exec(pressed.code)?.[1] ?? 0) - 1;
  if (box < 0 || box >= BOXES.length) return null;
  return pressed.shiftKey ? { from: box, to: 'hand' } : { from: 'hand', to: box };
}

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

/** The player's hand during planning: what each card does, and when. */
export function Held(): JSX.Element {
  const table = useTable();
  const { held } = heldOf(table);
  return (
    <section class="held" aria-label={say('dashboard.hand')}>
      <ul>
        {held.value.map(({ card, count }) => (
          <Card
            key={card.id}
            card={card}
            count={count}
            does={doesWords(card)}
            act={{
              name: nameOf('card', card.id),
              about: doesWords(card),
              isLit: false,
              run: () => openRule(ruleWords(card)),
            }}
          />
        ))}
      </ul>
      {held.value.length === 0 && <p class="sheet">{say('dashboard.cards', { count: 0 })}</p>}
    </section>
  );
}
