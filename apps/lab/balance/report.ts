// The report as a page: first what is out of bounds, then everything else.
import type { Finding } from '@race/balance';
import { escaped } from '@race/balance/plots/index.ts';
import type { MeasuredCell } from './cells.ts';
import { modulesPart } from './modules-part.ts';
import { othersPart } from './others-part.ts';
import { cardsPart, chancesPart, lengthPart, overTimePart, skillPart, waysPart } from './parts.ts';
import type { SavedMeasures } from './saved.ts';
import { interval, percent, row, rows } from './words.ts';

export interface Report {
  readonly cells: readonly MeasuredCell[];
  readonly saved: SavedMeasures;
  readonly findings: readonly (Finding & { readonly cell: string })[];
  /** The command that makes it again. */
  readonly made: string;
}

const BOUNDS: Record<Finding['bound'], string> = {
  turns: '5 to 9 turns on average',
  mostTurns: '90 % of races within 4 to 12 turns',
  seat: 'each seat within 3 points of a fair share',
  crew: 'each crew or leader within 5 points of a fair share',
  bag: 'the bag runs out in fewer than 2 % of races',
  land: 'winners travel mostly by land',
  paddock: 'at least 4.5 turns with the free paddock',
  arrivals: 'of four crews, 60 % arrive',
  searching: '5 to 9 turns on average between searching bots',
  solo: 'the racer wins 60 to 75, 35 to 50, 15 to 30 % against René’s three levels',
  powers: 'the racer wins at least 5 % against René with all sixteen powers and a full level-3 deck',
  legend: 'the champion wins at least 20 % against René with all sixteen powers and a full level-3 deck',
  rising: 'the racer wins less often against each stronger deck, and least against all powers',
  pace: 'each module makes a race longer or shorter, in turns, as its rulebook says',
  skill: 'the better bot wins both races of most pairs with swapped seats',
  opening: 'five on funding in the first turn win no more than driving first, between veterans',
  dash: 'no character of the Dash more than 2 points over a fair share',
};

/** Bounds on a number of turns; the others are shares. */
const IN_TURNS: readonly Finding['bound'][] = ['turns', 'paddock', 'searching', 'pace'];

export function reportOf(report: Report): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The Great Race: balance</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 Georgia, serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #2b2118; background: #f3e8d0; }
  @media (prefers-color-scheme: dark) { body { color: #e9dcc0; background: #1d1a16; } }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  th:first-child, td:first-child { text-align: left; }
  .two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1.5rem; }
  figure { margin: 0; } figcaption { font-size: .9em; } code { font-size: .9em; } .wide { overflow-x: auto; }
  .plot { width: 100%; height: auto; } .halo { paint-order: stroke; stroke: light-dark(#f3e8d0, #1d1a16); stroke-width: 4px; }
</style></head><body>
<h1>Balance</h1>
<p>${racesAt(report)} races at each of ${report.cells.length} tables, driven by the racer; crews and leaders drawn by lot. In brackets where the true value lies in 95 of 100 such measurements. Made again by <code>${escaped(report.made)}</code>.</p>
${boundsPart(report)}
${lengthPart(report)}
${chancesPart(report)}
${modulesPart(report)}
${waysPart(report)}
${overTimePart(report)}
${cardsPart(report)}
${skillPart(report)}
${othersPart(report)}
</body></html>
`;
}

/** A measurement put together from several may have more races at one table than at another. */
function racesAt({ cells, saved }: Report): string {
  const races = cells.map(({ name }) => saved.cells[name]?.races ?? 0);
  const [fewest, most] = [Math.min(...races), Math.max(...races)];
  return fewest === most ? `${most}` : `${fewest} to ${most}`;
}

function boundsPart({ findings }: Report): string {
  const kinds = [...new Set(findings.map(({ bound }) => bound))];
  const summary = kinds.map((bound) => {
    const all = findings.filter((one) => one.bound === bound);
    const count = (verdict: Finding['verdict']) => all.filter((one) => one.verdict === verdict).length;
    return row([BOUNDS[bound], count('met'), count('unclear'), count('missed')]);
  });
  const off = findings
    .filter(({ verdict }) => verdict !== 'met')
    .map(({ cell, bound, of, value, interval: at, allowed, verdict }) => {
      const say = IN_TURNS.includes(bound) ? (x: number) => x.toFixed(2) : percent;
      return row([
        `${cell}${of === '' ? '' : `: ${of}`}`,
        bound,
        say(value),
        interval(at, say),
        interval(allowed, say),
        verdict,
      ]);
    });
  return `<h2>The bounds</h2>
${rows(['bound', 'met', 'not for certain', 'missed'], summary)}
<h3>What is not met</h3>
${off.length === 0 ? '<p>Nothing.</p>' : rows(['table', 'bound', 'value', '95 %', 'allowed', ''], off)}`;
}
