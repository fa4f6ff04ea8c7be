// A board the size of a postcard: coast, rivers, cities in their colours, and which way the race goes.
import { PLAQUES, star } from '@race/atlas';
import { type BoardId, type Direction, NEWEST_DATA } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type BoardSheet, loadSheet } from '../map/sheet.ts';
import './board-picture.css';

/** More sea above and below: the goal stands near the edge of its sheet. */
const SEA = 52;

/** About the size of a sheet, so that nothing jumps when it comes. */
const BLANK = { x: 0, y: 0, width: 1076, height: 1017 };

export function BoardPicture({ board, towards }: { board: BoardId; towards: Direction }): JSX.Element {
  const [sheet, setSheet] = useState<BoardSheet | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadSheet(board, NEWEST_DATA).then((loaded) => isWanted && setSheet(loaded));
    return () => {
      isWanted = false;
    };
  }, [board]);
  const { x, y, width, height } = sheet?.geometry.frame ?? BLANK;
  return (
    <svg class="board-picture" viewBox={`${x} ${y - SEA} ${width} ${height + 2 * SEA}`} aria-hidden="true">
      {sheet && <Printed sheet={sheet} towards={towards} />}
    </svg>
  );
}

const WATER = [44, 26, 12] as const;

function Printed({ sheet, towards }: { sheet: BoardSheet; towards: Direction }): JSX.Element {
  const { board, geometry } = sheet;
  const cities = board.spaces.flatMap(({ x, y, city }, space) =>
    city === null || board.ends.includes(space) ? [] : [{ x, y, colour: PLAQUES[city.colour].colour }],
  );
  return (
    <>
      {WATER.map((width) => (
        <path key={width} d={geometry.coast} class="picture-water" stroke-width={width} />
      ))}
      <path d={geometry.others} class="picture-far" />
      <path d={geometry.coast} class="picture-land" stroke-width="6" />
      <path d={geometry.rivers} class="picture-river" stroke-width="5" />
      <path d={geometry.lakes} class="picture-lake" />
      {cities.map(({ x, y, colour }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="14" fill={colour} class="picture-city" stroke-width="6" />
      ))}
      <Course sheet={sheet} towards={towards} />
    </>
  );
}

/** From the first purple city to the last. */
function Course({ sheet: { board }, towards }: { sheet: BoardSheet; towards: Direction }): JSX.Element {
  const [north, south] = board.ends.map((space) => board.spaces[space] ?? { x: 0, y: 0 });
  const [from, to] = towards === 'south' ? [north, south] : [south, north];
  if (from === undefined || to === undefined) return <g />;
  const bend = towards === 'south' ? 170 : -170;
  const course = `M${from.x},${from.y}Q${(from.x + to.x) / 2 + bend},${(from.y + to.y) / 2} ${to.x},${to.y}`;
  return (
    <>
      <path d={course} class="picture-casing" stroke-width="26" />
      <path d={course} class="picture-course" stroke-width="12" stroke-dasharray="40 24" />
      <circle cx={from.x} cy={from.y} r="32" class="picture-start" stroke-width="12" />
      <path
        d={star(8, 66, 46)}
        transform={`translate(${to.x} ${to.y})`}
        fill={PLAQUES.purple.colour}
        class="picture-goal"
        stroke-width="14"
      />
    </>
  );
}
