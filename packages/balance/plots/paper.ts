// What all plots are drawn on: one width, ink on paper, words of the reader.

export const WIDTH = 520;

const SIGNS: { readonly [sign: string]: string } = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => SIGNS[sign] ?? sign);

/** To a tenth of a pixel. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A plot that says what it shows. Colours come from the page: `currentColor`, and the classes of `PLOT_STYLE`. */
export const plot = (height: number, label: string, parts: readonly string[], width = WIDTH): string =>
  `<svg class="plot" viewBox="0 0 ${width} ${n(height)}" role="img" aria-label="${escaped(label)}">${parts.join('')}</svg>`;

export type Anchor = 'start' | 'middle' | 'end';

export const words = (x: number, y: number, text: string, anchor: Anchor = 'start'): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;

export const PLOT_STYLE = `
.plot { width: 100%; height: auto; font: 12px/1 inherit; }
.plot text { fill: currentColor; }
.plot .ink { fill: currentColor; stroke: none; }
.plot .line { fill: none; stroke: currentColor; stroke-width: 1.5; }
.plot .fair { stroke: currentColor; stroke-width: 1; stroke-dasharray: 3 3; opacity: .6; }
.plot .allowed { fill: currentColor; opacity: .1; }
.plot .bar { fill: currentColor; opacity: .55; }
`;
