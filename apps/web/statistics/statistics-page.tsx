// What all one's games come to: figures, two plots, tables, and all of it to take along.
import type { JSX } from 'preact';
import type { Device } from '../front/device.ts';
import { download, downloadAs } from '../front/download.ts';
import { Page, Section } from '../front/page.tsx';
import { whenWords } from '../front/race-words.ts';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import { useCounting } from './counting.ts';
import type { FigureGroup, Figures } from './figures.ts';
import { PlacesPlot, WorthPlot } from './plots.tsx';
import { figure } from './words.ts';
import './statistics.css';

export function StatisticsPage({ device, go }: { device: Device; go: Go }): JSX.Element {
  const now = useCounting(device);
  const all = now.is === 'counted' ? now.all.map((figures) => figures()) : [];
  return (
    <Page
      title={say('figures.title')}
      aside={say('figures.aside')}
      go={go}
      back={{ to: { at: 'races' }, words: say('figures.back') }}
    >
      <p class="figures-told" role="status">
        {now.is === 'counting' && say('figures.counting', { done: now.done, of: now.of })}
        {now.is === 'silent' && say('front.noAnswer')}
        {now.is === 'counted' && all.length === 0 && say('figures.none')}
      </p>
      {all.map((figures) => (
        <OfGame key={figures.file.name} figures={figures} />
      ))}
      {all.length > 0 && <p class="figures-told">{say('figures.how')}</p>}
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
          {say('figures.json')} <span class="unseen">{title}</span>
        </button>
        <button
          type="button"
          class="button"
          onClick={() => downloadAs('text/csv', `${file.name}.csv`, file.csv())}
        >
          {say('figures.csv')} <span class="unseen">{title}</span>
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
          <th scope="col">{say('figures.wins')}</th>
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
