// A board the size of a stamp: its coast, its two ends, and which way the race goes.

import { signal } from '@preact/signals';
import { PLAQUES, star } from '@race/atlas';
import { type BoardId, type Direction, NEWEST_DATA } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type BoardSheet, loadSheet } from '../map/sheet.ts';
import './mini-board.css';

const sheets = {
  africa: signal<BoardSheet | null>(null),
  'south-america': signal<BoardSheet | null>(null),
} satisfies Record<BoardId, unknown>;

export function MiniBoard({ board, towards }: { board: BoardId; towards: Direction }): JSX.Element {
  const sheet = sheets[board].value;
  useEffect(() => {
    void loadSheet(board, NEWEST_DATA).then((loaded) => {
      sheets[board].value = loaded;
    });
  }, [board]);
  return (
    <svg class="mini-board" viewBox="-92 -10 1076 1017" aria-hidden="true">
      {sheet && <Outline sheet={sheet} towards={towards} />}
    </svg>
  );
}

function Outline({
  sheet: { board, geometry },
  towards,
}: {
  sheet: BoardSheet;
  towards: Direction;
}): JSX.Element {
  const [north, south] = board.ends.map((space) => board.spaces[space] ?? { x: 0, y: 0 });
  const [from, to] = towards === 'south' ? [north, south] : [south, north];
  if (from === undefined || to === undefined) return <g />;
  const bend = towards === 'south' ? 160 : -160;
  return (
    <>
      <path d={geometry.coast} class="mini-water" />
      <path d={geometry.coast} class="mini-land" />
      <path
        d={`M${from.x},${from.y}Q${(from.x + to.x) / 2 + bend},${(from.y + to.y) / 2} ${to.x},${to.y}`}
        class="mini-way"
      />
      <circle cx={from.x} cy={from.y} r="30" class="mini-start" />
      <path
        d={star(8, 62, 42)}
        transform={`translate(${to.x} ${to.y})`}
        fill={PLAQUES.purple.colour}
        class="mini-end"
      />
    </>
  );
}
