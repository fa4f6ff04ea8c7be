// The drawn tiles on the workbench: one is in hand, lies under the pointer on a lit space, and a click or a drag lays it.
import { effect } from '@preact/signals';
import { hexagon, themeOf } from '@race/atlas';
import type { TileData } from '@race/great-race';
import { tileWords } from '@race/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isCompact } from '../../../shell/settings/layout.ts';
import { theme } from '../../../shell/settings/preferences.ts';
import { say, words } from '../../../shell/words/say.ts';
import { spaceAt } from '../../../table/map/board-map.tsx';
import { type CameraController, currentMapOf, type MapPoint } from '../../../table/map/camera.ts';
import { nearCamera } from '../../../table/map/framing.ts';
import { bringIntoSight } from '../../../table/map/into-sight.ts';
import { drawnTile, markOf } from '../../../table/map/tiles.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { type InHand, inHandOf } from '../cards/held.ts';
import { choosingOf } from '../choosing.ts';
import { Tile } from '../decide/answer-picture.tsx';
import { byItselfOf } from '../decide/by-itself.ts';
import './tray.css';

export function Tray(): JSX.Element | null {
  const table = useTable();
  const { seatView } = table;
  const { cameraController, isByHand, pane } = currentMapOf(table);
  const { inHand } = inHandOf(table);
  const now = inHand.value;
  const [line, control, { width, height }] = [seatView.value?.line, cameraController.value, pane.value];
  const shownFor = useRef<number | undefined>(undefined);
  const [drawnTiles, hadTiles] = [now?.tiles.length ?? 0, useRef(0)];
  // The map may be there later than the question, and its size follows that of the bar. It stays put between two tiles.
  useEffect(() => {
    const isNext = drawnTiles < hadTiles.current && drawnTiles > 0;
    hadTiles.current = drawnTiles;
    if (!isCompact() || control === null || isNext) return;
    if (drawnTiles === 0 || (isByHand.peek() && shownFor.current === line)) return;
    shownFor.current = line;
    showTargets(table, control);
  }, [line, control, width, height, drawnTiles]);
  if (now === null || isInBar()) return null;
  return (
    <section class="tray" aria-label={say('driving.tray')}>
      <h3 class="label">{say('driving.tray')}</h3>
      <TilesInHand {...now} />
    </section>
  );
}

/** Tiles are mostly laid so many spaces ahead of the crew, or beside it; the others are a drag of the map away. */
const AHEAD = 3.2;
const BESIDE = 1.1;

/** The spaces a tile could go to, if only a part of the map is in sight: always from the same place, wherever the camera was. */
function showTargets(table: TableModel, control: CameraController): void {
  const { readable, sheet } = table;
  const { pane } = currentMapOf(table);
  const { mine, selectableSpaces } = choosingOf(table);
  const spaces = sheet.peek()?.board.spaces ?? [];
  const [crew, goal] = [spaces[mine.peek()?.at ?? -1], spaces[readable.peek()?.board.destination ?? -1]];
  const all = selectableSpaces.peek().flatMap((space) => spaces[space] ?? []);
  if (crew === undefined || goal === undefined || all.length === 0) return;
  const limits = control.limits();
  const far = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y) / (Math.sqrt(3) * limits.radius);
  const near = all.filter((one) => far(one, crew) < (far(one, goal) < far(crew, goal) ? AHEAD : BESIDE));
  const reach = near.length > 0 ? near : all;
  const camera = nearCamera(pane.peek(), limits, { crew, goal, reach });
  control.glideTo(bringIntoSight(camera, reach, { home: crew, pane: pane.peek(), limits }));
}

function TilesInHand(now: InHand): JSX.Element {
  const { facts } = useTable();
  return (
    <ul>
      {now.tiles.map((tile, at) => (
        <li key={at}>
          <TileInHand tile={facts.value?.tiles[tile]} state={stateOf(now, tile, at)} />
        </li>
      ))}
    </ul>
  );
}

/** It is laid next, may be picked up, or is the same as the one in hand. */
type State = 'held' | 'lit' | 'same';

