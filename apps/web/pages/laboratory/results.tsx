// The results of a run: figures beside those of the run before, and plots.
import { useSignal } from '@preact/signals';
import {
  type CrewSums,
  findingsOf,
  intervalOf,
  meanOf,
  type RaceTally,
  shareOf,
  summary,
} from '@race/balance';
import { curves, heat, histogram, shares } from '@race/balance/plots/index.ts';
import type { BoardData } from '@race/great-race/board/data.ts';
import { loadData } from '@race/great-race/load.ts';
import type { RaceOptions } from '@race/great-race/options.ts';
import { enumerate } from '@race/words/prices.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Section } from '../../shell/frame/page.tsx';
import { figure, nameOf, percent, say, words } from '../../shell/words/say.ts';
import { wayWords } from '../set-up/race-words.ts';
import type { MeasuredRun } from './laboratory-page.tsx';

export function Results({ found }: { found: readonly MeasuredRun[] }): JSX.Element | null {
  const [now, before] = found;
  const board = useBoard(now?.options);
  const place = useRef<HTMLDivElement>(null);
  // The focus moves to the new results.
  useEffect(() => place.current?.focus(), [now]);
  if (now === undefined) return null;
  const { tally } = now;
  return (
    <div ref={place} tabIndex={-1} class="laboratory-found">
      <Section title={say('laboratory.found')} aside={tableWords(now)} class="laboratory-part">
        <div class="laboratory-plots">
          <Figures now={now} before={before} />
          <Ways tally={tally} board={board} />
          <Plot svg={histogram(tally.turns, say('laboratory.turns'))} words={say('laboratory.turns.how')} />
          <Plot
            svg={histogram(tally.decisions, say('laboratory.decisions'))}
            words={say('laboratory.decisions.how')}
          />
          <Chances tally={tally} of="seat" />
          <Chances tally={tally} of="crew" />
          <OverTime tally={tally} />
        </div>
        <Cards tally={tally} />
      </Section>
    </div>
  );
}

/** The board of a race; undefined until it is loaded. */
function useBoard(options: RaceOptions | undefined): BoardData | undefined {
  const loaded = useSignal<ReadonlyMap<string, BoardData>>(new Map());
  // A board has other lines in another version of the data.
  const key = options === undefined ? '' : `${options.board} ${options.data}`;
  useEffect(() => {
    if (options === undefined || loaded.value.has(key)) return;
    void loadData(options).then(({ board }) => {
      loaded.value = new Map(loaded.value).set(key, board);
    });
  }, [key]);
  return loaded.value.get(key);
}

const tableWords = (measured: MeasuredRun): string => {
  const { options, tally } = measured;
  const table = say('laboratory.of', { races: tally.races, way: wayWords(options), crews: options.crews });
  return enumerate(words(), [table, ...houseWords(measured)]);
};

/** The rules that differ from the printed ones. */
function houseWords({ house: { fares, dangers } }: MeasuredRun): string[] {
  return [
    ...(fares === 'printed' ? [] : [`${say('laboratory.fares')} (${say(`laboratory.fares.${fares}`)})`]),
    ...(dangers === 'printed'
      ? []
      : [`${say('laboratory.dangers')} (${say(`laboratory.dangers.${dangers}`)})`]),
  ];
}

interface FiguresProps {
  readonly now: MeasuredRun;
  readonly before: MeasuredRun | undefined;
}

