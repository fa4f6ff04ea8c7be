// A small picture of a board: its coast, its two ends, and the direction of a race, or the ways that were driven.

import { signal } from '@preact/signals';
import { crewToken, PLAQUES, put, star, themeOf } from '@race/atlas';
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
  /** Draws where the crews are. */
  readonly crews?: readonly CrewAt[];
}

/** A crew, empty until it is chosen, and the space where it stands. */
interface CrewAt {
  readonly crew: string;
  readonly at: number | null;
}

export function MiniBoard({ board, towards, ways, crews }: Props): JSX.Element {
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
      {sheet && crews !== undefined && <Crews sheet={sheet} crews={crews} />}
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
      <Ends board={board} />
    </>
  );
}

const Ends = ({ board }: Pick<BoardSheet, 'board'>): JSX.Element => (
  <>
    {board.ends.map((end) => (
      <End key={end} x={board.spaces[end]?.x ?? 0} y={board.spaces[end]?.y ?? 0} />
    ))}
  </>
);

/** How large a disc is, and how far those at one space lie apart. */
const DISC = 4.2;
const APART = 74;

function Crews({ sheet: { board }, crews }: { sheet: BoardSheet; crews: readonly CrewAt[] }): JSX.Element {
  const standing = crews.filter(({ crew }) => crew !== '');
  const discs = standing.map(({ crew, at }, n) => {
    const beside = standing.slice(0, n).filter((other) => other.at === at).length;
    const { x, y } = board.spaces[at ?? 0] ?? { x: 0, y: 0 };
    return put(x + beside * APART, y, DISC, crewToken(crew, 12));
  });
  return (
    <>
      <Ends board={board} />
      <g dangerouslySetInnerHTML={{ __html: discs.join('') }} />
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
