// The parts of the report, each from the tallies.
import {
  addUp,
  type CardCount,
  type CrewSums,
  findingsOf,
  intervalOf,
  meanOf,
  NO_RACES,
  type RaceTally,
  shareOf,
  summary,
  type WinCount,
} from '@race/balance';
import { curves, heat, histogram, shares } from '@race/balance/plots/index.ts';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { southAmerica1 } from '@race/great-race/board/south-america-1.ts';
import type { MeasuredCell } from './cells.ts';
import type { Report } from './report.ts';
import type { SavedMeasures } from './saved.ts';
import { figure, fixed, interval, percent, row, rows, side } from './words.ts';

const BOARDS = { africa: africa1, 'south-america': southAmerica1 } as const;
const FULL = 4;

const tallyOf = ({ saved }: Report, { name }: MeasuredCell): RaceTally => saved.cells[name] ?? NO_RACES;

/** Four crews without modules, on every road. */
const plainCells = ({ cells }: Report): readonly MeasuredCell[] =>
  cells.filter(({ group, options }) => group === 'base' && options.crews === FULL);

export function lengthPart(report: Report): string {
  const body = report.cells.map((cell) => {
    const { turns, decisions, leadChanges, bagEmptied, withLines, races } = tallyOf(report, cell);
    const [mean, spread] = [meanOf(turns), summary(turns)];
    return row([
      cell.name,
      `${fixed(mean.value)} ${interval(mean.interval, fixed)}`,
      `${spread.p5} ${spread.p50} ${spread.p95}`,
      summary(decisions).mean.toFixed(0),
      fixed(summary(leadChanges).mean),
      percent(bagEmptied / Math.max(1, races)),
      percent(withLines / Math.max(1, races)),
    ]);
  });
  const plots = plainCells(report).flatMap((cell) => {
    const { turns, decisions } = tallyOf(report, cell);
    return [
      figure(histogram(turns, `${cell.name}: turns`), `${cell.name}: turns, in % of races`),
      figure(histogram(decisions, `${cell.name}: decisions`), `${cell.name}: decisions`),
    ];
  });
  return `<h2>Length</h2>
${rows(['table', 'turns', '5, 50, 95 %', 'decisions', 'lead changes', 'bag ran out', 'a line taken'], body)}
${side(plots)}`;
}

/** Seats, then crews or leaders. */
export function chancesPart(report: Report): string {
  const shown = report.cells.filter(
    ({ group, options }) => group !== 'modules' || /leaders|paddock:preset/.test(options.modules.join()),
  );
  const plots = shown.flatMap((cell) => {
    const findings = findingsOf(tallyOf(report, cell), false);
    return (['seat', 'crew'] as const).map((bound) => {
      const found = findings.filter((one) => one.bound === bound);
      const list = found.map(({ of, ...rest }) => ({ name: bound === 'seat' ? `seat ${of}` : of, ...rest }));
      return figure(
        shares(list, `${cell.name}: chances by ${bound}`, percent),
        `${cell.name}: wins by ${bound}`,
      );
    });
  });
  return `<h2>Chances</h2>
<p>Points are shares of races won, strokes their 95 % intervals, bands what is allowed. With the paddock a crew stands for its vehicle.</p>
${side(plots)}`;
}

export function waysPart(report: Report): string {
  const plots = plainCells(report).map((cell) => {
    const { visits, races, winners } = tallyOf(report, cell);
    const map = heat(BOARDS[cell.options.board], visits, races, {
      label: `${cell.name}: ways`,
      cityName: (id) => id,
    });
    const land = shareOf({ games: winners.spaces + winners.lines, wins: winners.spaces });
    return figure(
      map,
      `${cell.name}: as dark as often driven onto; of what winners travelled ${percent(land)} was by land`,
    );
  });
  return `<h2>Routes</h2>\n${side(plots)}`;
}

