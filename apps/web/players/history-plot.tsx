// How a rating went, ink on paper. What it shows stands in the list of races too.
import type { RaceResult, TrackRating } from '@race/protocol';
import type { JSX } from 'preact';
import { say, words } from '../words/say.ts';
import { historyOf } from './history.ts';
import '../statistics/plot.css';

const WIDTH = 320;
const HEIGHT = 96;
/** Room for the figures beside the edges, and for a dot on one. */
const LEFT = 40;
const MARGIN = 8;

interface Props {
  readonly rating: TrackRating;
  readonly results: readonly RaceResult[];
}

export function HistoryPlot({ rating, results }: Props): JSX.Element | null {
  const size = { width: WIDTH - LEFT - MARGIN, height: HEIGHT - 2 * MARGIN };
  const { points, high, low } = historyOf(rating, results, size);
  if (points.length < 2) return null;
  const line = points.map(({ x, y }) => `${round(LEFT + x)},${round(MARGIN + y)}`).join('L');
  const edges = [high, low] as const;
  const edge = (at: number) => (at === 0 ? MARGIN : HEIGHT - MARGIN);
  return (
    <figure class="plot rating-plot">
      <figcaption class="label">{say('player.plot')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {edges.map((figure, at) => (
          <g key={figure}>
            <path class="plot-grid" d={`M${LEFT},${edge(at)}H${WIDTH}`} />
            <text class="rating-edge" x={LEFT - 6} y={edge(at) + 5}>
              {words().number.format(figure)}
            </text>
          </g>
        ))}
        <path class="plot-line" d={`M${line}`} />
        {points.map(({ x, y, isWon }, at) => (
          <circle
            key={at}
            class={isWon ? 'plot-dot is-first' : 'plot-dot'}
            cx={round(LEFT + x)}
            cy={round(MARGIN + y)}
            r="3.6"
          />
        ))}
      </svg>
    </figure>
  );
}

const round = (figure: number): number => Math.round(figure * 10) / 10;
