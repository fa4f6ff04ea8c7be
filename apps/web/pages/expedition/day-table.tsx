// The ranking of a day, hidden until the reader has finished, and the seal of the day. DAILY-03, DAILY-04.

import { commit } from '@race/kernel/fingerprint.ts';
import type { ExpeditionNews, RunNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadAdministration } from '../../shell/chunks.ts';
import { Sheet } from '../../shell/frame/sheet.tsx';
import { capital, nameOf, refusalWords, say } from '../../shell/words/say.ts';
import { checkRace, sendRequest } from '../../sources/online/connection.ts';
import { bestRun } from './day.ts';

const Strike = lazy(async () => (await loadAdministration()).Strike, null);

interface TableProps {
  readonly runs: readonly RunNews[];
  /** The name of the table. */
  readonly words: string;
  /** The day, for those who may take a run off the table. */
  readonly day?: string;
  readonly onStruck?: () => void;
}

/** Runs in their order, the reader's own marked. */
export const RunTable = ({ runs, words, day, onStruck }: TableProps): JSX.Element => (
  <table class="run-table" aria-label={words}>
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
        <Line key={run.person ?? at} day={day} run={run} onStruck={onStruck} />
      ))}
    </tbody>
  </table>
);

/** The server lists no more of each. */
const MOST_LISTED = 100;

export function DayTable({ news, onStruck }: { news: ExpeditionNews; onStruck: () => void }): JSX.Element {
  const { runs, guests } = news;
  if (runs === null || guests === null || runs.length + guests.length === 0)
    return (
      <p class="expedition-told">{say(runs === null ? 'expedition.hidden' : 'expedition.table.none')}</p>
    );
  const part = (listed: readonly RunNews[], name: string) => (
    <>
      <RunTable runs={listed} words={name} day={news.day} onStruck={onStruck} />
      {listed.length >= MOST_LISTED && (
        <p class="aside">{say('expedition.table.first', { count: listed.length })}</p>
      )}
    </>
  );
  return (
    <div class="expedition-table sheet">
      {runs.length > 0 && part(runs, say('expedition.table'))}
      {guests.length > 0 && (
        <>
          <h3>{say('expedition.guests')}</h3>
          <p class="aside">{say('expedition.guests.how')}</p>
          {part(guests, say('expedition.guests'))}
        </>
      )}
    </div>
  );
}

interface LineProps {
  readonly run: RunNews;
  readonly day: string | undefined;
  readonly onStruck: (() => void) | undefined;
}

function Line({ day, run, onStruck }: LineProps): JSX.Element {
  const { rank, name, isMine, person, arrived, prestige, turns } = run;
  return (
    <tr class={isMine ? 'is-mine' : ''}>
      <td>{rank ?? '–'}</td>
      <th scope="row">
        {name === '' ? <i>{say('expedition.nameless')}</i> : name}
        {isMine && <i> ({say('online.you')})</i>} <span>{resultWords(run)}</span>
        {person !== null && day !== undefined && onStruck !== undefined && (
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

/** One sentence in the foot of the room; the long number is for those who ask for it. */
export function Proof({ news }: { news: ExpeditionNews }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span>{say('expedition.sealed')}</span>{' '}
      <button type="button" class="page-link expedition-how" onClick={() => setOpen(true)}>
        {say('expedition.sealed.how')}
      </button>
      {isOpen && (
        <Sheet title={say('online.certificate')} onClose={() => setOpen(false)}>
          <p class="expedition-seal">{say('expedition.chance')}</p>
          <Seal news={news} />
        </Sheet>
      )}
    </>
  );
}

export const SealPart = ({ news }: { news: ExpeditionNews }): JSX.Element => (
  <details class="part expedition-proof" open>
    <summary>{say('online.certificate')}</summary>
    <Seal news={news} />
  </details>
);

/** The commitment made at the start of the day, and once the day is over a check that it was kept. */
function Seal({ news }: { news: ExpeditionNews }): JSX.Element {
  const { commitment, seed } = news;
  return (
    <>
      {seed === null ? (
        <p class="expedition-seal">
          {say('expedition.seal', { seal: commitment })} {say('expedition.seal.later')}
        </p>
      ) : (
        <p class="expedition-seal">{say('expedition.seed', { seed: seed.join(' '), seal: commitment })}</p>
      )}
      <Check news={news} />
    </>
  );
}

function Check({ news }: { news: ExpeditionNews }): JSX.Element | null {
  const { commitment, seed, salt } = news;
  const [announcement, setAnnouncement] = useState('');
  const table = bestRun(news)?.table ?? null;
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
