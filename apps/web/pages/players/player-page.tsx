// The public page of a player: ratings by board and number of crews, and the last races.
import { BOARD_IDS } from '@race/great-race/options.ts';
import type { PlayerNews, RaceResult, TrackRating } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DashFigure } from '../../games/dash/drawing.tsx';
import { Segments } from '../../shell/frame/controls.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, refusalWords, say, words } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { faceOf } from '../lobby/games.ts';
import { Sign } from '../lobby/sign.tsx';
import { MiniBoard } from '../replay/mini-board.tsx';
import { Scenery } from '../scenery/scenery.tsx';
import { whenWords } from '../set-up/race-words.ts';
import { historyOf } from './history.ts';
import { boardOptions, changeWords, leavesWords, settledWords, trackWords } from './ratings.tsx';
import '../library/my-races.css';
import '../statistics/plot.css';
import './players.css';

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
  const aside = [
    say('ratings.player.aside'),
    ...(player?.you === true ? [say('ratings.player.you')] : []),
    ...(player?.owner == null ? [] : [say('ratings.player.botOf', { name: player.owner.name })]),
  ].join(say('names.separator'));
  return (
    <Page
      hour="dusk"
      title={player?.name || say('online.ratings')}
      aside={aside}
      go={go}
      back={back}
      scene={<Scenery of="player" />}
    >
      <p class="races-told" role="status">
        {announcement}
      </p>
      {player !== null && <Shown player={player} go={go} />}
      <Sign />
    </Page>
  );
}

interface ShownProps {
  readonly player: PlayerNews;
  readonly go: Go;
}

function Shown({ player, go }: ShownProps): JSX.Element {
  const { ratings, results } = player;
  const leaves = leavesWords(player.name, player);
  return (
    <div class="player">
      <div class="player-act">
        <RouteLink to={{ at: 'find' }} go={go} class="button go ticket-go">
          <span class="ticket-go-name">
            <Icon name="steering-wheel" />
            {say('ratings.find.title')}
          </span>
          <small>{say('ratings.find.aside')}</small>
        </RouteLink>
      </div>
      <Section
        title={say('ratings.player.ratings')}
        aside={say('ratings.player.ratings.aside')}
        class="player-ratings"
      >
        {ratings.length === 0 ? (
          <p class="race-none player-none">{say('ratings.player.none')}</p>
        ) : (
          <Ratings ratings={ratings} results={results} />
        )}
      </Section>
      {leaves !== null && (
        <p class="sheet player-leaves">
          {leaves} {say('ratings.player.leaves.mends')}
        </p>
      )}
      {results.length > 0 && <Recent results={results.slice(0, MOST_LISTED)} go={go} />}
      <Record ratings={ratings} go={go} />
    </div>
  );
}

const keyOf = ({ game, board, crews }: TrackRating): string => `${game}/${board}/${crews}`;

interface RatingsProps {
  readonly ratings: readonly TrackRating[];
  readonly results: readonly RaceResult[];
}

