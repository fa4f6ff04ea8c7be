// The tag beside a space: signs, then words. It keeps its size on screen and goes with the map.
import { damageSign, dangerSign, petrolSign, put, stopSign, unknownSign } from '@race/atlas';
import type { JSX } from 'preact';
import { tag } from '../state/table-state.ts';
import type { MapPoint, Pane } from './camera.ts';
import { cameraController, pane } from './current-map.ts';
import type { BoardSheet } from './sheet.ts';
import './tag.css';

export interface SpaceTag {
  readonly at: number;
  readonly signs: Signs;
  /** In bold beside the signs: how far, or the fare. */
  readonly head: string;
  /** In italics: what it needs and brings. */
  readonly aside: string;
  /** Below: what is left, or why it cannot be. */
  readonly rest: readonly string[];
}

interface Signs {
  readonly petrol: number | null;
  readonly damage: number;
  readonly dangers: number;
  readonly unknown: number;
  readonly isStop: boolean;
}

export function Tag({ sheet, zoom }: { sheet: BoardSheet; zoom: number }): JSX.Element | null {
  const now = tag.value;
  const held = cameraController.value;
  const space = sheet.board.spaces[now?.at ?? -1];
  if (now === null || space === undefined || held === null) return null;
  const signs = signsOf(now.signs);
  const { side, shift } = placeOf(held.spotAt(space), pane.value);
  return (
    <div
      class={`tag ${side}`}
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
/** Half of what a tag may be wide there, in pixels. */
const HALF = 128;
/** The room a tag needs above its space, with the chips. */
const ABOVE = 200;

/** The tag lies on the side where there is more room, and not over an edge. */
function placeOf({ x, y }: MapPoint, { width, height }: Pane): { side: string; shift: number } {
  const down = y < height * 0.16 ? 'tag-low' : y > height * 0.84 ? 'tag-high' : 'tag-level';
  if (width >= NARROW) return { side: `${x > width * 0.56 ? 'tag-west' : 'tag-east'} ${down}`, shift: 0 };
  const middle = Math.max(HALF, Math.min(x, width - HALF));
  return { side: y < ABOVE ? 'tag-below' : 'tag-above', shift: middle - x };
}

function signsOf({ petrol, damage, dangers, unknown, isStop }: Signs): string[] {
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
