// The interactive map of the race: drag, pinch, wheel and keys move it.

import { batch } from '@preact/signals';
import { groundOf } from '@race/atlas/draw/parking.ts';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { loadMapLayers } from '../../shell/chunks.ts';
import { IconButton } from '../../shell/icons/icon.tsx';
import { isCompact } from '../../shell/settings/layout.ts';
import { named, say } from '../../shell/words/say.ts';
import { theCrew } from '../dashboard/crew.tsx';
import type { BoardSheet } from '../model/board-sheet.ts';
import { type TableModel, useTable } from '../model/table.ts';
import { type CameraLimits, currentMapOf, type MapPoint, makeCameraController } from './camera.ts';
import { wholeOf } from './extent.ts';
import { handle } from './gestures.ts';
import type { KeyboardReach } from './keys.ts';
import { Picture } from './picture.tsx';

import './map.css';
import './camera-controls.css';

/** On a pane narrower than this the map opens close to the crew in focus. */
const NARROW = 600;

interface Props {
  /** Something lies over it: it can be neither read nor reached by keys. */
  readonly isShut?: boolean;
}

export function BoardMap({ isShut = false }: Props): JSX.Element {
  const table = useTable();
  const { facts, mapInteraction, sheet, spaceAnnouncement } = table;
  const { cameraController } = currentMapOf(table);
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShut) box.current?.blur();
  }, [isShut]);
  const shown = sheet.value;
  useEffect(() => {
    if (shown === null || box.current === null || world.current === null) return;
    return takeHold(table, box.current, world.current, shown);
  }, [shown]);
  const board = named('board', facts.value?.options.board ?? '');
  return (
    <>
      <section
        ref={box}
        class="pane"
        tabIndex={isShut ? -1 : 0}
        aria-hidden={isShut}
        aria-label={say('map.title', { board })}
        aria-describedby="map-keys"
      >
        <div ref={world} class="world">
          {cameraController.value !== null && <Picture zoom={cameraController.value.zoom.value} />}
        </div>
      </section>
      <p id="map-keys" class="unseen">
        {say(mapInteraction.value === null ? 'map.keys' : 'driving.keys')}
      </p>
      <p class="unseen" role="status">
        {!isShut && spaceAnnouncement.value}
      </p>
    </>
  );
}

/** Makes the map interactive; returns how to stop. */
function takeHold(table: TableModel, box: HTMLElement, world: HTMLElement, shown: BoardSheet): () => void {
  const { focus, publicState } = table;
  const { cameraController, pane } = currentMapOf(table);
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  pane.value = size();
  const made = makeCameraController(world, limitsOf(table, shown), pane.value);
  cameraController.value = made;
  if (pane.value.width < NARROW) made.lookAt(spotOf(table, shown, focus.peek()), { close: true });
  const letGo = handle(table, box, made, (place) => spaceAt(shown, place));
  const home = () => publicState.peek()?.crews[focus.peek()]?.at ?? 0;
  const leaveKeys = handleKeys(table, box, { cameraController: made, sheet: shown, home });
  // What follows the size of the map sees the camera that has been fitted to it.
  const watch = new ResizeObserver(() =>
    batch(() => {
      pane.value = size();
      made.resize(pane.value, limitsOf(table, shown));
    }),
  );
  watch.observe(box);
  return () => {
    watch.disconnect();
    letGo();
    leaveKeys();
    made.stop();
    cameraController.value = null;
  };
}

/** Fetches the keys of the map when it first has the focus; what is pressed until then is handled once they are there. */
function handleKeys(table: TableModel, box: HTMLElement, reach: KeyboardReach): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const early: KeyboardEvent[] = [];
  let leave = () => waiting.abort();
  const fetchKeys = (): void =>
    void loadMapLayers().then(({ mapCursorOf }) => {
      if (signal.aborted) return;
      waiting.abort();
      leave = mapCursorOf(table).handleKeys(box, reach);
      // They have already reached the page, so they do not bubble again.
      for (const { type, key, shiftKey, ctrlKey, altKey, metaKey } of early)
        box.dispatchEvent(
          new KeyboardEvent(type, { key, shiftKey, ctrlKey, altKey, metaKey, cancelable: true }),
        );
    });
  box.addEventListener('keydown', (event) => early.push(event), { signal });
  box.addEventListener('focus', fetchKeys, { once: true, signal });
  if (document.activeElement === box) fetchKeys();
  return () => leave();
}

const limitsOf = (table: TableModel, shown: BoardSheet): CameraLimits => {
  const { badgesAbove } = table;
  const { pane } = currentMapOf(table);
  return {
    area: wholeOf(shown, pane.peek(), { isCompact: isCompact(), above: badgesAbove() }),
    radius: shown.geometry.radius,
  };
};

/** The space at a place of the map, if there is one. */
export function spaceAt({ board, geometry }: BoardSheet, place: MapPoint): number | null {
  const far = ({ x, y }: MapPoint) => Math.hypot(x - place.x, y - place.y);
  const space = board.spaces.findIndex((one) => far(one) < geometry.radius * 0.95);
  return space < 0 ? null : space;
}

/** Where a crew stands. */
function spotOf(table: TableModel, shown: BoardSheet, seat: number): MapPoint {
  const { publicState } = table;
  return groundOf(shown, publicState.peek()?.crews[seat]?.at ?? 0);
}

export function CameraControls(): JSX.Element {
  const table = useTable();
  const { crews, focus, hasAnswered, isLive, sheet } = table;
  const { cameraController } = currentMapOf(table);
  const crew = crews.value[focus.value];
  const { isByHand } = currentMapOf(table);
  const find = () => {
    isByHand.value = false;
    if (isLive.value) void loadMapLayers().then(({ autoCameraOf }) => autoCameraOf(table).findMe());
    else if (sheet.value !== null)
      cameraController.value?.lookAt(spotOf(table, sheet.value, focus.value), { close: true });
  };
  const isPlayed = isLive.value && hasAnswered.value;
  useEffect(() => {
    if (isPlayed) void loadMapLayers().then(({ autoCameraOf }) => autoCameraOf(table));
  }, [isPlayed]);
  const byHand = (act: () => void) => () => {
    isByHand.value = true;
    act();
  };
  return (
    <div class="knobs">
      <IconButton
        class="knob"
        icon="plus"
        words={say('map.zoomIn')}
        act={byHand(() => cameraController.value?.zoomBy(1.5))}
      />
      <IconButton
        class="knob"
        icon="minus"
        words={say('map.zoomOut')}
        act={byHand(() => cameraController.value?.zoomBy(1 / 1.5))}
      />
      <IconButton
        class="knob"
        icon="whole"
        words={say('map.whole')}
        act={byHand(() => cameraController.value?.fit())}
      />
      {crew && (
        <IconButton
          class={isByHand.value && isPlayed ? 'knob off-course' : 'knob'}
          icon="rose"
          words={say('map.find', { crew: theCrew(table, crew) })}
          act={find}
        />
      )}
    </div>
  );
}
