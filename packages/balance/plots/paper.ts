// What all plots are drawn on: one width, ink on paper, words of the reader.

export const WIDTH = 520;

const SIGNS: { readonly [sign: string]: string } = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => SIGNS[sign] ?? sign);

/** To a tenth of a pixel. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A plot that says what it shows. */
export const plot = (height: number, label: string, parts: readonly string[], width = WIDTH): string =>
  `<svg class="plot" font-size="12" viewBox="0 0 ${width} ${n(height)}" role="img" aria-label="${escaped(label)}">${parts.join('')}</svg>`;

export type Anchor = 'start' | 'middle' | 'end';

export const words = (x: number, y: number, text: string, anchor: Anchor = 'start'): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" ${INK}>${escaped(text)}</text>`;

/** How things are inked; colours are the page's own. */
export const INK = 'fill="currentColor"';
export const BAR = 'fill="currentColor" fill-opacity=".55"';
export const BAND = 'fill="currentColor" fill-opacity=".1"';
export const LINE = 'fill="none" stroke="currentColor" stroke-width="1.5"';
export const DASHED = 'stroke="currentColor" stroke-opacity=".6" stroke-dasharray="3 3"';
