// The map of the race, in hands: drag, pinch, wheel and keys move it.
import { groundOf } from '@race/atlas/draw/parking.ts';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isCompact } from '../state/layout.ts';
import { badgesAbove } from '../state/modules.ts';
import { facts, focus, hands, known, sheet, spoken } from '../state/table-state.ts';
import { named, say } from '../words/say.ts';
import type { Limits, Spot } from './camera.ts';
import { makeRig } from './camera-controller.ts';
import { pane, rig } from './current-map.ts';
import { wholeOf } from './extent.ts';
import { handle } from './gestures.ts';
import { handleKeys } from './keys.ts';
import { Picture } from './picture.tsx';
import type { Sheet } from './sheet.ts';
import './map.css';

/** On a pane narrower than this the map opens close to the crew in focus. */
const NARROW = 600;

interface Props {
  /** Something lies over it: it can be neither read nor reached by keys. */
  readonly isShut?: boolean;
}

export function BoardMap({ isShut = false }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShut) box.current?.blur();
  }, [isShut]);
  const shown = sheet.value;
  useEffect(() => {
    if (shown === null || box.current === null || world.current === null) return;
    return takeHold(box.current, world.current, shown);
  }, [shown]);
  const board = named('board', facts.value?.options.board ?? '');
  return (
    <>
      <section
        ref={box}
        class="pane"
        tabIndex={isShut ? -1 : 0}
        aria-hidden={isShut}
        aria-label={say('viewer.map', { board })}
        aria-describedby="map-keys"
      >
        <div ref={world} class="world">
          {rig.value !== null && <Picture zoom={rig.value.zoom.value} />}
        </div>
      </section>
      <p id="map-keys" class="unseen">
        {say(hands.value === null ? 'page.mapKeys' : 'ways.keys')}
      </p>
      <p class="unseen" role="status">
        {!isShut && spoken.value}
      </p>
    </>
  );
}

/** Puts the map into hands; returns how to let go. */
function takeHold(box: HTMLElement, world: HTMLElement, shown: Sheet): () => void {
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  pane.value = size();
  const made = makeRig(world, limitsOf(shown), pane.value);
  rig.value = made;
  if (pane.value.width < NARROW) made.lookAt(spotOf(shown, focus.peek()), { close: true });
  const letGo = handle(box, made, (place) => spaceAt(shown, place));
  const home = () => known.peek()?.crews[focus.peek()]?.at ?? 0;
  const leaveKeys = handleKeys(box, { rig: made, sheet: shown, home });
  const watch = new ResizeObserver(() => {
    pane.value = size();
    made.resize(pane.value, limitsOf(shown));
  });
  watch.observe(box);
  return () => {
    watch.disconnect();
    letGo();
    leaveKeys();
    made.stop();
    rig.value = null;
  };
}

const limitsOf = (shown: Sheet): Limits => ({
  area: wholeOf(shown, pane.peek(), { isCompact: isCompact(), above: badgesAbove() }),
  radius: shown.geometry.radius,
});

/** The space at a place of the map, if there is one. */
function spaceAt({ board, geometry }: Sheet, place: Spot): number | null {
  const far = ({ x, y }: Spot) => Math.hypot(x - place.x, y - place.y);
  const space = board.spaces.findIndex((one) => far(one) < geometry.radius * 0.95);
  return space < 0 ? null : space;
}

/** Where a crew stands. */
export function spotOf(shown: Sheet, seat: number): Spot {
  return groundOf(shown, known.peek()?.crews[seat]?.at ?? 0);
}
