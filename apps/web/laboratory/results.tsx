// What was found: figures, plots, and how it differs from the run before.

import { signal } from '@preact/signals';
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
import { Section } from '../front/page.tsx';
import { wayWords } from '../front/race-words.ts';
import { nameOf, say, words } from '../words/say.ts';
import { figure, percent } from '../words/written.ts';
import { Cards } from './cards.tsx';
import type { MeasuredRun } from './laboratory-page.tsx';

const boards = signal<ReadonlyMap<string, BoardData>>(new Map());

/** A board has other lines in another edition. */
const editionOf = ({ board, data }: RaceOptions): string => `${board} ${data}`;

async function fetchBoard(options: RaceOptions): Promise<void> {
  const { board } = await loadData(options);
  boards.value = new Map(boards.value).set(editionOf(options), board);
}

export function Results({ found }: { found: readonly MeasuredRun[] }): JSX.Element | null {
  const [now, before] = found;
  const edition = now === undefined ? '' : editionOf(now.options);
  const place = useRef<HTMLDivElement>(null);
  // Whoever asked is led to what was found.
  useEffect(() => place.current?.focus(), [now]);
  useEffect(() => {
    if (now !== undefined && !boards.value.has(edition)) void fetchBoard(now.options);
  }, [edition]);
  if (now === undefined) return null;
  const { tally } = now;
  return (
    <div ref={place} tabIndex={-1} class="laboratory-found">
      <Section title={say('laboratory.found')} aside={tableWords(now)} class="laboratory-part">
        <div class="laboratory-plots">
          <Figures now={now} before={before} />
          <Ways tally={tally} board={boards.value.get(edition)} />
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

const tableWords = (measured: MeasuredRun): string => {
  const { options, tally } = measured;
  const table = say('laboratory.of', { races: tally.races, way: wayWords(options), crews: options.crews });
  return enumerate(words(), [table, ...houseWords(measured)]);
};

/** What was not as it is printed today. */
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

/** In words and numbers, for everybody; the run before beside it. */
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
      name: of === 'seat' ? say('front.seat', { number: Number(one.of) }) : nameOf('leader', one.of),
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
