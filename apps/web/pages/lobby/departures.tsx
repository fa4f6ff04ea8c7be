// The hall of open tables: the departures board, and the races on the road that can be watched.

import { BOARD_IDS, DIRECTIONS } from '@race/great-race/options.ts';
import { listSeats } from '@race/kernel';
import type { Clock, LiveNews, LobbyTable, SeatNews, SeatRating } from '@race/protocol';
import { isOverDays } from '@race/protocol/clock.ts';
import { type RaceToWatch, readNow } from '@race/protocol/community/now.ts';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, isolated, nameOf, say, words } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { Postcard } from '../scenery/scenery.tsx';
import { wayWords, whenWords } from '../set-up/race-words.ts';
import { BoardPicture } from '../set-up/road.tsx';
import { faceOf, type GameFace } from './games.ts';
import { shortClock } from './table-options.tsx';

type Kind = 'all' | 'live' | 'days';

const isOf = (kind: Kind, clock: Clock | null): boolean =>
  kind === 'all' || isOverDays(clock) === (kind === 'days');

interface ListProps {
  /** Null until they are fetched. */
  readonly tables: readonly LobbyTable[] | null;
  readonly go: Go;
}

/** Tables that wait for players. */
export function Departures({ tables, go }: ListProps): JSX.Element {
  const [kind, setKind] = useState<Kind>('all');
  const all = tables ?? [];
  const kinds = (['live', 'days'] as const).filter((one) => all.some(({ clock }) => isOf(one, clock)));
  const shown = kinds.length < 2 ? all : all.filter(({ clock }) => isOf(kind, clock));
  return (
    <section class="departures" aria-label={say('online.departures')}>
      <div class="departures-head">
        <h2>{say('online.departures')}</h2>
        {kinds.length > 1 && (
          <fieldset class="departure-kinds">
            <legend class="unseen">{say('online.departures.kind')}</legend>
            {(['all', ...kinds] as const).map((one) => (
              <button key={one} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
                {say(`online.departures.${one}`)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {shown.length === 0 ? (
        <div class="departure-none">
          {tables !== null && <Postcard card="people" />}
          <p role="status">{say(tables === null ? 'online.tables.looking' : 'online.departures.none')}</p>
          {tables !== null && <p>{say('online.departures.none.how')}</p>}
        </div>
      ) : (
        <ul>
          {shown.map((one) => (
            <Departure key={one.table} open={one} go={go} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Departure({ open, go }: { open: LobbyTable; go: Go }): JSX.Element | null {
  const { table, game, options, seats, clock, rated, made } = open;
  const ratings = useRatings(open);
  const face = faceOf(game);
  if (face === null) return null;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const host = seats.find((sits) => sits.kind === 'person');
  return (
    <li class="departure">
      <div class="departure-picture">
        <face.Picture options={options} live={null} />
      </div>
      <div class="departure-road">
        <h3>{face.title(options)}</h3>
        <p>{face.about(options)}</p>
        {host?.kind === 'person' && (
          <p>
            {say('online.tables.with', {
              name: [isolated(host.name), ratingWords(ratings, seats.indexOf(host))]
                .filter(Boolean)
                .join(' '),
            })}
          </p>
        )}
      </div>
      <div class="departure-seats">
        <SeatMarks of={open} face={face} />
        <p>{say('online.tables.free', { count: free })}</p>
      </div>
      <div class="departure-pace">
        <p>{shortClock(clock)}</p>
        <p>
          {say(rated ? 'online.tables.rated' : 'online.tables.friendly')},{' '}
          {say('online.tables.made', { when: whenWords(made, Date.now()) })}
        </p>
        <face.More options={options} />
      </div>
      <RouteLink to={{ at: 'online', table }} go={go} class="button">
        {say(free > 0 ? 'online.tables.join' : 'online.tables.watch')}
      </RouteLink>
    </li>
  );
}

/** The ratings at a rated table, asked for once and when somebody sits down. */
function useRatings({ table, rated, seats }: LobbyTable): readonly (SeatRating | null)[] {
  const [ratings, setRatings] = useState<readonly (SeatRating | null)[]>([]);
  const people = seats.map((sits) => (sits.kind === 'person' ? sits.person : '')).join();
  useEffect(() => {
    if (!rated) return;
    void sendRequest({ do: 'ratings', table }).then((found) => {
      if (found.ok && found.value.kind === 'ratings') setRatings(found.value.seats);
    });
  }, [table, rated, people]);
  return ratings;
}

const ratingWords = (ratings: readonly (SeatRating | null)[], seat: number): string => {
  const one = ratings[seat] ?? null;
  return one === null ? '' : `(${one.rating}${one.settled ? '' : '?'})`;
};

/** Who sits at a table: discs of crews, letters of people, rings for free places. */
export function SeatMarks({ of, face }: { of: LobbyTable; face: GameFace }): JSX.Element {
  return (
    <ul class="seat-marks" aria-label={say('online.seats')}>
      {of.seats.map((sits, seat) => {
        const name = sitterWords(sits, face);
        const crew = of.live?.crews[seat]?.crew || face.crewAt(of.options, seat);
        return (
          <li key={seat} title={name}>
            <Mark sits={sits} crew={crew} face={face} />
            <span class="unseen">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ sits, crew, face }: { sits: SeatNews; crew: string; face: GameFace }): JSX.Element {
  if (sits.kind === 'open') return <span class="seat-mark is-free" />;
  if (face.Disc !== null && crew !== '') return <face.Disc crew={crew} />;
  if (sits.kind === 'bot')
    return (
      <svg class="seat-mark is-bot" viewBox="-16 -16 32 32" aria-hidden="true">
        <circle r="8" />
        <circle r="11.500" class="mark-teeth" />
      </svg>
    );
  return (
    <span class="seat-mark" aria-hidden="true">
      {[...sits.name.trim()][0]?.toLocaleUpperCase() ?? '–'}
    </span>
  );
}

const sitterWords = (sits: SeatNews, face: GameFace): string => {
  if (sits.kind === 'person') return isolated(sits.name);
  return sits.kind === 'open' ? say('online.free') : face.botWords(sits.bot);
};

interface RoadProps {
  /** Whether the reader races as well: then none that can be watched is none of the others. */
  readonly isOthers: boolean;
}

/** Races that can be watched, the strongest first, as the server lists them. */
export function OnTheRoad({ tables, isOthers, go }: ListProps & RoadProps): JSX.Element {
  const shown = tables ?? [];
  return (
    <Section
      title={say('online.live')}
      aside={shown.length > 0 ? say('online.live.aside') : ''}
      class="lobby-live"
    >
      {shown.length === 0 && tables !== null && (
        <>
          <p class="lobby-none">{say(isOthers ? 'online.live.noOther' : 'online.live.none')}</p>
          <RecordedRaces />
        </>
      )}
      <ul class="live-races">
        {shown.map((one) => (
          <LiveRace key={one.table} race={one} go={go} />
        ))}
      </ul>
      {(shown.length > 0 || tables === null) && (
        <RouteLink to={{ at: 'watch', table: null }} go={go} class="page-link">
          {say('online.live.recorded')}
        </RouteLink>
      )}
    </Section>
  );
}

/** For the quiet hours: the races that come with the page. */
const RecordedRaces = (): JSX.Element => (
  <ul class="live-races is-recorded">
    {BOARD_IDS.flatMap((board) =>
      DIRECTIONS.map((towards) => (
        <li key={`${board}${towards}`} class="live-race sheet">
          <div class="live-picture">
            <BoardPicture board={board} towards={towards} />
          </div>
          <div class="live-words">
            <h3>{nameOf('board', board)}</h3>
            <p>{wayWords({ board, towards })}</p>
          </div>
          <a href={`#board=${board}&towards=${towards}`} class="button">
            <Binoculars />
            {say('online.tables.watch')}
            <span class="unseen"> {wayWords({ board, towards })}</span>
          </a>
        </li>
      )),
    )}
  </ul>
);

/** On the front page: the strongest races that are on the road, and how many people are here. */
export function LiveStrip({ told, go }: { told: unknown; go: Go }): JSX.Element | null {
  const news = readNow(told);
  const [first, ...others] = news?.races ?? [];
  if (news === null || first === undefined) return null;
  return (
    <section class="live-strip" aria-label={say('online.now')}>
      <h2>{say('online.now')}</h2>
      <p class="live-strip-count">{say('online.now.count', { count: news.racing, people: news.here })}</p>
      <ul>
        {[first, ...others].map((one) => (
          <li key={one.table} class="live-strip-item">
            <RouteLink to={{ at: 'online', table: one.table }} go={go} class="live-strip-race">
              {raceNowWords(one)}
            </RouteLink>
          </li>
        ))}
      </ul>
      <RouteLink to={{ at: 'tables' }} go={go} class="page-link">
        {say('online.now.all')}
      </RouteLink>
    </section>
  );
}

function raceNowWords({ game, board, names, crews, strength }: RaceToWatch): string {
  const people = names.map(isolated);
  const bots = crews - people.length;
  const who = listOf(words(), [...people, ...(bots > 0 ? [say('online.now.bots', { count: bots })] : [])]);
  const road = faceOf(game)?.title(board === '' ? {} : { board }) ?? '';
  const told = strength === null ? '' : say('online.live.strength', { rating: strength });
  return say('online.now.race', { who, road, told });
}

function LiveRace({ race, go }: { race: LobbyTable; go: Go }): JSX.Element | null {
  const { table, game, options, live, seats, strength } = race;
  const face = faceOf(game);
  if (face === null) return null;
  return (
    <li class="live-race sheet">
      <div class="live-picture">
        <face.Picture options={options} live={live} />
      </div>
      <div class="live-words">
        <h3>{live === null ? capital(say('online.tables.racing')) : leadWords(race, live, face)}</h3>
        <p>
          {say('online.live.about', {
            road: face.title(options),
            words: face.turnWords(live?.turn ?? 0),
            count: seats.length,
          })}
          {live !== null && ` ${say('online.live.watching', { count: live.watching })}`}
          {strength !== null && ` ${say('online.live.strength', { rating: strength })}`}
        </p>
        <SeatMarks of={race} face={face} />
      </div>
      <RouteLink to={{ at: 'online', table }} go={go} class="button">
        <Binoculars />
        {say('online.tables.watch')}
      </RouteLink>
    </li>
  );
}

/** Who is in front. */
function leadWords({ seats, options }: LobbyTable, { ahead, done }: LiveNews, face: GameFace): string {
  const first = listSeats(ahead);
  if (done === 0 || first.length === seats.length) return say('online.live.start');
  if (first.length > 1 && first.length < 3) {
    const names = first.map((seat) => nameAt(seats[seat], options, seat, face));
    return say('online.live.level', { names: listOf(words(), names) });
  }
  const [seat = 0] = first;
  return first.length > 2
    ? say('online.live.close')
    : say('online.live.leads', { name: nameAt(seats[seat], options, seat, face) });
}

const nameAt = (sits: SeatNews | undefined, options: object, seat: number, face: GameFace): string =>
  sits?.kind === 'person' ? isolated(sits.name) : face.seatWords(options, seat);

const Binoculars = (): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill-rule="evenodd"
      d="M5,3H9.500V7L11,9H13L14.500,7V3H19V7L22.500,15A5,5 0 1 1 13,17V14H11V17A5,5 0 1 1 1.500,15L5,7ZM6.200,14.200A2.800,2.800 0 1 0 6.300,14.200ZM17.800,14.200A2.800,2.800 0 1 0 17.900,14.200Z"
    />
  </svg>
);