/** The figures as a table, for readers who cannot see the plots; the run before beside it. */
function Figures({ now, before }: FiguresProps): JSX.Element {
  const rows = ROWS.map(({ name, of }) => ({
    name: say(name),
    now: of(now.tally),
    before: before && of(before.tally),
  }));
  return (
    <table class="sheet laboratory-figures" aria-live="polite">
      <thead>
        <tr>
          <th scope="col">{say('laboratory.what')}</th>
          <th scope="col">{say('laboratory.now')}</th>
          {before !== undefined && <th scope="col">{say('laboratory.before')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.now}</td>
            {row.before !== undefined && <td>{row.before}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const around = ({ value, interval }: ReturnType<typeof meanOf>): string =>
  say('laboratory.around', { value: figure(value), low: figure(interval.low), high: figure(interval.high) });

const partOf = (wins: number, games: number): string => {
  const { low, high } = intervalOf({ wins, games });
  return say('laboratory.around', {
    value: percent(shareOf({ wins, games })),
    low: percent(low),
    high: percent(high),
  });
};

const ROWS = [
  { name: 'laboratory.turns', of: ({ turns }: RaceTally) => around(meanOf(turns)) },
  { name: 'laboratory.decisions', of: ({ decisions }: RaceTally) => around(meanOf(decisions)) },
  { name: 'laboratory.leads', of: ({ leadChanges }: RaceTally) => around(meanOf(leadChanges)) },
  {
    name: 'laboratory.arrived',
    of: ({ arrivals, seats }: RaceTally) =>
      partOf(
        arrivals,
        seats.reduce((all, { races }) => all + races, 0),
      ),
  },
  { name: 'laboratory.lines', of: ({ withLines, races }: RaceTally) => partOf(withLines, races) },
  { name: 'laboratory.bag', of: ({ bagEmptied, races }: RaceTally) => partOf(bagEmptied, races) },
] as const;

/** A drawing that says what it shows. */
function Plot({ svg, words }: { svg: string; words: string }): JSX.Element {
  return (
    <figure class="sheet laboratory-plot">
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{words}</figcaption>
    </figure>
  );
}

function Chances({ tally, of }: { tally: RaceTally; of: 'seat' | 'crew' }): JSX.Element {
  const list = findingsOf(tally, true)
    .filter(({ bound }) => bound === of)
    .map((one) => ({
      ...one,
      name: of === 'seat' ? say('setup.seat', { number: Number(one.of) }) : nameOf('leader', one.of),
    }));
  const title = say(`laboratory.${of}s`);
  return <Plot svg={shares(list, title, percent)} words={say(`laboratory.${of}s.how`)} />;
}

function OverTime({ tally: { stands, races } }: { tally: RaceTally }): JSX.Element {
  // The last turns are those of few races.
  const known = stands.filter(({ crews }) => crews >= races / 2);
  const curve = (name: 'petrol' | 'engine' | 'chassis') => ({
    name: say(`names.gauge.${name}`),
    values: known.map((stand: CrewSums) => stand[name] / stand.crews),
  });
  const gauges = [curve('petrol'), curve('engine'), curve('chassis')];
  const francs = { name: say('laboratory.francs'), values: known.map((stand) => stand.francs / stand.crews) };
  return (
    <>
      <Plot svg={curves([francs], say('laboratory.money'))} words={say('laboratory.money')} />
      <Plot svg={curves(gauges, say('laboratory.gauges'))} words={say('laboratory.gauges')} />
    </>
  );
}

function Ways({ tally, board }: { tally: RaceTally; board: BoardData | undefined }): JSX.Element | null {
  if (board === undefined) return null;
  const words = { label: say('laboratory.ways'), cityName: (id: string) => nameOf('city', id) };
  const { races, winners } = tally;
  const land = shareOf({ games: winners.spaces + winners.lines, wins: winners.spaces });
  return (
    <Plot
      svg={heat(board, tally.visits, races, words)}
      words={say('laboratory.ways.how', { land: percent(land), turns: figure(summary(tally.turns).mean) })}
    />
  );
}

const MOST = 60;

/** How often each card was taken, played and won with. */
function Cards({ tally: { cards, races } }: { tally: RaceTally }): JSX.Element {
  const often = (times: number) => figure(times / Math.max(1, races));
  const rows = Object.entries(cards)
    .map(([id, count]) => ({ id, ...count, won: shareOf({ games: count.races, wins: count.wins }) }))
    .toSorted((a, b) => b.won - a.won)
    .slice(0, MOST);
  return (
    <details class="sheet laboratory-cards">
      <summary>{say('laboratory.cards')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('laboratory.card')}</th>
            <th scope="col">{say('laboratory.taken')}</th>
            <th scope="col">{say('laboratory.played')}</th>
            <th scope="col">{say('laboratory.won')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, taken, played, won }) => (
            <tr key={id}>
              <th scope="row">{nameOf('card', id)}</th>
              <td>{often(taken)}</td>
              <td>{often(played)}</td>
              <td>{percent(won)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
