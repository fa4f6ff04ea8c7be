import { intervalOf } from '@race/balance';
import type { Pairing, Rung } from './ladder.ts';

interface Report {
  readonly ladder: readonly Rung[];
  readonly pairings: readonly Pairing[];
  readonly how: string;
}

const WIDTH = 560;
const ROW = 34;
const LEFT = 130;

/** A page with the ladder and every pairing. */
export function pageOf({ ladder, pairings, how }: Report): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The Great Race: the ladder of the bots</title>
<style>
  body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2b2118; background: #f3e8d0; }
  table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #2b211833; }
  th:first-child, td:first-child { text-align: left; } svg { width: 100%; height: auto; } code { font-size: .9em; }
</style></head><body>
<h1>The ladder of the bots</h1>
<p>Ratings in the scale of chess; the bars are 95 % intervals.</p>
${plot(ladder)}
<table><thead><tr><th>first</th><th>second</th><th>races</th><th>won by the first</th><th>95 % interval</th></tr></thead><tbody>
${pairings.map(rowOf).join('\n')}
</tbody></table>
<p>Made by <code>${escaped(how)}</code>.</p>
</body></html>
`;
}

function rowOf(pairing: Pairing): string {
  const { low, high } = intervalOf(pairing);
  const cells = [
    escaped(pairing.first),
    escaped(pairing.second),
    pairing.games,
    percent(pairing.games === 0 ? 0 : pairing.wins / pairing.games),
    `${percent(low)} to ${percent(high)}`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function plot(ladder: readonly Rung[]): string {
  const least = Math.min(...ladder.map(({ low }) => low));
  const most = Math.max(...ladder.map(({ high }) => high));
  const x = (rating: number) => LEFT + ((rating - least) / Math.max(1, most - least)) * (WIDTH - LEFT - 60);
  const rows = ladder.map(({ bot, rating, low, high }, n) => {
    const y = ROW * (n + 0.5);
    return `<g><text x="0" y="${y + 5}">${escaped(bot)}</text><line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="#8a5a2b" stroke-width="6"/><circle cx="${x(rating)}" cy="${y}" r="6" fill="#2b2118"/><text x="${x(high) + 12}" y="${y + 5}">${rating}</text></g>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${ROW * ladder.length}" role="img" aria-label="Ratings">${rows.join('')}</svg>`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const SIGNS: { readonly [sign: string]: string } = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => SIGNS[sign] ?? sign);
