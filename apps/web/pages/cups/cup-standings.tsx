// The standings of a cup with the reader's place in view, and the newspaper of its last round.
import type { CupLineNews, CupNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../shell/words/say.ts';
import { calledOf, nameOf } from './cup-news.ts';

/** So many lines are shown, besides the reader's own and the next. */
const FIRST = 10;

export function Standings({ news }: { news: CupNews }): JSX.Element | null {
  const [isWhole, setWhole] = useState(false);
  const { standings, you, round, stage } = news;
  if (round === 0 || stage === 'off') return null;
  const mine = standings.findIndex(({ number }) => number === you);
  const isShown = (at: number): boolean =>
    isWhole || at < FIRST || at === mine || (mine >= FIRST && at === mine + 1);
  const scored = Math.max(0, ...standings.map(({ rounds }) => rounds.filter((one) => one !== null).length));
  return (
    <section class="cup-standings sheet" aria-label={say('cups.standings')}>
      <div class="cup-standings-head">
        <h2>{say('cups.standings')}</h2>
        <p class="cup-state">{say('cups.standings.after', { rounds: scored })}</p>
      </div>
      <Podium news={news} />
      <table class="cup-table">
        <thead>
          <tr>
            <th scope="col" class="cup-place">
              <span class="unseen">№</span>
            </th>
            <th scope="col">{say('cups.standings.driver')}</th>
            <th scope="col">{say('cups.standings.points')}</th>
            <th scope="col">{say('cups.standings.prestige')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((line, at) =>
            isShown(at) ? <Line key={line.number} line={line} news={news} /> : null,
          )}
        </tbody>
      </table>
      <p class="cup-state">{say('cups.standings.ties')}</p>
      {standings.length > FIRST && (
        <button type="button" class="button" onClick={() => setWhole(!isWhole)}>
          {say(isWhole ? 'cups.less' : 'cups.whole')}
        </button>
      )}
    </section>
  );
}

interface LineProps {
  readonly line: CupLineNews;
  readonly news: CupNews;
}

const Line = ({ line: { number, place, points, prestige }, news }: LineProps): JSX.Element => (
  <tr class={number === news.you ? 'is-mine' : ''}>
    <td class="cup-place">{place}</td>
    <th scope="row">
      {calledOf(news, number)}
      {news.entrants[number]?.isIn === false && news.stage === 'running' && (
        <i> ({say('cups.standings.gone')})</i>
      )}
    </th>
    <td>{points}</td>
    <td>{prestige}</td>
  </tr>
);

/** The first three, on steps; the table beside it says the same. */
function Podium({ news }: { news: CupNews }): JSX.Element | null {
  const [first, second, third] = news.standings;
  if (first === undefined || second === undefined || third === undefined || first.points === 0) return null;
  return (
    <ol class="cup-podium" aria-hidden="true">
      {[second, first, third].map(({ number, place }) => (
        <li key={number} class={`is-step-${place}`}>
          <b>{place}</b>
          <span>{nameOf(news, number)}</span>
        </li>
      ))}
    </ol>
  );
}

export function Paper({ news }: { news: CupNews }): JSX.Element | null {
  const { paper, stage } = news;
  if (stage === 'off') return null;
  const name = (number: number): string => nameOf(news, number);
  return (
    <section class="cup-paper" aria-label={say('cups.news')}>
      <div class="cup-paper-head">
        <h2>{say('cups.news')}</h2>
        {paper !== null && <p>{say('cups.news.round', { round: paper.round + 1 })}</p>}
      </div>
      {paper === null ? (
        <p>{say('cups.news.none')}</p>
      ) : (
        <div class="cup-columns">
          <div>
            <h3>
              {say(stage === 'over' ? 'cups.news.won' : paper.isSame ? 'cups.news.again' : 'cups.news.lead', {
                name: name(paper.leader),
              })}
            </h3>
            <p>
              {say('cups.news.margin', { points: paper.margin })}{' '}
              {say('cups.news.arrived', { arrived: paper.arrived, crews: paper.crews })}
            </p>
            {paper.closest !== null && (
              <p>
                {say('cups.news.closest', {
                  winner: name(paper.closest.winner),
                  other: name(paper.closest.second),
                  points: Math.max(0, paper.closest.by),
                })}
              </p>
            )}
            {paper.surprise !== null && (
              <p>
                {say('cups.news.surprise', { name: name(paper.surprise.number), place: paper.surprise.from })}
              </p>
            )}
          </div>
          <OwnColumn news={news} />
        </div>
      )}
    </section>
  );
}

/** What came of the reader's own race, where the round shown has it. */
function OwnColumn({ news: { you, shown } }: { news: CupNews }): JSX.Element | null {
  const result = shown?.tables
    .flatMap(({ seats }) => seats)
    .find(({ number }) => number !== null && number === you)?.result;
  return result == null ? null : (
    <div>
      <h3>{say('cups.news.yours')}</h3>
      <p>{say('cups.news.yours.result', result)}</p>
    </div>
  );
}
