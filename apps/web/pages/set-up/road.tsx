// The choice of the continent and of the direction.

import { PLAQUES, star } from '@race/atlas';
import {
  BOARD_IDS,
  type BoardId,
  DIRECTIONS,
  type Direction,
  NEWEST_DATA,
} from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Section } from '../../shell/frame/page.tsx';
import { nameOf, say } from '../../shell/words/say.ts';
import { type BoardSheet, loadSheet } from '../../table/model/board-sheet.ts';
import { wayWords } from './race-words.ts';
import './board-picture.css';
import './road.css';

interface Props {
  readonly board: BoardId;
  readonly towards: Direction;
  readonly onBoard: (board: BoardId) => void;
  readonly onTowards: (towards: Direction) => void;
}

export function Road({ board, towards, onBoard, onTowards }: Props): JSX.Element {
  const name = useId();
  return (
    <Section title={say('setup.road')} aside={say('setup.road.aside')} class="road-part">
      <fieldset class="boards">
        <legend class="unseen">{say('setup.board')}</legend>
        {BOARD_IDS.map((one) => (
          <label key={one} class="board-card">
            <input
              type="radio"
              class="unseen"
              name={`${name}b`}
              checked={one === board}
              onChange={() => onBoard(one)}
            />
            <span class="board-print">
              <BoardPicture board={one} towards={towards} />
              <span class="board-name">{nameOf('board', one)}</span>
              {one === board && (
                <span class="board-seal" aria-hidden="true">
                  {say('setup.chosen')}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset class="towards">
        <legend class="unseen">{say('setup.towards')}</legend>
        {DIRECTIONS.map((one) => (
          <label key={one} class="towards-card">
            <input
              type="radio"
              class="unseen"
              name={`${name}t`}
              checked={one === towards}
              onChange={() => onTowards(one)}
            />
            <span>
              <b>{say(`setup.towards.${one}`)}</b> <i>{wayWords({ board, towards: one })}</i>
            </span>
          </label>
        ))}
      </fieldset>
    </Section>
  );
}

/** More sea above and below, since the destination is near the edge of its sheet. */
const SEA = 52;

/** About the size of a sheet, so that nothing jumps when it is loaded. */
const BLANK = { x: 0, y: 0, width: 1076, height: 1017 };

/** A board the size of a postcard: coast, rivers, cities in their colours, and the direction of the race. */
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
