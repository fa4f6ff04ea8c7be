// The ways that are weighed, on the map: numbered, each with its own dash, and its goal ringed in the same dash.
import { hexagon } from '@race/atlas/draw/svg.ts';
import { tenthOf } from '@race/study';
import type { JSX } from 'preact';
import { Layer } from '../../../table/map/layer.tsx';
import type { MapLayer } from '../../../table/model/module-face.ts';
import { useTable } from '../../../table/model/table.ts';
import { chanceWords } from '../../../table/newspaper/chances/strip.ts';
import { type ShownWay, studyOf } from './studying.ts';

/** Of a tag, in map units at the usual size of letters. */
const TAG = { width: 74, height: 22, above: 1.02 } as const;

/** A way that leads somewhere, or is about a space. */
function spacesOf({ answers, route }: ShownWay): readonly number[] {
  if (route !== null) return route.spaces;
  const [first] = answers;
  return first !== undefined && 'space' in first && typeof first.space === 'number' ? [first.space] : [];
}

export function WaysLayer({ view, letters }: MapLayer): JSX.Element {
  const table = useTable();
  const { chosen, judging, now, ways } = studyOf(table);
  const { board, geometry } = view;
  const from = table.crews.value[now.value?.by ?? -1]?.at ?? 0;
  const judged = judging.value;
  const isEven = judged !== null && typeof judged !== 'string' && judged.isEven;
  const spot = (space: number) => board.spaces[space] ?? { x: 0, y: 0 };
  const drawn = ways.value.flatMap((way, rank) => {
    const spaces = spacesOf(way);
    const end = spaces.at(-1);
    return end === undefined ? [] : [{ way, rank, spaces, end }];
  });
  // The one that is looked at lies over the others.
  const inOrder = drawn.toSorted(
    (a, b) => +(a.rank === chosen.value) - +(b.rank === chosen.value) || b.rank - a.rank,
  );
  const width = TAG.width * letters;
  const height = TAG.height * letters;
  return (
    <Layer name="study">
      {inOrder.map(({ way, rank, spaces, end }) => {
        const path = (way.route === null ? [] : [from, ...spaces])
          .map((space) => `${spot(space).x},${spot(space).y}`)
          .join('L');
        const { x, y } = spot(end);
        const d = `${path === '' ? '' : `M${path}`}${hexagon(geometry.radius - 4, x, y)}`;
        const tops = drawn.filter((other) => other.end === end && other.rank < rank).length;
        const top = y - geometry.radius * TAG.above - height * (tops + 0.5);
        return (
          <g
            key={way.place}
            class={`study-way rank-${Math.min(3, rank + 1)} ${rank === chosen.value ? 'on' : ''}`}
          >
            <path class="under" d={d} />
            <path d={d} />
            {!isEven && (
              <g transform={`translate(${x - width / 2} ${top})`}>
                <rect class="study-tag" width={width} height={height} rx={4 * letters} />
                <circle cx={height / 2} cy={height / 2} r={height * 0.36} class="study-tag-rank" />
                <text x={height / 2} y={height * 0.66} font-size={11 * letters} class="study-tag-number">
                  {way.isBest ? 1 : rank + 1}
                </text>
                <text x={height} y={height * 0.68} font-size={12 * letters}>
                  {chanceWords(way.chance, tenthOf(way.chance), 'short')}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </Layer>
  );
}
