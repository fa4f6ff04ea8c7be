// The interactive map of the race: drag, pinch, wheel and keys move it.
import { groundOf } from '@race/atlas/draw/parking.ts';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isCompact } from '../state/layout.ts';
import { badgesAbove } from '../state/modules.ts';
import { facts, focus, mapInteraction, publicState, sheet, spaceAnnouncement } from '../state/table-state.ts';
import { named, say } from '../words/say.ts';
import type { CameraLimits, MapPoint } from './camera.ts';
import { makeCameraController } from './camera-controller.ts';
import { cameraController, pane } from './current-map.ts';
import { wholeOf } from './extent.ts';
import { handle } from './gestures.ts';
import { handleKeys } from './keys.ts';
import { Picture } from './picture.tsx';
import type { BoardSheet } from './sheet.ts';
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
          {cameraController.value !== null && <Picture zoom={cameraController.value.zoom.value} />}
        </div>
      </section>
      <p id="map-keys" class="unseen">
        {say(mapInteraction.value === null ? 'page.mapKeys' : 'ways.keys')}
      </p>
      <p class="unseen" role="status">
        {!isShut && spaceAnnouncement.value}
      </p>
    </>
  );
}

/** Makes the map interactive; returns how to stop. */
function takeHold(box: HTMLElement, world: HTMLElement, shown: BoardSheet): () => void {
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  pane.value = size();
  const made = makeCameraController(world, limitsOf(shown), pane.value);
  cameraController.value = made;
  if (pane.value.width < NARROW) made.lookAt(spotOf(shown, focus.peek()), { close: true });
  const letGo = handle(box, made, (place) => spaceAt(shown, place));
  const home = () => publicState.peek()?.crews[focus.peek()]?.at ?? 0;
  const leaveKeys = handleKeys(box, { cameraController: made, sheet: shown, home });
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
    cameraController.value = null;
  };
}

const limitsOf = (shown: BoardSheet): CameraLimits => ({
  area: wholeOf(shown, pane.peek(), { isCompact: isCompact(), above: badgesAbove() }),
  radius: shown.geometry.radius,
});

/** The space at a place of the map, if there is one. */
function spaceAt({ board, geometry }: BoardSheet, place: MapPoint): number | null {
  const far = ({ x, y }: MapPoint) => Math.hypot(x - place.x, y - place.y);
  const space = board.spaces.findIndex((one) => far(one) < geometry.radius * 0.95);
  return space < 0 ? null : space;
}

/** Where a crew stands. */
export function spotOf(shown: BoardSheet, seat: number): MapPoint {
  return groundOf(shown, publicState.peek()?.crews[seat]?.at ?? 0);
}
