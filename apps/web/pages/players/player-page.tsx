// The public page of a player: ratings by board and number of crews, and the last races.
import type { PlayerNews, RaceResult, TrackRating } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, refusalWords, say, words } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { Sign } from '../lobby/sign.tsx';
import { whenWords } from '../set-up/race-words.ts';
import { historyOf } from './history.ts';
import { leavesWords, movedWords, settledWords, trackWords } from './ratings.tsx';
import './players.css';
import '../statistics/plot.css';

const MOST_LISTED = 20;

interface Props {
  /** Null for the reader. */
  readonly person: string | null;
  readonly go: Go;
}

export function PlayerPage({ person, go }: Props): JSX.Element {
  const [player, setPlayer] = useState<PlayerNews | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    void sendRequest({ do: 'player', person }).then((found) => {
      if (!found.ok) setAnnouncement(refusalWords(found.refusal));
      else if (found.value.kind === 'player') setPlayer(found.value.player);
    });
  }, [person]);
  const back = { to: { at: 'tables' as const }, words: say('online.tables') };
  const aside =
    player?.you === true
      ? `${say('ratings.player.aside')}${say('names.separator')}${say('ratings.player.you')}`
      : say('ratings.player.aside');
  return (
    <Page title={player?.name || say('online.ratings')} aside={aside} go={go} back={back}>
      <p class="races-told" role="status">
        {announcement}
      </p>
      {player !== null && <Shown player={player} go={go} />}
      <Sign />
    </Page>
  );
}

function Shown({ player, go }: { player: PlayerNews; go: Go }): JSX.Element {
  const { ratings, results } = player;
  const leaves = leavesWords(player.name, player);
  return (
    <div class="player">
      <Section
        title={say('ratings.player.ratings')}
        aside={say('ratings.player.ratings.aside')}
        class="player-ratings"
      >
        {leaves !== null && (
          <p class="sheet player-leaves">
            {leaves} {say('ratings.player.leaves.mends')}
          </p>
        )}
        {ratings.length === 0 && <p class="sheet player-none">{say('ratings.player.none')}</p>}
        <ul class="rating-sheets">
          {ratings.map((one) => (
            <Rating key={`${one.game}/${one.board}/${one.crews}`} rating={one} results={results} />
          ))}
        </ul>
        <p class="player-how">
          {say('ratings.player.how')}{' '}
          <RouteLink to={{ at: 'rules', rule: 'RATE-03' }} go={go}>
            {say('ratings.player.how.rules')}
          </RouteLink>
        </p>
      </Section>
      {results.length > 0 && (
        <Section
          title={say('ratings.player.recent')}
          aside={say('ratings.player.recent.aside')}
          class="player-recent"
        >
          <ol class="sheet result-list">
            {results.slice(0, MOST_LISTED).map((one) => (
              <Result key={`${one.ended} ${one.before}`} result={one} go={go} />
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}

interface RatingProps {
  readonly rating: TrackRating;
  readonly results: readonly RaceResult[];
}

function Rating({ rating, results }: RatingProps): JSX.Element {
  const { rating: figure, give, races, won, arrived } = rating;
  const counted = [
    [say('ratings.player.races'), races],
    [say('ratings.player.won'), won],
    [say('ratings.player.arrived'), arrived],
  ] as const;
  return (
    <li class="sheet rating-sheet">
      <h3>{trackWords(rating)}</h3>
      <p class="rating-figure">
        <span class="unseen">{say('ratings.player.rating.spoken', { rating: figure, give })}</span>
        <span aria-hidden="true">
          <b>{words().number.format(figure)}</b> ± {words().number.format(give)}
        </span>
        <em>{settledWords(rating)}</em>
      </p>
      <dl class="rating-counts">
        {counted.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words().number.format(count)}</dd>
          </div>
        ))}
      </dl>
      <HistoryPlot rating={rating} results={results} />
    </li>
  );
}

function Result({ result, go }: { result: RaceResult; go: Go }): JSX.Element {
  const { ended, before, after, table, others } = result;
  const when = whenWords(ended, Date.now());
  return (
    <li>
      <p class="result-what">
        <b>{capital(howWords(result))}</b>
        <span>{trackWords(result)}</span>
      </p>
      <p class="result-when">
        {when}
        {others.length > 0 && <>, {say('ratings.player.with', { names: listOf(words(), others) })}</>}
      </p>
      <p class="result-moved">{movedWords(before, after)}</p>
      {table !== null && (
        <RouteLink to={{ at: 'replay', table }} go={go} class="button">
          <span aria-hidden="true">{say('ratings.player.look')}</span>
          <span class="unseen">{say('ratings.player.look.of', { when })}</span>
        </RouteLink>
      )}
    </li>
  );
}

function howWords({ place, crews, arrived, fate }: RaceResult): string {
  if (fate !== 'raced') return say(fate === 'left' ? 'ratings.player.left' : 'ratings.player.excused');
  const placed = say('ratings.player.place', { place, crews });
  return arrived ? placed : `${placed}, ${say('ratings.player.notArrived')}`;
}

const WIDTH = 320;
const HEIGHT = 96;
/** Room for the figures beside the plot, and for a dot on its edge. */
const LEFT = 40;
const MARGIN = 8;

interface PlotProps {
  readonly rating: TrackRating;
  readonly results: readonly RaceResult[];
}

/** Hidden from screen readers: the list of races says the same. */
function HistoryPlot({ rating, results }: PlotProps): JSX.Element | null {
  const size = { width: WIDTH - LEFT - MARGIN, height: HEIGHT - 2 * MARGIN };
  const { points, high, low } = historyOf(rating, results, size);
  if (points.length < 2) return null;
  const line = points.map(({ x, y }) => `${round(LEFT + x)},${round(MARGIN + y)}`).join('L');
  const edges = [high, low] as const;
  const edge = (at: number) => (at === 0 ? MARGIN : HEIGHT - MARGIN);
  return (
    <figure class="plot rating-plot">
      <figcaption class="label">{say('ratings.player.plot')}</figcaption>
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
