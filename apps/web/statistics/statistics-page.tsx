// What all one's races come to: figures, two plots, tables, and all of it to take along.
import type { JSX } from 'preact';
import type { Device } from '../front/device.ts';
import { download, downloadAs } from '../front/download.ts';
import { Page, Section } from '../front/page.tsx';
import type { Go } from '../front/place.ts';
import { whenWords } from '../front/race-words.ts';
import { nameOf, say, words } from '../words/say.ts';
import { type Counted, csvOf, groupsOf, jsonOf, sumOf } from './count.ts';
import { useCounting } from './counting.ts';
import { PlacesPlot, PrestigePlot } from './plots.tsx';
import './statistics.css';

export function StatisticsPage({ device, go }: { device: Device; go: Go }): JSX.Element {
  const now = useCounting(device);
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
        {now.is === 'counted' && now.all.length === 0 && say('figures.none')}
      </p>
      {now.is === 'counted' && now.all.length > 0 && <Figures all={now.all} />}
    </Page>
  );
}

const NAME = 'great-race-figures';

function Figures({ all }: { all: readonly Counted[] }): JSX.Element {
  return (
    <>
      <div class="figures sheet">
        <Sums all={all} />
        <div class="figures-parts">
          <PlacesPlot all={all} />
          <PrestigePlot all={all} />
          <Groups title={say('figures.byBoard')} all={all} by={({ board }) => nameOf('board', board)} />
          <Groups title={say('figures.byCrew')} all={all} by={({ crew }) => nameOf('surname', crew)} />
          {all.some(({ captain }) => captain !== null) && (
            <Groups
              title={say('figures.byCaptain')}
              all={all}
              by={({ captain }) => (captain === null ? say('figures.unled') : nameOf('leader', captain))}
            />
          )}
        </div>
      </div>
      <Section title={say('figures.all')} class="figures-all">
        <RaceTable all={all} />
      </Section>
      <div class="figures-acts">
        <button type="button" class="button" onClick={() => download(`${NAME}.json`, jsonOf(all))}>
          {say('figures.json')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => downloadAs('text/csv', `${NAME}.csv`, csvOf(all))}
        >
          {say('figures.csv')}
        </button>
      </div>
      <p class="figures-told">{say('figures.how')}</p>
    </>
  );
}

const figure = (value: number): string => words().number.format(Math.round(value * 10) / 10);

function Sums({ all }: { all: readonly Counted[] }): JSX.Element {
  const sum = sumOf(all);
  const spaces = (count: number) => say('figures.spaces', { count });
  const lines: [string, string][] = [
    [say('figures.races'), figure(sum.races)],
    [say('figures.wins'), figure(sum.wins)],
    [say('figures.arrived'), figure(sum.arrived)],
    [say('figures.prestige.mean'), sum.prestige === null ? '–' : figure(sum.prestige)],
    [say('figures.turns'), figure(sum.turns)],
    [say('figures.longest'), spaces(sum.longest)],
    [say('figures.driven'), spaces(sum.spaces)],
    [say('figures.francs'), say('viewer.francs', { francs: figure(sum.francs) })],
    [say('figures.cards'), figure(sum.cards)],
    [say('figures.dangers'), figure(sum.dangers)],
  ];
  return (
    <dl class="figures-sums">
      {lines.map(([name, value]) => (
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
  readonly all: readonly Counted[];
  readonly by: (one: Counted) => string;
}

function Groups({ title, all, by }: GroupProps): JSX.Element {
  return (
    <table class="figures-table">
      <caption class="label">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{title}</span>
          </th>
          <th scope="col">{say('figures.races')}</th>
          <th scope="col">{say('figures.wins')}</th>
        </tr>
      </thead>
      <tbody>
        {groupsOf(all, by).map(({ name, races, wins }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{figure(races)}</td>
            <td>{figure(wins)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The latest first. */
function RaceTable({ all }: { all: readonly Counted[] }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and keys must be able to
    <div class="figures-scroll sheet" tabIndex={0}>
      <table class="figures-table">
        <thead>
          <tr>
            <th scope="col">{say('figures.race')}</th>
            <th scope="col">{say('figures.place')}</th>
            <th scope="col">{say('figures.prestige')}</th>
            <th scope="col">{say('figures.longest')}</th>
            <th scope="col">{say('figures.francs')}</th>
            <th scope="col">{say('figures.cards')}</th>
            <th scope="col">{say('figures.dangers')}</th>
          </tr>
        </thead>
        <tbody>
          {[...all].reverse().map((one) => (
            <tr key={`${one.table} ${one.seat}`}>
              <th scope="row">
                {nameOf('board', one.board)}, {nameOf('surname', one.crew)}
                <i> {whenWords(one.touched, Date.now())}</i>
              </th>
              <td>{say('figures.placeOf', { place: one.place, crews: one.crews })}</td>
              <td>{one.arrived ? one.prestige : '–'}</td>
              <td>{figure(one.longest)}</td>
              <td>{figure(one.francs)}</td>
              <td>{figure(one.cards)}</td>
              <td>{figure(one.dangers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
