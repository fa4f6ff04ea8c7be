// The table of a day: who came to the end, best first. Until one has oneself, nothing of it is told. DAILY-03, DAILY-04.
import type { ExpeditionNews, RunNews } from '@race/protocol';
import type { JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import { capital, nameOf, say } from '../words/say.ts';
import { lookAgain } from './use-expedition.ts';

const Strike = lazy(async () => (await import('../administration/load.ts')).loadStrike(), null);

export function DayTable({ news }: { news: ExpeditionNews }): JSX.Element {
  const { runs, started, finished } = news;
  if (runs === null || runs.length === 0)
    return (
      <p class="expedition-told">{say(runs === null ? 'expedition.hidden' : 'expedition.table.none')}</p>
    );
  const isCut = runs.length < (news.isOver ? started : (finished ?? 0));
  return (
    <div class="expedition-table sheet">
      <table aria-label={say('expedition.table')}>
        <thead>
          <tr>
            <th scope="col">{say('viewer.place')}</th>
            <th scope="col">{say('expedition.name')}</th>
            <th scope="col">{capital(nameOf('standing', 'prestige'))}</th>
            <th scope="col">{say('expedition.turns')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run, at) => (
            <Line key={run.person ?? at} day={news.day} run={run} />
          ))}
        </tbody>
      </table>
      {isCut && <p class="aside">{say('expedition.table.first', { count: runs.length })}</p>}
    </div>
  );
}

function Line({ day, run }: { day: string; run: RunNews }): JSX.Element {
  const { rank, name, isMine, person, arrived, prestige, turns } = run;
  return (
    <tr class={isMine ? 'is-mine' : ''}>
      <td>{rank ?? '–'}</td>
      <th scope="row">
        {name === '' ? <i>{say('expedition.nameless')}</i> : name}
        {isMine && <i> ({say('online.you')})</i>} <span>{resultWords(run)}</span>
        {person !== null && (
          <Strike request={{ do: 'strike', day, person }} name={name} onStruck={lookAgain} />
        )}
      </th>
      <td>{arrived ? prestige : '–'}</td>
      <td>{rank === null ? '–' : turns}</td>
    </tr>
  );
}

const resultWords = ({ won, arrived }: RunNews): string => {
  if (won) return say('expedition.won');
  return say(arrived ? 'expedition.arrived' : 'viewer.notArrived');
};
