// A soak as a picture: what the server held, and how it went.
import { curves, escaped } from '@race/balance/plots/index.ts';
import type { Sample } from './soak.ts';

const WIDTH = 520;
const PLOT = 170;
const HEAD = 26;
const TICKS = 6;

export function soakPlot(samples: readonly Sample[], title: string): string {
  const every = Math.max(1, Math.ceil((samples.length - 1) / TICKS));
  const minutes = (at: number): string =>
    at % every === 0 ? String(Math.round((samples[at]?.at ?? 0) / 6) / 10) : '';
  const of = (name: string, read: (sample: Sample) => number) => ({ name, values: samples.map(read) });
  const parts = [
    {
      says: 'Memory in MB, by minutes',
      all: [of('process', (one) => one.rssMegabytes), of('heap', (one) => one.heapMegabytes)],
    },
    { says: 'Tables in memory', all: [of('tables', (one) => one.rooms)] },
    { says: 'How late the event loop is, p99 in ms', all: [of('late', (one) => one.late)] },
  ];
  const drawn = parts.map(({ says, all }, at) => {
    const top = HEAD + at * (PLOT + HEAD);
    const plot = curves(all, says, minutes).replace(
      '<svg ',
      `<svg y="${top + HEAD}" width="${WIDTH}" height="${PLOT}" `,
    );
    return `<text x="4" y="${top + HEAD - 9}" font-style="italic">${says}</text>${plot}`;
  });
  const height = HEAD + parts.length * (PLOT + HEAD) + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Georgia, serif" font-size="13">
<style>svg { color: #2b2118; fill: currentColor; } .paper { fill: #f3e8d0; } @media (prefers-color-scheme: dark) { svg { color: #e9dcc0; } .paper { fill: #1d1a16; } }</style>
<rect class="paper" width="${WIDTH}" height="${height}"/>
<text x="4" y="19" font-size="15">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
}
