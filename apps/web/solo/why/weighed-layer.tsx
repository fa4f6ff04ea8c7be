// What René weighed, on the map: a lettered disc on each space, solid on the one he took.
import type { JSX } from 'preact';
import { Layer } from '../../map/layer.tsx';
import { sheet, weighed } from '../../state/table-state.ts';

const RADIUS = 15;

export function WeighedLayer({ letters }: { letters: number }): JSX.Element | null {
  const spaces = sheet.value?.board.spaces;
  if (spaces === undefined) return null;
  return (
    <Layer name="weighed">
      {weighed.value.map(({ space, mark, isChosen }) => {
        const { x, y } = spaces[space] ?? { x: 0, y: 0 };
        const [ground, ink] = isChosen ? ['#2b2018', '#fff8e6'] : ['#fff8e6', '#2b2018'];
        return (
          <g key={mark} transform={`translate(${x} ${y}) scale(${letters})`}>
            <circle r={RADIUS + 2} fill={ink} />
            <circle r={RADIUS} fill={ground} />
            <text y="7" text-anchor="middle" style={{ font: '400 21px var(--number)' }} fill={ink}>
              {mark}
            </text>
          </g>
        );
      })}
    </Layer>
  );
}
