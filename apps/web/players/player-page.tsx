// What is public of a player: ratings by board and number of crews, and the last races.
import type { PlayerNews, RaceResult, TrackRating } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../front/page.tsx';
import { whenWords } from '../front/race-words.ts';
import { Sign } from '../lobby/sign.tsx';
import { sendRequest } from '../net/connection.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { capital, refusalWords, say, words } from '../words/say.ts';
import { HistoryPlot } from './history-plot.tsx';
import { leavesWords, movedWords, settledWords, trackWords } from './rating-words.ts';
import './players.css';

/** The plots show more of them. */
const MOST_LISTED = 20;

interface Props {
  /** Null for oneself. */
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
      ? `${say('player.aside')}${say('names.separator')}${say('player.you')}`
      : say('player.aside');
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
      <Section title={say('player.ratings')} aside={say('player.ratings.aside')} class="player-ratings">
        {leaves !== null && (
          <p class="sheet player-leaves">
            {leaves} {say('player.leaves.mends')}
          </p>
        )}
        {ratings.length === 0 && <p class="sheet player-none">{say('player.none')}</p>}
        <ul class="rating-sheets">
          {ratings.map((one) => (
            <Rating key={`${one.game}/${one.board}/${one.crews}`} rating={one} results={results} />
          ))}
        </ul>
        <p class="player-how">
          {say('player.how')}{' '}
          <RouteLink to={{ at: 'rules', rule: 'RATE-03' }} go={go}>
            {say('player.how.rules')}
          </RouteLink>
        </p>
      </Section>
      {results.length > 0 && (
        <Section title={say('player.recent')} aside={say('player.recent.aside')} class="player-recent">
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
    [say('player.races'), races],
    [say('player.won'), won],
    [say('player.arrived'), arrived],
  ] as const;
  return (
    <li class="sheet rating-sheet">
      <h3>{trackWords(rating)}</h3>
      <p class="rating-figure">
        <span class="unseen">{say('player.rating.spoken', { rating: figure, give })}</span>
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
        {others.length > 0 && <>, {say('player.with', { names: listOf(words(), others) })}</>}
      </p>
      <p class="result-moved">{movedWords(before, after)}</p>
      {table !== null && (
        <RouteLink to={{ at: 'replay', table }} go={go} class="button">
          <span aria-hidden="true">{say('player.look')}</span>
          <span class="unseen">{say('player.look.of', { when })}</span>
        </RouteLink>
      )}
    </li>
  );
}

function howWords({ place, crews, arrived, fate }: RaceResult): string {
  if (fate !== 'raced') return say(fate === 'left' ? 'player.left' : 'player.excused');
  const placed = say('player.place', { place, crews });
  return arrived ? placed : `${placed}, ${say('player.notArrived')}`;
}
