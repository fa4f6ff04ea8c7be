// A small picture of a board: its coast, its two ends, and the direction of a race, or the ways that were driven.

import { signal } from '@preact/signals';
import { PLAQUES, star, themeOf } from '@race/atlas';
import { smallWays } from '@race/atlas/draw/ways-driven.ts';
import { type BoardId, type Direction, NEWEST_DATA } from '@race/great-race/options.ts';
import type { DrivenWay } from '@race/great-race/ways-driven.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type BoardSheet, loadSheet } from '../../table/model/board-sheet.ts';
import './mini-board.css';

const sheets = {
  africa: signal<BoardSheet | null>(null),
  'south-america': signal<BoardSheet | null>(null),
} satisfies Record<BoardId, unknown>;

interface Props {
  readonly board: BoardId;
  /** Draws an arrow to one of the ends. */
  readonly towards?: Direction;
  /** Draws where the crews drove. */
  readonly ways?: readonly DrivenWay[];
}

export function MiniBoard({ board, towards, ways }: Props): JSX.Element {
  const sheet = sheets[board].value;
  useEffect(() => {
    void loadSheet(board, NEWEST_DATA).then((loaded) => {
      sheets[board].value = loaded;
    });
  }, [board]);
  return (
    <svg class="mini-board" viewBox="-92 -10 1076 1017" aria-hidden="true">
      {sheet && <Outline sheet={sheet} />}
      {sheet && towards !== undefined && <Arrow sheet={sheet} towards={towards} />}
      {sheet && ways !== undefined && <Ways sheet={sheet} ways={ways} />}
    </svg>
  );
}

function Outline({ sheet: { geometry } }: { sheet: BoardSheet }): JSX.Element {
  return (
    <>
      <path d={geometry.coast} class="mini-water" />
      <path d={geometry.others} class="mini-far" />
      <path d={geometry.coast} class="mini-land" />
    </>
  );
}

function Arrow({ sheet: { board }, towards }: { sheet: BoardSheet; towards: Direction }): JSX.Element {
  const [north, south] = board.ends.map((space) => board.spaces[space] ?? { x: 0, y: 0 });
  const [from, to] = towards === 'south' ? [north, south] : [south, north];
  if (from === undefined || to === undefined) return <g />;
  const bend = towards === 'south' ? 160 : -160;
  return (
    <>
      <path
        d={`M${from.x},${from.y}Q${(from.x + to.x) / 2 + bend},${(from.y + to.y) / 2} ${to.x},${to.y}`}
        class="mini-way"
      />
      <circle cx={from.x} cy={from.y} r="30" class="mini-start" />
      <End x={to.x} y={to.y} />
    </>
  );
}

function Ways({ sheet, ways }: { sheet: BoardSheet; ways: readonly DrivenWay[] }): JSX.Element {
  const drawn = useMemo(() => smallWays({ ...sheet, theme: themeOf('day') }, ways), [sheet, ways]);
  const { board } = sheet;
  return (
    <>
      <g dangerouslySetInnerHTML={{ __html: drawn }} />
      {board.ends.map((end) => (
        <End key={end} x={board.spaces[end]?.x ?? 0} y={board.spaces[end]?.y ?? 0} />
      ))}
    </>
  );
}

const End = ({ x, y }: { readonly x: number; readonly y: number }): JSX.Element => (
  <path
    d={star(8, 62, 42)}
    transform={`translate(${x} ${y})`}
    fill={PLAQUES.purple.colour}
    class="mini-end"
  />
);
