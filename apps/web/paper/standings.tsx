// The last page of the newspaper: who won, line by line.
import type { Standing } from '@race/great-race';
import { placeName } from '@race/words/places.ts';
import type { ComponentChildren, JSX } from 'preact';
import { crewName } from '../dash/names.ts';
import { Silhouette } from '../dash/silhouette.tsx';
import { wayWords } from '../map/title.ts';
import { crews } from '../state/crews.ts';
import { facts, known, sheet, standings } from '../state/shown.ts';
import { capital, nameOf, say, words } from '../words/say.ts';
import { putAwayStandings } from './last-page.ts';
import { context } from './sentences.ts';
import './standings.css';

const PARTS = ['arrival', 'engine', 'chassis', 'money'] as const;
type Part = (typeof PARTS)[number] | 'more';

/** What modules count has a column of its own, where anybody has any of it. */
const partsOf = (lines: readonly Standing[]): readonly Part[] =>
  lines.some(({ more }) => more > 0) ? [...PARTS, 'more'] : PARTS;

interface Props {
  /** What can be done with a race that is over. */
  readonly children?: ComponentChildren;
  /** What else is written about it. */
  readonly below?: ComponentChildren;
}

export function Standings({ children, below }: Props): JSX.Element | null {
  const lines = standings.value;
  if (lines === null) return null;
  return (
    <section class="gazette" aria-label={say('viewer.standings')}>
      <p class="gazette-title" aria-hidden="true">
        {say('page.paper')}
      </p>
      <p class="gazette-date">
        <span>{say('viewer.turn', { turn: known.value?.turn ?? 0 })}</span>
        <span>{sheet.value && wayWords(sheet.value.board, facts.value?.options.towards ?? 'south')}</span>
        <span>{say('page.price')}</span>
      </p>
      <h2>{headlineFor(winnerIn(lines))}</h2>
      <p class="gazette-lead">{leadFor(lines)}</p>
      <Table lines={lines} />
      <div class="gazette-acts">
        {children}
        <button type="button" class="button" onClick={putAwayStandings}>
          {say('page.toMap')}
        </button>
      </div>
      {below}
    </section>
  );
}

const winnerIn = ([best]: readonly Standing[]): Standing | undefined =>
  best === undefined || best.place === 0 ? undefined : best;

/** Who won, and by how much. */
export function leadFor(lines: readonly Standing[]): string {
  const winner = winnerIn(lines);
  return winner === undefined
    ? say('viewer.noWinner')
    : say('viewer.winner', { crew: nameAt(winner), prestige: winner.prestige });
}

/** "Delatour takes Cape Town". */
function headlineFor(winner: Standing | undefined): string {
  const board = context.value?.rules.board;
  const city = board === undefined ? '' : placeName(words(), board, board.destination);
  return winner === undefined
    ? say('desk.nobody', { city })
    : say('desk.won', { crew: nameAt(winner), city });
}

export function Table({ lines }: { lines: readonly Standing[] }): JSX.Element {
  const parts = partsOf(lines);
  return (
    <table class="gazette-table">
      <thead>
        <tr>
          <th scope="col">{say('viewer.place')}</th>
          <th scope="col" colSpan={2}>
            {say('viewer.crews')}
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
          <Line key={line.seat} line={line} rank={index + 1} parts={parts} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, rank, parts }: { line: Standing; rank: number; parts: readonly Part[] }): JSX.Element {
  const crew = crews.value[line.seat];
  const hasArrived = line.place > 0;
  return (
    <tr style={{ '--rank': rank }}>
      <td class="gazette-figure">{rank}</td>
      <td class="gazette-picture">{crew && <Silhouette crew={crew.id} />}</td>
      <th scope="row">
        {nameAt(line)}
        <i>
          {hasArrived
            ? nameOf('ordinal', String(line.place))
            : `${say('viewer.notArrived')}, ${say('page.level', { level: crew?.level ?? 0 })}`}
        </i>
      </th>
      {parts.map((part) => (
        <td key={part} data-label={capital(nameOf('standing', part))}>
          {hasArrived ? line[part] : '–'}
          {part === 'money' && <i> ({say('viewer.francs', { francs: crew?.francs ?? 0 })})</i>}
        </td>
      ))}
      <td class="gazette-figure">{hasArrived ? line.prestige : '–'}</td>
    </tr>
  );
}

function nameAt({ seat }: Standing): string {
  const crew = crews.value[seat];
  return crew === undefined ? '' : crewName(crew);
}
