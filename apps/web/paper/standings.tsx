// The last page of the newspaper: who won, line by line.
import { computed, effect, signal } from '@preact/signals';
import type { Standing } from '@race/great-race';
import type { JSX } from 'preact';
import { crewName } from '../dash/names.ts';
import { Silhouette } from '../dash/silhouette.tsx';
import { wayWords } from '../map/title.ts';
import { crews } from '../state/crews.ts';
import { facts, known, sheet, standings } from '../state/shown.ts';
import { capital, label, nameOf, say } from '../words/say.ts';
import './standings.css';

/** The reader has put it away. */
const isPutAway = signal(false);

export const areStandingsOpen = computed(() => standings.value !== null && !isPutAway.value);

// It comes back whenever the race comes to its end again.
effect(() => {
  if (standings.value === null) isPutAway.value = false;
});

const PARTS = ['arrival', 'engine', 'chassis', 'money'] as const;

export function Standings(): JSX.Element | null {
  const lines = standings.value;
  if (lines === null) return null;
  const [best] = lines;
  const winner = best === undefined || best.place === 0 ? undefined : best;
  return (
    <section class="gazette" aria-labelledby="gazette-headline">
      <p class="gazette-title" aria-hidden="true">
        {label('page.paper')}
      </p>
      <p class="gazette-date">
        <span>{say('viewer.turn', { turn: known.value?.turn ?? 0 })}</span>
        <span>{sheet.value && wayWords(sheet.value.board, facts.value?.options.towards ?? 'south')}</span>
        <span>{label('page.price')}</span>
      </p>
      <h2 id="gazette-headline">{say('viewer.standings')}</h2>
      <p class="gazette-lead">
        {winner === undefined
          ? say('viewer.noWinner')
          : say('viewer.winner', { crew: nameAt(winner), prestige: winner.prestige })}
      </p>
      <Table lines={lines} />
      <button type="button" class="button" onClick={() => (isPutAway.value = true)}>
        {label('page.toMap')}
      </button>
    </section>
  );
}

function Table({ lines }: { lines: readonly Standing[] }): JSX.Element {
  return (
    <table class="gazette-table">
      <thead>
        <tr>
          <th scope="col">{say('viewer.place')}</th>
          <th scope="col" colSpan={2}>
            {say('viewer.crews')}
          </th>
          {PARTS.map((part) => (
            <th key={part} scope="col">
              {capital(nameOf('standing', part))}
            </th>
          ))}
          <th scope="col">{capital(nameOf('standing', 'prestige'))}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Line key={line.seat} line={line} rank={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, rank }: { line: Standing; rank: number }): JSX.Element {
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
            : `${say('viewer.notArrived')}, ${label('page.level', { level: crew?.level ?? 0 })}`}
        </i>
      </th>
      {PARTS.map((part) => (
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
