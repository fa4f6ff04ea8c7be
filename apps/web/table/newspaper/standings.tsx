// The last page of the newspaper: who won, line by line.

import type { Standing } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { thePlace } from '@race/words/places.ts';
import type { ComponentChildren, JSX } from 'preact';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadReplay } from '../../shell/chunks.ts';
import { capital, nameOf, say, words } from '../../shell/words/say.ts';
import { crewName, crewOfPlayer, Silhouette } from '../dashboard/crew.tsx';
import { wayWords } from '../map/title.ts';
import { sentencesOf } from '../model/sentences.ts';
import { type TableModel, useTable } from '../model/table.ts';
import type { ReadFile } from './chances/chances-part.tsx';
import type { Shared } from './front-page/save-buttons.tsx';
import { standingsPageOf } from './open-paper.tsx';
import './standings.css';

const FrontPagePart = lazy(async () => (await loadReplay()).FrontPagePart, null);

const PARTS = ['arrival', 'engine', 'chassis', 'money'] as const;
type Part = (typeof PARTS)[number] | 'more';

/** What modules count has a column, if any crew has some. */
const partsOf = (lines: readonly Standing[]): readonly Part[] =>
  lines.some(({ more }) => more > 0) ? [...PARTS, 'more'] : PARTS;

interface Props {
  /** What can be done with a finished race. */
  readonly children?: ComponentChildren;
  /** How this race can be shared; null where it cannot. */
  readonly shared: Shared | null;
  /** The race as a file, from which its chances are computed; null where there are none. */
  readonly file: ReadFile | null;
}

export function Standings({ children, shared, file }: Props): JSX.Element | null {
  const table = useTable();
  const { facts, publicState, sheet, standings } = table;
  const { putAwayStandings } = standingsPageOf(table);
  const lines = standings.value;
  if (lines === null) return null;
  return (
    <section class="gazette" aria-label={say('standings.title')}>
      <p class="gazette-title" aria-hidden="true">
        {say('newspaper.title')}
      </p>
      <p class="gazette-date">
        <span>{say('table.turn', { turn: publicState.value?.turn ?? 0 })}</span>
        <span>{sheet.value && wayWords(sheet.value.board, facts.value?.options.towards ?? 'south')}</span>
        <span>{say('newspaper.price')}</span>
      </p>
      <h2>{headlineFor(table, winnerIn(lines))}</h2>
      <p class="gazette-lead">{[leadFor(table, lines), placeFor(table, lines)].filter(Boolean).join(' ')}</p>
      <Table lines={lines} reader={readerOf(table)} />
      <div class="gazette-acts">
        {children}
        <button type="button" class="button" onClick={putAwayStandings}>
          {say('map.back')}
        </button>
      </div>
      <FrontPagePart shared={shared} file={file} />
    </section>
  );
}

interface TableProps {
  readonly lines: readonly Standing[];
  /** The crew of the reader, whose line is marked. */
  readonly reader?: Seat | null;
}

export function Table({ lines, reader = null }: TableProps): JSX.Element {
  const parts = partsOf(lines);
  return (
    <table class="gazette-table">
      <thead>
        <tr>
          <th scope="col">{say('standings.place')}</th>
          <th scope="col" colSpan={2}>
            {say('dashboard.crews')}
          </th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {capital(nameOf('standing', part))}
            </th>
          ))}
          <th scope="col">{capital(nameOf('standing', 'prestige'))}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Line key={line.seat} line={line} rank={index + 1} parts={parts} isMine={line.seat === reader} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly line: Standing;
  readonly rank: number;
  readonly parts: readonly Part[];
  readonly isMine: boolean;
}

function Line({ line, rank, parts, isMine }: LineProps): JSX.Element {
  const table = useTable();
  const { crews } = table;
  const crew = crews.value[line.seat];
  const hasArrived = line.place > 0;
  return (
    <tr style={{ '--rank': rank }} class={isMine ? 'mine' : ''}>
      <td class="gazette-figure">{rank}</td>
      <td class="gazette-picture">{crew && <Silhouette crew={crew.id} />}</td>
      <th scope="row">
        {nameAt(table, line)}
        <i>
          {[
            crewOfPlayer(table, line),
            hasArrived
              ? nameOf('ordinal', String(line.place))
              : `${say('standings.notArrived')}, ${say('dashboard.level', { level: crew?.level ?? 0 })}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </i>
      </th>
      {parts.map((part) => (
        <td key={part} data-label={capital(nameOf('standing', part))}>
          {hasArrived ? line[part] : '–'}
          {part === 'money' && <i> ({say('dashboard.francs', { francs: crew?.francs ?? 0 })})</i>}
        </td>
      ))}
      <td class="gazette-figure">{hasArrived ? line.prestige : '–'}</td>
    </tr>
  );
}

// The outcome of a race in words.
export const winnerIn = ([best]: readonly Standing[]): Standing | undefined =>
  best === undefined || best.place === 0 ? undefined : best;

/** Who won, and by how much. */
export function leadFor(table: TableModel, lines: readonly Standing[]): string {
  const winner = winnerIn(lines);
  return winner === undefined
    ? say('standings.noWinner')
    : say('standings.winner', { crew: nameAt(table, winner), prestige: winner.prestige });
}

/** The reader, where nobody else plays on this screen. */
const readerOf = ({ isLive, onlineTable, reader, seatView }: TableModel): Seat | null => {
  const isAlone =
    onlineTable !== null || seatView.value?.players.filter(({ kind }) => kind === 'person').length === 1;
  return isLive.value && isAlone ? reader.value : null;
};

/** Where the reader came in; empty for the winner, who is named already, and for onlookers. */
export function placeFor(table: TableModel, lines: readonly Standing[]): string {
  const mine = readerOf(table);
  const at = lines.findIndex(({ seat }) => seat === mine);
  return at < 0 || (at === 0 && winnerIn(lines) !== undefined)
    ? ''
    : say('standings.yourPlace', { rank: at + 1, count: lines.length });
}

/** "Delatour takes Cape Town". */
export function headlineFor(table: TableModel, winner: Standing | undefined): string {
  const { context } = sentencesOf(table);
  const board = context.value?.rules.board;
  if (board === undefined) return '';
  const city = thePlace(words(), board, { space: board.destination, form: 'name' });
  return winner === undefined
    ? say('standings.nobody', { city })
    : say('standings.won', { crew: nameAt(table, winner), city });
}

function nameAt(table: TableModel, { seat }: Standing): string {
  const { crews } = table;
  const crew = crews.value[seat];
  return crew === undefined ? '' : crewName(table, crew);
}
