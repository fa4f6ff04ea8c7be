// The tag beside a space: signs, then words. It keeps its size on screen and moves with the map.

import { damageSign, dangerSign, petrolSign, put, stopSign, unknownSign } from '@race/atlas';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardSheet } from '../model/board-sheet.ts';
import type { SpaceTag } from '../model/shown-state.ts';
import { type TableModel, useTable } from '../model/table.ts';
import type { MapPoint, Pane } from './camera.ts';
import { currentMapOf } from './camera.ts';
import './tag.css';

export function Tag({ sheet, zoom }: { sheet: BoardSheet; zoom: number }): JSX.Element | null {
  const table = useTable();
  const { highlights, tag } = table;
  const { cameraController, pane } = currentMapOf(table);
  const card = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>(SIZE);
  const now = tag.value;
  const held = cameraController.value;
  const space = sheet.board.spaces[now?.at ?? -1];
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    if (width > 0 && (width !== size.width || height !== size.height)) setSize({ width, height });
  });
  // It keeps its side while the map is moved.
  const place = useMemo(() => {
    if (space === undefined || held === null) return null;
    const taken = spacesInUse(table).flatMap((at) => sheet.board.spaces[at] ?? []);
    const beside = sheet.geometry.radius * zoom;
    return placeOf(held.spotAt(space), pane.value, { beside, size, taken: taken.map(held.spotAt) });
  }, [space, held, zoom, pane.value, size]);
  if (now === null || space === undefined || place === null) return null;
  const { left, top, thread } = place;
  const signs = signsOf(now.signs);
  const isLooked = highlights.peek().looked === now.at;
  return (
    <div
      class={isLooked ? 'tag' : 'tag tag-of-way'}
      style={{ left: `${space.x}px`, top: `${space.y}px`, transform: `scale(${1 / zoom})` }}
      aria-hidden="true"
    >
      {thread !== null && (
        <svg class="tag-thread" width="1" height="1" aria-hidden="true">
          <path d={thread} />
        </svg>
      )}
      <div ref={card} class="tag-card" style={{ left: `${left}px`, top: `${top}px` }}>
        <div class="tag-top">
          {signs.length > 0 && <SignRow signs={signs} />}
          <p>
            {now.head !== '' && <b>{now.head}</b>}
            {now.aside !== '' && <i>{now.aside}</i>}
          </p>
        </div>
        {now.rest.length > 0 && <p class="tag-rest">{now.rest.join(', ')}</p>}
      </div>
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** On a pane narrower than this a tag lies above or below its space. */
const NARROW = 600;
/** The height a tag needs above its space, including the chips. */
const ABOVE = 200;
/** About how large a tag is, in pixels, before it is measured. */
const SIZE: Size = { width: 248, height: 104 };
/** How finely places are tried, in pixels. */
const GRID = 16;
/** The gap between a space and its tag, and between a tag and the edge. */
const GAP = 7;
/** What lies on the left and on the right of a wide map: track, fold and key map; knobs. */
const FURNITURE = { left: 270, right: 60 };
/** What it costs to cover something that is to be read, furniture or the own space, in radii of distance. */
const COVERED = 6;

export interface Surroundings {
  /** From the middle of a space to its edge. */
  readonly beside: number;
  readonly size: Size;
  /** The spaces with a vehicle, a price or a name. */
  readonly taken: readonly MapPoint[];
}

export interface TagPlace {
  /** From the middle of the space, in pixels. */
  readonly left: number;
  readonly top: number;
  /** The thread that ties a tag to its space, where they are apart. */
  readonly thread: string | null;
}

/** Where the tag covers the least of what is to be read, and then nearest to its space. Never over an edge. */
export function placeOf(
  spot: MapPoint,
  pane: Pane,
  { beside, size: { width, height }, taken }: Surroundings,
): TagPlace {
  if (pane.width < NARROW) {
    const left = Math.max(GAP, Math.min(spot.x - width / 2, pane.width - width - GAP));
    const top = spot.y < ABOVE ? beside + GAP : -beside - GAP - height;
    return { left: left - spot.x, top, thread: null };
  }
  let best = { cost: Number.POSITIVE_INFINITY, left: 0, top: 0 };
  const [down, across] = [pane.height - height - GAP, pane.width - FURNITURE.right - width];
  for (let top = GAP; top <= down; top += GRID)
    for (let left = FURNITURE.left; left <= across; left += GRID) {
      const [right, bottom] = [left + width, top + height];
      // A name is wider than its space.
      const covers = ({ x, y }: MapPoint) =>
        x > left - beside && x < right + beside && y > top - beside * 0.8 && y < bottom + beside * 0.8;
      const away = Math.hypot(outside(spot.x, left, right), outside(spot.y, top, bottom)) / beside;
      // To the right is the usual place, and above the last one.
      const turn = (right < spot.x ? 0.3 : 0) + (bottom < spot.y ? 0.2 : 0);
      let cost = away + turn + (covers(spot) ? COVERED * 2 : 0);
      if (cost >= best.cost) continue;
      const card = { left: left - spot.x, top: top - spot.y, width, height };
      for (const one of taken) {
        if (covers(one)) cost += COVERED;
        else if (crosses(card, { x: one.x - spot.x, y: one.y - spot.y }, beside)) cost += 1;
        if (cost >= best.cost) break;
      }
      if (cost < best.cost) best = { cost, left, top };
    }
  const [left, top] = [best.left - spot.x, best.top - spot.y];
  return { left, top, thread: threadTo({ left, top, width, height }, beside) };
}

/** How far a number lies outside a range. */
const outside = (at: number, low: number, high: number): number => Math.max(low - at, at - high, 0);

interface Card extends Size {
  readonly left: number;
  readonly top: number;
}

/** Whether the thread to a tag runs through what is to be read on a space. */
function crosses(card: Card, { x, y }: MapPoint, beside: number): boolean {
  const end = nearestOf(card);
  const far = Math.hypot(end.x, end.y);
  if (far < beside) return false;
  const along = (x * end.x + y * end.y) / far;
  return along > beside && along < far && Math.abs(x * end.y - y * end.x) / far < beside * 0.7;
}

/** The point of a tag that is nearest to its space. */
const nearestOf = ({ left, top, width, height }: Card): MapPoint => ({
  x: Math.max(left, Math.min(0, left + width)),
  y: Math.max(top + GAP, Math.min(0, top + height - GAP)),
});

/** A slack line from the edge of the space to the nearest point of its tag. */
function threadTo(card: Card, beside: number): string | null {
  const { x, y } = nearestOf(card);
  const far = Math.hypot(x, y);
  if (far === 0) return null;
  const [fromX, fromY] = [(x / far) * beside * 0.8, (y / far) * beside * 0.8];
  return `M${fromX} ${fromY}Q${(fromX + x) / 2} ${(fromY + y) / 2 + far / 8} ${x} ${y}`;
}

/** Where there is something to read or a vehicle stands. */
function spacesInUse({ crews, highlights, publicState, sheet }: TableModel): number[] {
  const cities = sheet.value?.board.spaces.flatMap(({ city }, at) => (city === null ? [] : [at])) ?? [];
  const tiles = publicState.value?.tiles.flatMap((tile, at) => (tile >= 0 ? [at] : [])) ?? [];
  return [...new Set([...crews.value.map(({ at }) => at), ...cities, ...tiles, ...highlights.peek().way])];
}

function signsOf({ petrol, damage, dangers, unknown, isStop }: SpaceTag['signs']): string[] {
  return [
    ...(petrol === null || (petrol === 0 && unknown > 0) ? [] : [petrolSign(petrol)]),
    ...(damage > 0 ? [damageSign(damage)] : []),
    ...(dangers > 0 ? [dangerSign()] : []),
    ...(isStop ? [stopSign()] : []),
    ...(unknown > 0 ? [unknownSign()] : []),
  ];
}

function SignRow({ signs }: { signs: readonly string[] }): JSX.Element {
  const width = signs.length * 30 + 2;
  return (
    <svg
      class="tag-signs"
      width={width}
      height="32"
      viewBox={`-16 -16 ${width} 32`}
      dangerouslySetInnerHTML={{ __html: signs.map((sign, at) => put(at * 30, 0, 1, sign)).join('') }}
    />
  );
}