/** One rating at a time: the figure, how sure it is, and how it came about. */
function Ratings({ ratings, results }: RatingsProps): JSX.Element {
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

type Tab = (result: RaceResult) => boolean;

/** Tickets of the last races, under tabs that have something behind them. */
function Recent({ results, go }: { results: readonly RaceResult[]; go: Go }): JSX.Element {
  const [open, setOpen] = useState('all');
  const places = [...new Map(results.map((one) => [`${one.game}/${one.board}`, one]))];
  const tabs: readonly (readonly [key: string, words: string, holds: Tab])[] = [
    ['all', say('library.tab.all'), () => true],
    ['won', say('library.tab.won'), isWon],
    ...places.map(
      ([key, one]) =>
        [key, boardWords(one), (other: RaceResult) => `${other.game}/${other.board}` === key] as const,
    ),
  ];
  const counted = tabs
    .map(([key, words, holds]) => ({ key, words, listed: results.filter(holds) }))
    .filter(({ key, listed }) => key === 'all' || (listed.length > 0 && listed.length < results.length));
  const shown = counted.find(({ key }) => key === open) ?? counted[0];
  return (
    <Section
      title={say('ratings.player.recent')}
      aside={say('ratings.player.recent.aside')}
      class="player-recent"
    >
      {counted.length > 1 && (
        <fieldset class="race-tabs">
          <legend class="unseen">{say('library.show')}</legend>
          {counted.map(({ key, words, listed }) => (
            <button
              key={key}
              type="button"
              class="race-tab"
              aria-pressed={key === shown?.key}
              onClick={() => setOpen(key)}
            >
              {words} <b>{listed.length}</b>
            </button>
          ))}
        </fieldset>
      )}
      <ol class="result-tickets">
        {shown?.listed.map((one) => (
          <Result key={`${one.ended} ${one.before}`} result={one} go={go} />
        ))}
      </ol>
    </Section>
  );
}

const isWon = ({ place, fate }: RaceResult): boolean => place === 1 && fate === 'raced';

/** The board alone, without the number of crews. */
const boardWords = ({ game, board }: RaceResult): string => faceOf(game)?.title(boardOptions(board)) ?? '';

function Result({ result, go }: { result: RaceResult; go: Go }): JSX.Element {
  const { ended, place, arrived, fate, table, others } = result;
  const when = whenWords(ended, Date.now());
  const board = BOARD_IDS.find((one) => one === result.board);
  return (
    <li class="race-ticket sheet result-ticket">
      <div class="ticket-picture">
        {board === undefined ? <DashFigure seat={0} /> : <MiniBoard board={board} ways={[]} />}
      </div>
      <div class="ticket-words">
        <h3>{trackWords(result)}</h3>
        <p class="ticket-way">{when}</p>
        {others.length > 0 && <p>{say('ratings.player.with', { names: listOf(words(), others) })}</p>}
        {(fate !== 'raced' || !arrived) && <p class="aside">{capital(fateWords(result))}</p>}
        {table !== null && (
          <div class="ticket-acts">
            <RouteLink to={{ at: 'replay', table }} go={go} class="ticket-word ticket-open">
              <span aria-hidden="true">{say('ratings.player.look')}</span>
              <span class="unseen">{say('ratings.player.look.of', { when })}</span>
            </RouteLink>
          </div>
        )}
      </div>
      <Change result={result} />
      <div class="ticket-stub">
        <p class="unseen">{say('ratings.player.place', { place, crews: result.crews })}</p>
        <p class="ticket-place" aria-hidden="true">
          {place}
          <small>{say('library.ordinal', { place })}</small>
        </p>
        <p class="aside" aria-hidden="true">
          {say('ratings.player.ofCrews', { crews: result.crews })}
        </p>
      </div>
    </li>
  );
}

/** What a race has changed, always with its sign. */
function Change({ result: { before, after } }: { result: RaceResult }): JSX.Element {
  const change = after - before;
  return (
    <p class={change < 0 ? 'result-change is-loss' : 'result-change'}>
      <b>{changeWords(change)}</b> <span>{say('ratings.player.change')}</span>
    </p>
  );
}

function fateWords({ fate }: RaceResult): string {
  if (fate === 'raced') return say('ratings.player.notArrived');
  return say(fate === 'left' ? 'ratings.player.left' : 'ratings.player.excused');
}

interface RecordProps {
  readonly ratings: readonly TrackRating[];
  readonly go: Go;
}

/** The record by board, and what the figures mean. */
function Record({ ratings, go }: RecordProps): JSX.Element {
  return (
    <section class="log-book player-record" aria-labelledby="player-record">
      <h2 id="player-record">{say('ratings.player.record')}</h2>
      {ratings.length > 0 && (
        <table class="record-table">
          <thead>
            <tr>
              <th>
                <span class="unseen">{say('ratings.player.record')}</span>
              </th>
              <th scope="col">{say('ratings.player.races')}</th>
              <th scope="col">{say('ratings.player.won')}</th>
              <th scope="col">{say('ratings.player.arrived')}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map((one) => (
              <tr key={keyOf(one)}>
                <th scope="row">{trackWords(one)}</th>
                <td>{words().number.format(one.races)}</td>
                <td>{words().number.format(one.won)}</td>
                <td>{words().number.format(one.arrived)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="player-how">{say('ratings.player.how')}</p>
      <RouteLink to={{ at: 'rules', rule: 'RATE-03' }} go={go} class="ticket-word">
        {say('ratings.player.how.rules')}
      </RouteLink>
    </section>
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
