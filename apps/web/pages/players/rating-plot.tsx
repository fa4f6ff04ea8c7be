// The ratings of a player, one track at a time: the figure, how sure it is, and how it came about.
import type { RaceResult, TrackRating } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { say, words } from '../../shell/words/say.ts';
import { historyOf } from './history.ts';
import { settledWords, trackWords } from './ratings.tsx';
import '../statistics/plot.css';
import './players.css';

export const keyOf = ({ game, board, crews }: TrackRating): string => `${game}/${board}/${crews}`;

interface RatingsProps {
  readonly ratings: readonly TrackRating[];
  readonly results: readonly RaceResult[];
}

/** One rating at a time: the figure, how sure it is, and how it came about. */
export function Ratings({ ratings, results }: RatingsProps): JSX.Element {
  const [chosen, setChosen] = useState('');
  const rating = ratings.find((one) => keyOf(one) === chosen) ?? ratings[0];
  if (rating === undefined) return <div />;
  const { rating: figure, give } = rating;
  return (
    <div class="sheet rating-sheet">
      {ratings.length > 1 ? (
        <Segments
          legend={say('ratings.player.ratings')}
          isLegendUnseen
          choices={ratings.map((one) => ({ value: keyOf(one), words: trackWords(one) }))}
          chosen={keyOf(rating)}
          onChoose={setChosen}
        />
      ) : (
        <h3>{trackWords(rating)}</h3>
      )}
      <p class="rating-figure">
        <span class="unseen">{say('ratings.player.rating.spoken', { rating: figure, give })}</span>
        <b aria-hidden="true">{words().number.format(figure)}</b>
        <span aria-hidden="true">± {words().number.format(give)}</span>
        <em>{settledWords(rating)}</em>
      </p>
      <HistoryPlot rating={rating} results={results} />
    </div>
  );
}

const WIDTH = 440;
const HEIGHT = 132;
/** Room for the figures beside the plot, and for a dot on its edge. */
const LEFT = 44;
const MARGIN = 12;

/** Hidden from screen readers: the list of races says the same. */
function HistoryPlot({
  rating,
  results,
}: {
  rating: TrackRating;
  results: readonly RaceResult[];
}): JSX.Element {
  const size = { width: WIDTH - LEFT - MARGIN, height: HEIGHT - 2 * MARGIN };
  const { points, high, low } = historyOf(rating, results, size);
  const dots = points.map((point) => ({ ...point, x: round(LEFT + point.x), y: round(MARGIN + point.y) }));
  const last = dots.at(-1);
  const edges = [high, (high + low) / 2, low] as const;
  const step = (HEIGHT - 2 * MARGIN) / 2;
  const give = (size.height * rating.give) / (high - low);
  const within = (y: number) => round(Math.min(HEIGHT - MARGIN, Math.max(MARGIN, y)));
  return (
    <figure class="plot rating-plot">
      <figcaption class="label">{say('ratings.player.plot')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {edges.map((figure, at) => (
          <g key={figure}>
            <path class="plot-grid" d={`M${LEFT},${MARGIN + at * step}H${WIDTH}`} />
            <text class="rating-edge" x={LEFT - 6} y={MARGIN + at * step + 5}>
              {words().number.format(figure)}
            </text>
          </g>
        ))}
        {last !== undefined && (
          <path
            class="rating-give"
            d={`M${last.x - 5},${within(last.y - give)}h10m-5,0V${within(last.y + give)}m-5,0h10`}
          />
        )}
        <path class="rating-line" d={`M${dots.map(({ x, y }) => `${x},${y}`).join('L')}`} />
        {dots.map(({ x, y, isWon }, at) => (
          <circle key={at} class={isWon ? 'plot-dot is-first' : 'plot-dot'} cx={x} cy={y} r="4" />
        ))}
      </svg>
    </figure>
  );
}

const round = (figure: number): number => Math.round(figure * 10) / 10;
