// A layer of the map: the whole world in map units. The camera moves it.
import { WORLD } from '@race/atlas';
import type { ComponentChildren, JSX } from 'preact';

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
