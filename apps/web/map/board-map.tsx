// The map of the race, in hands: drag, pinch, wheel and keys move it.
import type { Area } from '@race/atlas';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isCompact } from '../state/layout.ts';
import { facts, focus, known, sheet, touchSpace } from '../state/shown.ts';
import { label, nameOf, say } from '../words/say.ts';
import type { Spot } from './camera.ts';
import { handle } from './gestures.ts';
import { pane, rig } from './held.ts';
import { groundOf } from './parking.ts';
import { Picture } from './picture.tsx';
import { makeRig } from './rig.ts';
import type { Sheet } from './sheet.ts';
import './map.css';

/** On a pane narrower than this the map opens close to the crew in focus. */
const NARROW = 600;
/** Room for a row of chips, and for the tokens beside the track, in units of the map. */
const CHIPS = 72;
const TOKENS = 16;

export function BoardMap(): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const shown = sheet.value;
  useEffect(() => {
    if (shown === null || box.current === null || world.current === null) return;
    return takeHold(box.current, world.current, shown);
  }, [shown]);
  const board = nameOf('board', facts.value?.options.board ?? '');
  return (
    <>
      <section
        ref={box}
        class="pane"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the map
        tabIndex={0}
        aria-label={say('viewer.map', { board })}
        aria-describedby="map-keys"
      >
        <div ref={world} class="world">
          <Picture zoom={rig.value?.zoom.value ?? 1} />
        </div>
      </section>
      <p id="map-keys" class="unseen">
        {label('page.mapKeys')}
      </p>
    </>
  );
}

/** Puts the map into hands; returns how to let go. */
function takeHold(box: HTMLElement, world: HTMLElement, shown: Sheet): () => void {
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  pane.value = size();
  const { frame, radius } = shown.geometry;
  const made = makeRig(world, { area: roomy(frame), radius }, pane.value);
  rig.value = made;
  if (pane.value.width < NARROW) made.lookAt(spotOf(shown, focus.peek()), { close: true });
  const letGo = handle(box, made, (place) => touch(shown, place));
  const watch = new ResizeObserver(() => {
    pane.value = size();
    made.resize(pane.value);
  });
  watch.observe(box);
  return () => {
    watch.disconnect();
    letGo();
    made.stop();
    rig.value = null;
  };
}

/** Touches the space under a place of the map, if there is one. */
function touch({ board, geometry }: Sheet, place: Spot): void {
  const far = ({ x, y }: Spot) => Math.hypot(x - place.x, y - place.y);
  const space = board.spaces.findIndex((one) => far(one) < geometry.radius * 0.95);
  if (space >= 0) touchSpace.peek()?.(space);
}

/** The sheet with room for what lies at the edge of the pane: the crews' chips above, or the track's tokens. */
function roomy({ x, y, width, height }: Area): Area {
  return isCompact()
    ? { x, y: y - CHIPS, width, height: height + CHIPS }
    : { x: x - TOKENS, y, width, height };
}

/** Where a crew stands. */
export function spotOf(shown: Sheet, seat: number): Spot {
  return groundOf(shown, known.peek()?.crews[seat]?.at ?? 0);
}
