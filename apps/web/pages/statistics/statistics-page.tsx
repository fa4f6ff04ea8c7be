// Your finished games in figures, plots and tables, to look at and to download.
import type { ComponentChildren, JSX } from 'preact';
import { nameOf, say } from '../../shell/words/say.ts';
import type { FigurePoint } from './figures.ts';
import './plot.css';
import { useEffect, useState } from 'preact/hooks';
import { loadDash } from '../../shell/chunks.ts';
import { download, downloadAs } from '../../shell/frame/files.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import type { Device } from '../../sources/device/client.ts';
import { type OtherGame, savedLibraries } from '../library/libraries.tsx';
import { Empty, Scenery } from '../scenery/scenery.tsx';
import { whenWords } from '../set-up/race-words.ts';
import type { FigureGroup, Figures, GameTally } from './figures.ts';
import { figure } from './figures.ts';
import { raceTally } from './race.ts';
import './statistics.css';

export function StatisticsPage({ device, go }: { device: Device; go: Go }): JSX.Element {
  const now = useCounting(device);
  const all = now.is === 'counted' ? now.all.map((figures) => figures()) : [];
  return (
    <Page
      title={say('statistics.title')}
      aside={say('statistics.aside')}
      go={go}
      back={{ to: { at: 'races' }, words: say('statistics.back') }}
      scene={<Scenery of="figures" />}
    >
      <p class="figures-told" role="status">
        {now.is === 'counting' && say('statistics.counting', { done: now.done, of: now.of })}
        {now.is === 'silent' && say('front.noAnswer')}
      </p>
      {now.is === 'counted' && all.length === 0 && (
        <Empty card="figures">
          <p role="status">{say('statistics.none')}</p>
          <RouteLink to={{ at: 'set', around: false }} go={go} class="button go">
            {say('setup.title')}
          </RouteLink>
        </Empty>
      )}
      {all.map((figures) => (
        <OfGame key={figures.file.name} figures={figures} />
      ))}
      {all.length > 0 && <p class="figures-told">{say('statistics.how')}</p>}
    </Page>
  );
}

function OfGame({ figures }: { figures: Figures }): JSX.Element {
  const { title, sums, places, worth, counted, groups, all, file } = figures;
  return (
    <Section title={title} class="figures-game">
      <div class="figures sheet">
        <Sums sums={sums} />
        <div class="figures-parts">
          <PlacesPlot places={places} />
          <WorthPlot title={worth.title} points={worth.points} />
          {groups.map((group) => (
            <Groups key={group.title} title={group.title} counted={counted} rows={group.rows} />
          ))}
        </div>
      </div>
      <GameTable all={all} />
      <div class="figures-acts">
        <button type="button" class="button" onClick={() => download(`${file.name}.json`, file.json())}>
          {say('statistics.json')} <span class="unseen">{title}</span>
        </button>
        <button
          type="button"
          class="button"
          onClick={() => downloadAs('text/csv', `${file.name}.csv`, file.csv())}
        >
          {say('statistics.csv')} <span class="unseen">{title}</span>
        </button>
      </div>
    </Section>
  );
}