function stateOf({ tiles, held }: InHand, tile: number, at: number): State {
  if (tile !== held) return 'lit';
  return tiles.indexOf(tile) === at ? 'held' : 'same';
}

function TileInHand({ tile, state }: { tile: TileData | undefined; state: State }): JSX.Element | null {
  const table = useTable();
  const { context } = choosingOf(table);
  const rules = context.value?.rules;
  if (tile === undefined || rules === undefined) return null;
  const price = tileWords(words(), rules, tile.id);
  return (
    <button
      type="button"
      class="tray-tile"
      aria-pressed={state === 'held'}
      aria-label={say(state === 'held' ? 'driving.tileHeld' : 'driving.tile', { tile: price })}
      title={price}
      onClick={() => void (state === 'lit' && takeUp(table, tile))}
      {...(state === 'held' && draggingOf(table))}
    >
      <svg
        viewBox="-58 -58 116 116"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawn(table, tile) + ringOf(state) }}
      />
    </button>
  );
}

function ringOf(state: State): string {
  if (state === 'same') return '';
  const { paper, keyline } = themeOf(theme.value);
  const ring = (colour: string, width: number) =>
    `<path d="${hexagon(52)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  // The chosen one wears cream, never amber.
  if (state === 'held') return ring(paper, 8);
  return ring(keyline, 2);
}

/** What it costs, and no land yet: that is where it is laid. */
const drawn = (table: TableModel, tile: TileData): string =>
  drawnTile(tile, null, { sight: 'mid', mark: markOf(table, tile, 'mid') });

type Dragged = (event: PointerEvent & { readonly currentTarget: Element }) => void;

interface Dragging {
  readonly onPointerDown: Dragged;
  readonly onPointerMove: Dragged;
  readonly onPointerUp: Dragged;
}

/** Dragged onto the map, a tile lies under the pointer; let go there, it is laid. */
function draggingOf(table: TableModel): Dragging {
  const { mapInteraction, sheet } = table;
  const { cameraController, pane } = currentMapOf(table);
  const under = ({ clientX, clientY }: PointerEvent): number | null => {
    const [camera, map, box] = [
      cameraController.peek(),
      sheet.peek(),
      document.querySelector('.pane')?.getBoundingClientRect(),
    ];
    const isOver =
      box !== undefined &&
      clientX >= box.left &&
      clientX <= box.right &&
      clientY >= box.top &&
      clientY <= box.bottom;
    if (camera === null || map === null || !isOver || pane.peek() === null) return null;
    return spaceAt(map, camera.placeAt({ x: clientX - box.left, y: clientY - box.top }));
  };
  return {
    onPointerDown: (event) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) mapInteraction.peek()?.look(under(event));
    },
    onPointerUp: (event) => {
      const space = under(event);
      mapInteraction.peek()?.look(null);
      if (space !== null) mapInteraction.peek()?.touch(space);
    },
  };
}

/** Picks up a tile, and puts the one in hand back first. */
async function takeUp(table: TableModel, { id }: TileData): Promise<void> {
  const { give, refused, takeBack } = table;
  const { inHand } = inHandOf(table);
  byItselfOf(table).holdBack();
  if (inHand.peek()?.held !== null) await takeBack();
  if (refused.peek() !== null) return;
  await until(() => inHand.value !== null && inHand.value.held === null);
  await give({ do: 'hold', tile: id });
}

/** Answers are shown a moment after they are sent. */
async function until(isShown: () => boolean): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    stop = effect(() => {
      if (isShown()) resolve();
    });
  });
  stop();
}

/** In a low window the workbench has no room for tiles, and the bar has. */
const isInBar = (): boolean => isCompact() || globalThis.matchMedia?.('(max-height: 50em)').matches === true;

// The tile a question is about, in the bar. Where all that were drawn lie on the workbench, it has none; on a small screen they are all here.
export function TileAsked({ tile }: { tile: string }): JSX.Element | null {
  const table = useTable();
  const { inHand } = inHandOf(table);
  if (inHand.value === null) return <Tile tile={tile} />;
  if (!isInBar()) return null;
  return (
    <section class="tray-in-bar" aria-label={say('driving.tray')}>
      <TilesInHand {...inHand.value} />
    </section>
  );
}