export function overTimePart(report: Report): string {
  const plots = plainCells(report).flatMap((cell) => {
    const { stands, races } = tallyOf(report, cell);
    // The last turns are left out, since few races have them.
    const known = stands.filter(({ crews }) => crews >= races / 2);
    const mean = (of: keyof CrewSums) => known.map((stand) => stand[of] / stand.crews);
    const gauges = (['petrol', 'engine', 'chassis'] as const).map((name) => ({ name, values: mean(name) }));
    return [
      figure(
        curves([{ name: 'francs', values: mean('francs') }], `${cell.name}: money`),
        `${cell.name}: francs of a crew when a turn begins`,
      ),
      figure(curves(gauges, `${cell.name}: gauges`), `${cell.name}: gauges when a turn begins`),
    ];
  });
  return `<h2>Money and gauges over time</h2>\n${side(plots)}`;
}

export function cardsPart(report: Report): string {
  const all = report.cells.map((cell) => tallyOf(report, cell)).reduce(addUp, NO_RACES);
  const crewRaces = all.seats.reduce((sum, { races }) => sum + races, 0);
  const fair = all.races / Math.max(1, crewRaces);
  const body = Object.entries(all.cards)
    .toSorted(([, a], [, b]) => wonWith(b) - wonWith(a))
    .map(([card, count]) => {
      const score = { games: count.races, wins: count.wins };
      return row([
        card,
        (count.taken / all.races).toFixed(2),
        (count.played / all.races).toFixed(2),
        `${percent(shareOf(score))} ${interval(intervalOf(score), percent)}`,
      ]);
    });
  return `<h2>Cards</h2>
<p>Over all tables. A crew wins ${percent(fair)} of its races; the last column is how often a crew won that played the card at least once.</p>
${rows(['card', 'taken at the bivouac, a race', 'played, a race', 'won with'], body)}`;
}

const wonWith = ({ races, wins }: CardCount): number => shareOf({ games: races, wins });

function wonBy([name, { races, wins }]: [string, WinCount]): string {
  const score = { games: races, wins };
  return `${name} ${percent(shareOf(score))} ${interval(intervalOf(score), percent)}`;
}

export function skillPart({ saved }: Report): string {
  const body = Object.entries(saved.duels).map(([name, { better, worse, dealt }]) => {
    const pairs = better + worse + dealt;
    const share = (wins: number) => percent(shareOf({ games: pairs, wins }));
    return row([name, pairs, share(better), share(dealt), share(worse)]);
  });
  const openings = Object.entries(saved.openings).map(([name, { better, worse, dealt }]) => {
    const score = { games: 2 * (better + worse + dealt), wins: 2 * better + dealt };
    return row([name, score.games, `${percent(shareOf(score))} ${interval(intervalOf(score), percent)}`]);
  });
  return `<h2>Skill and luck</h2>
<p>Each race twice, with the two bots on each other's seats: the better one wins both, or the same seat does (what was dealt decided), or the weaker one wins both.</p>
${rows(['road and bots', 'pairs', 'skill', 'what was dealt', 'the weaker one'], body)}
${openings.length === 0 ? '' : `<h3>Five on funding in the first turn</h3><p>Two veterans, of whom one has all assistants on funding in the first turn and the other at most one; seats swapped.</p>${rows(['road', 'races', 'won with funding first'], openings)}`}
${comparison('The veteran, for comparison', saved.veterans)}
${comparison('The searching bot, for comparison', saved.spots)}`;
}

/** How long races are with another bot, and who wins them. */
function comparison(heading: string, tallies: SavedMeasures['cells']): string {
  const body = Object.entries(tallies).map(([name, tally]) => {
    const mean = meanOf(tally.turns);
    return row([
      name,
      tally.races,
      `${fixed(mean.value)} ${interval(mean.interval, fixed)}`,
      Object.entries(tally.crews).map(wonBy).join(', '),
    ]);
  });
  return body.length === 0
    ? ''
    : `<h3>${heading}</h3>${rows(['table', 'races', 'turns', 'wins by crew or leader'], body)}`;
}
