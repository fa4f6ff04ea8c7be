// Where René is going: a broken line from his vehicle, and a flag on his target.
import { TORPEDO } from '@race/great-race/modules/solo/slot.ts';
import type { JSX } from 'preact';
import { Layer } from '../../../table/map/layer.tsx';
import { useTable } from '../../../table/model/table.ts';

/** Line and flag keep their size on screen, as names do. */
export function IntentLayer({ letters }: { letters: number }): JSX.Element | null {
  const { intent, publicState, sheet } = useTable();
  const aim = intent.value;
  const spaces = sheet.value?.board.spaces;
  const at = publicState.value?.crews[TORPEDO]?.at;
  if (aim === null || spaces === undefined || at === undefined) return null;
  const spot = (space: number) => spaces[space] ?? { x: 0, y: 0 };
  const line = [at, ...aim.way]
    .map((space, nth) => `${nth === 0 ? 'M' : 'L'}${spot(space).x},${spot(space).y}`)
    .join('');
  const { x, y } = spot(aim.target);
  return (
    <Layer name="intent">
      <g fill="none" stroke-linejoin="round">
        <path d={line} stroke="#2b1408" stroke-width={9 * letters} stroke-opacity="0.55" />
        <path
          d={line}
          stroke="#f3e7ca"
          stroke-width={4.5 * letters}
          stroke-dasharray={`${11 * letters} ${9 * letters}`}
        />
      </g>
      <g transform={`translate(${x} ${y}) scale(${letters})`}>
        <path d="M0,0V-44" stroke="#2b1408" stroke-width="4" />
        <path d="M1,-44H30L22,-35L30,-26H1Z" fill="#f3e7ca" stroke="#2b1408" stroke-width="2.5" />
        <path d="M7,-40L17,-30M17,-40L7,-30" stroke="#8e2a1e" stroke-width="3.5" />
      </g>
    </Layer>
  );
}

// What René considered, on the map: a lettered disc on each space, solid on the one he took.
const RADIUS = 15;

export function WeighedLayer({ letters }: { letters: number }): JSX.Element | null {
  const { sheet, weighed } = useTable();
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
            <text y="7" text-anchor="middle" class="weighed-mark" fill={ink}>
              {mark}
            </text>
          </g>
        );
      })}
    </Layer>
  );
}
