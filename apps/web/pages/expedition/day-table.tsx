// The ranking of a day, hidden until the reader has finished, and the seal of the day. DAILY-03, DAILY-04.

import { commit } from '@race/kernel/fingerprint.ts';
import type { ExpeditionNews, RunNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadAdministration } from '../../shell/chunks.ts';
import { Section } from '../../shell/frame/page.tsx';
import { capital, nameOf, refusalWords, say } from '../../shell/words/say.ts';
import { checkRace, sendRequest } from '../../sources/online/connection.ts';

const Strike = lazy(async () => (await loadAdministration()).Strike, null);

export function DayTable({ news, onStruck }: { news: ExpeditionNews; onStruck: () => void }): JSX.Element {
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
            <th scope="col">{say('standings.place')}</th>
            <th scope="col">{say('expedition.name')}</th>
            <th scope="col">{capital(nameOf('standing', 'prestige'))}</th>
            <th scope="col">{say('expedition.turns')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run, at) => (
            <Line key={run.person ?? at} day={news.day} run={run} onStruck={onStruck} />
          ))}
        </tbody>
      </table>
      {isCut && <p class="aside">{say('expedition.table.first', { count: runs.length })}</p>}
    </div>
  );
}

interface LineProps {
  readonly day: string;
  readonly run: RunNews;
  readonly onStruck: () => void;
}

function Line({ day, run, onStruck }: LineProps): JSX.Element {
  const { rank, name, isMine, person, arrived, prestige, turns } = run;
  return (
    <tr class={isMine ? 'is-mine' : ''}>
      <td>{rank ?? '–'}</td>
      <th scope="row">
        {name === '' ? <i>{say('expedition.nameless')}</i> : name}
        {isMine && <i> ({say('online.you')})</i>} <span>{resultWords(run)}</span>
        {person !== null && (
          <Strike request={{ do: 'strike', day, person }} name={name} onStruck={onStruck} />
        )}
      </th>
      <td>{arrived ? prestige : '–'}</td>
      <td>{rank === null ? '–' : turns}</td>
    </tr>
  );
}

const resultWords = ({ won, arrived }: RunNews): string => {
  if (won) return say('expedition.won');
  return say(arrived ? 'expedition.arrived' : 'standings.notArrived');
};

/** The commitment made at the start of the day, and once the day is over a check that it was kept. */
export function SealPart({ news }: { news: ExpeditionNews }): JSX.Element {
  const { commitment, seed } = news;
  return (
    <Section title={say('online.certificate')} class="expedition-part">
      {seed === null ? (
        <p class="expedition-seal">
          {say('expedition.seal', { seal: commitment })} {say('expedition.seal.later')}
        </p>
      ) : (
        <p class="expedition-seal">{say('expedition.seed', { seed: seed.join(' '), seal: commitment })}</p>
      )}
      <Check news={news} />
    </Section>
  );
}

function Check({ news: { commitment, seed, salt, runs } }: { news: ExpeditionNews }): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const table = runs?.find(({ rank }) => rank === 1)?.table ?? null;
  if (seed === null || salt === null || table === null) return null;
  const check = async () => {
    setAnnouncement(say('online.check.busy'));
    const file = await sendRequest({ do: 'file', table });
    if (!file.ok) return setAnnouncement(refusalWords(file.refusal));
    const text = file.value.kind === 'file' ? file.value.text : '';
    const holds = commit(seed, salt) === commitment;
    const answers = holds ? await checkRace(text, { commitment, seals: [] }) : null;
    setAnnouncement(
      answers === null ? say('expedition.check.bad') : say('expedition.check.good', { answers }),
    );
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void check()}>
        {say('expedition.check')}
      </button>
      <p class="expedition-told" role="status">
        {announcement}
      </p>
    </>
  );
}
