// Two small plots of what the tables say.
import type { ComponentChildren, JSX } from 'preact';
import { nameOf, say } from '../../shell/words/say.ts';
import type { FigurePoint } from './figures.ts';
import './plot.css';

const WIDTH = 320;
const HEIGHT = 150;
const FOOT = 122;
const TOP = 18;

/** How many games ended in first place, second place and so on. */
export function PlacesPlot({ places }: { places: readonly number[] }): JSX.Element {
  const most = Math.max(1, ...places);
  const step = WIDTH / Math.max(4, places.length);
  return (
    <Plot title={say('statistics.places')}>
      {places.map((count, at) => {
        const height = ((FOOT - TOP) * count) / most;
        const middle = (at + 0.5) * step;
        return (
          <g key={at}>
            <rect
              class={at === 0 ? 'plot-bar is-first' : 'plot-bar'}
              x={middle - step * 0.3}
              y={FOOT - height}
              width={step * 0.6}
              height={height}
            />
            <text class="plot-figure" x={middle} y={FOOT - height - 4}>
              {count}
            </text>
            <text class="plot-label" x={middle} y={HEIGHT - 8}>
              {nameOf('ordinal', String(at + 1))}
            </text>
          </g>
        );
      })}
    </Plot>
  );
}

/** The games shown at most: the latest. */
const MOST = 40;

interface Worth {
  readonly title: string;
  readonly points: readonly FigurePoint[];
}

/** The score from game to game. A game without a score is a cross at the foot, and the line skips it. */
export function WorthPlot({ title, points }: Worth): JSX.Element {
  const some = points.slice(-MOST);
  const most = Math.max(1, ...some.map(({ worth }) => worth ?? 0));
  const x = (at: number) => 14 + ((WIDTH - 28) * (at + 0.5)) / some.length;
  const y = (worth: number) => FOOT - ((FOOT - TOP) * worth) / most;
  const counted = some.flatMap(({ worth }, at) => (worth === null ? [] : [`${x(at)},${y(worth)}`]));
  return (
    <Plot title={title}>
      <text class="plot-label is-end" x="2" y={TOP - 5}>
        {most}
      </text>
      <path class="plot-grid" d={`M0,${y(most)}H${WIDTH}M0,${y(most / 2)}H${WIDTH}`} />
      {counted.length > 1 && <path class="plot-line" d={`M${counted.join('L')}`} />}
      {some.map(({ worth, won }, at) =>
        worth === null ? (
          <path key={at} class="plot-line" d={`M${x(at) - 4},${FOOT - 4}l8,8m0,-8l-8,8`} />
        ) : (
          <circle key={at} class={won ? 'plot-dot is-first' : 'plot-dot'} cx={x(at)} cy={y(worth)} r="4" />
        ),
      )}
    </Plot>
  );
}

function Plot({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <figure class="plot">
      <figcaption class="label">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {children}
        <path class="plot-foot" d={`M0,${FOOT}H${WIDTH}`} />
      </svg>
    </figure>
  );
}
