// Where René is going: a broken line from his vehicle, and a flag on his target. It changes as the race does.

import { TORPEDO } from '@race/great-race/modules/solo/slot.ts';
import type { JSX } from 'preact';
import { Layer } from '../../map/layer.tsx';
import { intent, known, sheet } from '../../state/shown.ts';

export function IntentLayer(): JSX.Element | null {
  const aim = intent.value;
  const spaces = sheet.value?.board.spaces;
  const at = known.value?.crews[TORPEDO]?.at;
  if (aim === null || spaces === undefined || at === undefined) return null;
  const spot = (space: number) => spaces[space] ?? { x: 0, y: 0 };
  const line = [at, ...aim.way]
    .map((space, nth) => `${nth === 0 ? 'M' : 'L'}${spot(space).x},${spot(space).y}`)
    .join('');
  const { x, y } = spot(aim.target);
  return (
    <Layer name="intent">
      <path
        d={line}
        fill="none"
        stroke="#2b1408"
        stroke-width="9"
        stroke-linejoin="round"
        stroke-opacity="0.55"
      />
      <path
        d={line}
        fill="none"
        stroke="#f3e7ca"
        stroke-width="4.5"
        stroke-dasharray="11 9"
        stroke-linejoin="round"
      />
      <g transform={`translate(${x} ${y - 22})`}>
        <path d="M0,22V-22" stroke="#2b1408" stroke-width="4" />
        <path d="M1,-22H30L22,-13L30,-4H1Z" fill="#f3e7ca" stroke="#2b1408" stroke-width="2.5" />
        <path d="M7,-18L17,-8M17,-18L7,-8" stroke="#8e2a1e" stroke-width="3.5" />
      </g>
    </Layer>
  );
}
