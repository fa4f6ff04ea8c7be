// Layers of the map: the whole world in map units, moved by the camera. Some are fetched when the map is first used.

import { WORLD } from '@race/atlas';
import type { ComponentChildren, JSX } from 'preact';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadMapLayers } from '../../shell/chunks.ts';

const { x, y, width, height } = WORLD;
const PLACE = { left: `${x}px`, top: `${y}px` };

export function Layer({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <svg
      class={`layer layer-${name}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      style={PLACE}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A part of a layer, written by the atlas. */
export function Part({ svg, class: name }: { svg: string; class?: string }): JSX.Element {
  return <g class={name} dangerouslySetInnerHTML={{ __html: svg }} />;
}

export const Highlights = lazy(async () => (await loadMapLayers()).Highlights, null);
export const HighlightedLine = lazy(async () => (await loadMapLayers()).HighlightedLine, null);
export const Steps = lazy(async () => (await loadMapLayers()).Steps, null);
export const Title = lazy(async () => (await loadMapLayers()).Title, null);
