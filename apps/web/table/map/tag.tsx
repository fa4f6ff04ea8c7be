// The tag beside a space: signs, then words. It keeps its size on screen and moves with the map.

import { damageSign, dangerSign, petrolSign, put, stopSign, unknownSign } from '@race/atlas';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
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
  const now = tag.value;
  const held = cameraController.value;
  const space = sheet.board.spaces[now?.at ?? -1];
  // It keeps its side while the map is moved.
  const place = useMemo(() => {
    if (space === undefined || held === null) return null;
    const taken = spacesInUse(table).flatMap((at) => sheet.board.spaces[at] ?? []);
    const beside = sheet.geometry.radius * zoom;
    return placeOf(held.spotAt(space), pane.value, { beside, taken: taken.map(held.spotAt) });
  }, [space, held, zoom, pane.value]);
  if (now === null || space === undefined || place === null) return null;
  const { side, shift } = place;
  const signs = signsOf(now.signs);
  const isLooked = highlights.peek().looked === now.at;
  return (
    <div
      class={`tag ${side}${isLooked ? '' : ' tag-of-way'}`}
      style={{
        left: `${space.x}px`,
        top: `${space.y}px`,
        transform: `scale(${1 / zoom})`,
        '--beside': `${sheet.geometry.radius * zoom}px`,
        '--shift': `${shift}px`,
      }}
      aria-hidden="true"
    >
      <div class="tag-card">
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

/** On a pane narrower than this a tag lies above or below its space. */
const NARROW = 600;
/** Half of the largest width of a tag there, in pixels. */
const HALF = 128;
/** The height a tag needs above its space, including the chips. */
const ABOVE = 200;
/** About how large a tag is, in pixels. */
const SIZE = { width: 248, height: 104 };
/** How far a tag above or below its space may be moved aside. */
const SHIFTS = [0, 20, -20, 40, -40, 80, -80];
/** What lies on the left and on the right of a wide map: track, fold and key map; knobs. */
const FURNITURE = { left: 270, right: 60 };

export interface Surroundings {
  /** From the middle of a space to its edge. */
  readonly beside: number;
  /** The spaces with a vehicle, a price or a name. */
  readonly taken: readonly MapPoint[];
}

/** Where the tag covers the least of what is to be read: right of its space, else below, above or left. Never over an edge. */
export function placeOf(
  { x, y }: MapPoint,
  { width, height }: Pane,
  { beside, taken }: Surroundings,
): { readonly side: string; readonly shift: number } {
  if (width < NARROW) {
    const middle = Math.max(HALF, Math.min(x, width - HALF));
    return { side: y < ABOVE ? 'tag-below' : 'tag-above', shift: middle - x };
  }
  const down = y < height * 0.16 ? 'tag-low' : y > height * 0.84 ? 'tag-high' : 'tag-level';
  const level =
    down === 'tag-low' ? y - 20 : down === 'tag-high' ? y + 20 - SIZE.height : y - SIZE.height / 2;
  const sides = [
    { side: `tag-east ${down}`, left: x + beside, top: level, shift: 0 },
    ...['tag-below', 'tag-above'].flatMap((side) =>
      SHIFTS.map((shift) => ({
        side,
        left: x + shift - SIZE.width / 2,
        top: side === 'tag-below' ? y + beside : y - beside - SIZE.height,
        shift,
      })),
    ),
    { side: `tag-west ${down}`, left: x - beside - SIZE.width, top: level, shift: 0 },
  ];
  const costs = sides.map(({ left, top }) => {
    const [right, bottom] = [left + SIZE.width, top + SIZE.height];
    const isOut = left < 0 || top < 0 || right > width || bottom > height;
    const isFurnished = left < FURNITURE.left || right > width - FURNITURE.right;
    // A name is wider than its space.
    const covered = taken.filter(
      (spot) =>
        spot.x > left - beside &&
        spot.x < right + beside &&
        spot.y > top - beside * 0.7 &&
        spot.y < bottom + beside * 0.7,
    );
    return covered.length + (isFurnished ? 3 : 0) + (isOut ? 10 : 0);
  });
  const { side, shift } = sides[costs.indexOf(Math.min(...costs))] ?? { side: '', shift: 0 };
  return { side, shift };
}

/** Where there is something to read or a vehicle stands. */
function spacesInUse({ crews, publicState, sheet }: TableModel): number[] {
  const cities = sheet.value?.board.spaces.flatMap(({ city }, at) => (city === null ? [] : [at])) ?? [];
  const tiles = publicState.value?.tiles.flatMap((tile, at) => (tile >= 0 ? [at] : [])) ?? [];
  return [...new Set([...crews.value.map(({ at }) => at), ...cities, ...tiles])];
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