function Sums({ sums }: Pick<Figures, 'sums'>): JSX.Element {
  return (
    <dl class="figures-sums">
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GroupProps {
  readonly title: string;
  readonly counted: string;
  readonly rows: readonly FigureGroup[];
}

function Groups({ title, counted, rows }: GroupProps): JSX.Element {
  return (
    <table class="figures-table">
      <caption class="label">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{title}</span>
          </th>
          <th scope="col">{counted}</th>
          <th scope="col">{say('statistics.wins')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, games, wins }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{figure(games)}</td>
            <td>{figure(wins)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GameTable({ all: { title, head, rows } }: Pick<Figures, 'all'>): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and keys must be able to
    <div class="figures-scroll sheet" tabIndex={0}>
      <table class="figures-table">
        <caption class="label">{title}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, touched, cells }, at) => (
            <tr key={at}>
              <th scope="row">
                {game}
                <i> {whenWords(touched, Date.now())}</i>
              </th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CountingState =
  | { readonly is: 'counting'; readonly done: number; readonly of: number }
  | { readonly is: 'counted'; readonly all: readonly (() => Figures)[] }
  | { readonly is: 'silent' };

const OTHER_TALLIES: { readonly [G in OtherGame]: () => Promise<GameTally> } = {
  dash: async () => (await loadDash()).tally,
};

async function talliesOf(device: Device): Promise<GameTally[]> {
  const others = (await savedLibraries()).map(({ game }) => OTHER_TALLIES[game]());
  return [raceTally(device), ...(await Promise.all(others))];
}

/** Counts all finished games of this device, game by game. */
function useCounting(device: Device): CountingState {
  const [now, setNow] = useState<CountingState>({ is: 'counting', done: 0, of: 0 });
  useEffect(() => {
    let isWanted = true;
    const show = (next: CountingState) => {
      if (isWanted) setNow(next);
    };
    const count = async () => {
      const all: (() => Figures)[] = [];
      for (const tally of await talliesOf(device)) {
        const counted = await tally.count((done, of) => show({ is: 'counting', done, of }));
        if (counted.is === 'silent') return show(counted);
        if (counted.figures !== null) all.push(counted.figures);
      }
      show({ is: 'counted', all });
    };
    void count();
    return () => {
      isWanted = false;
    };
  }, [device]);
  return now;
}

const WIDTH = 320;
const HEIGHT = 150;
const FOOT = 122;
const TOP = 18;

/** How many games ended in first place, second place and so on. */
function PlacesPlot({ places }: { places: readonly number[] }): JSX.Element {
  const most = Math.max(1, ...places);
  const step = WIDTH / Math.max(4, places.length);
  return (
    <Plot title={say('statistics.places')}>
      {places.map((count, at) => {
        const height = ((FOOT - TOP) * count) / most;
        const middle = (at + 0.5) * step;
        return (
          <g key={at}>
            <rect
              class={at === 0 ? 'plot-bar is-first' : 'plot-bar'}
              x={middle - step * 0.3}
              y={FOOT - height}
              width={step * 0.6}
              height={height}
            />
            <text class="plot-figure" x={middle} y={FOOT - height - 4}>
              {count}
            </text>
            <text class="plot-label" x={middle} y={HEIGHT - 8}>
              {nameOf('ordinal', String(at + 1))}
            </text>
          </g>
        );
      })}
    </Plot>
  );
}

/** The games shown at most: the latest. */
const MOST = 40;

interface Worth {
  readonly title: string;
  readonly points: readonly FigurePoint[];
}

/** The score from game to game. A game without a score is a cross at the foot, and the line skips it. */
function WorthPlot({ title, points }: Worth): JSX.Element {
  const some = points.slice(-MOST);
  const most = Math.max(1, ...some.map(({ worth }) => worth ?? 0));
  const x = (at: number) => 14 + ((WIDTH - 28) * (at + 0.5)) / some.length;
  const y = (worth: number) => FOOT - ((FOOT - TOP) * worth) / most;
  const counted = some.flatMap(({ worth }, at) => (worth === null ? [] : [`${x(at)},${y(worth)}`]));
  return (
    <Plot title={title}>
      <text class="plot-label is-end" x="2" y={TOP - 5}>
        {most}
      </text>
      <path class="plot-grid" d={`M0,${y(most)}H${WIDTH}M0,${y(most / 2)}H${WIDTH}`} />
      {counted.length > 1 && <path class="plot-line" d={`M${counted.join('L')}`} />}
      {some.map(({ worth, won }, at) =>
        worth === null ? (
          <path key={at} class="plot-line" d={`M${x(at) - 4},${FOOT - 4}l8,8m0,-8l-8,8`} />
        ) : (
          <circle key={at} class={won ? 'plot-dot is-first' : 'plot-dot'} cx={x(at)} cy={y(worth)} r="4" />
        ),
      )}
    </Plot>
  );
}

function Plot({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <figure class="plot">
      <figcaption class="label">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {children}
        <path class="plot-foot" d={`M0,${FOOT}H${WIDTH}`} />
      </svg>
    </figure>
  );
}
