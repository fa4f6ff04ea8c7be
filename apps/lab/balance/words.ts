// Rows and numbers of the report.
import type { Interval } from '@race/balance';
import { escaped } from '@race/balance/plots/index.ts';

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const fixed = (value: number): string => value.toFixed(2);
export const interval = ({ low, high }: Interval, say: (value: number) => string): string =>
  `(${say(low)} to ${say(high)})`;

export const row = (cells: readonly (string | number)[]): string =>
  `<tr>${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`;

export const rows = (head: readonly string[], body: readonly string[]): string =>
  `<div class="wide"><table><thead><tr>${head.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;

export const figure = (plot: string, caption: string): string =>
  `<figure>${plot}<figcaption>${escaped(caption)}</figcaption></figure>`;

export const side = (figures: readonly string[]): string => `<div class="two">${figures.join('')}</div>`;
