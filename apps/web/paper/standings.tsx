// The last page of the newspaper: who won, line by line.
import type { Standing } from '@race/great-race';
import type { ComponentChildren, JSX } from 'preact';
import { Silhouette } from '../dashboard/silhouette.tsx';
import { lazy } from '../lazy.tsx';
import { wayWords } from '../map/title.ts';
import { crews } from '../state/crews.ts';
import { facts, publicState, sheet, standings } from '../state/table-state.ts';
import { capital, nameOf, say } from '../words/say.ts';
import type { Shared } from './front-page/sharing.ts';
import { putAwayStandings } from './last-page.ts';
import { headlineFor, leadFor, nameAt, winnerIn } from './standings-words.ts';
import './standings.css';

const FrontPagePart = lazy(async () => (await import('./front-page/load.ts')).loadFrontPage(), null);

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
  /** How this race can be handed on; null where it cannot. */
  readonly shared: Shared | null;
}

export function Standings({ children, below, shared }: Props): JSX.Element | null {
  const lines = standings.value;
  if (lines === null) return null;
  return (
    <section class="gazette" aria-label={say('viewer.standings')}>
      <p class="gazette-title" aria-hidden="true">
        {say('page.paper')}
      </p>
      <p class="gazette-date">
        <span>{say('viewer.turn', { turn: publicState.value?.turn ?? 0 })}</span>
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
      <FrontPagePart shared={shared} />
      {below}
    </section>
  );
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
