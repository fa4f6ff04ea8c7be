// A soak as a picture: memory, tables and delays.
import { curves, escaped } from '@race/balance/plots/index.ts';
import type { Sample } from './soak.ts';

const WIDTH = 520;
const PLOT = 170;
const HEAD = 26;
const MARGIN = 10;
const MOST_TICKS = 8;
/** Minutes between two labels. */
const STEPS = [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 240];

export function soakPlot(samples: readonly Sample[], title: string): string {
  const step = 60 * stepFor(samples);
  const minutes = (at: number): string => {
    const seconds = samples[at]?.at ?? 0;
    return seconds % step === 0 ? String(seconds / 60) : '';
  };
  const of = (name: string, read: (sample: Sample) => number) => ({ name, values: samples.map(read) });
  const parts = [
    {
      says: 'Memory in MB, by minutes',
      all: [
        of('process', (one) => one.rssMegabytes),
        of('young', (one) => one.youngMegabytes),
        of('heap', (one) => one.heapMegabytes),
      ],
    },
    { says: 'Tables in memory', all: [of('tables', (one) => one.rooms)] },
    { says: 'How late the event loop is, p99 in ms', all: [of('late', (one) => one.late)] },
  ];
  const drawn = parts.map(({ says, all }, at) => {
    const top = HEAD + at * (PLOT + HEAD);
    const plot = curves(all, says, minutes).replace(
      '<svg ',
      `<svg y="${top + HEAD}" width="${WIDTH}" height="${PLOT}" overflow="visible" `,
    );
    return `<text x="4" y="${top + HEAD - 9}" font-style="italic">${says}</text>${plot}`;
  });
  const height = HEAD + parts.length * (PLOT + HEAD) + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} 0 ${WIDTH + MARGIN} ${height}" width="${WIDTH + MARGIN}" height="${height}" font-family="Georgia, serif" font-size="13">
<style>svg { color: #2b2118; fill: currentColor; } .paper { fill: #f3e8d0; } @media (prefers-color-scheme: dark) { svg { color: #e9dcc0; } .paper { fill: #1d1a16; } }</style>
<rect class="paper" x="${-MARGIN}" width="${WIDTH + MARGIN}" height="${height}"/>
<text x="4" y="19" font-size="15">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
}

function stepFor(samples: readonly Sample[]): number {
  const minutes = ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / 60;
  return STEPS.find((step) => minutes / step <= MOST_TICKS) ?? minutes;
}
