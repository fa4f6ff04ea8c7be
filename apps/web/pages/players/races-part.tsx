// The races of a player, rated or not, with filters; older ones are fetched when they are asked for.
import { BOARD_IDS } from '@race/great-race/options.ts';
import type { PlayerNews, RaceResult } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DashFigure } from '../../games/dash/art.tsx';
import { Segments } from '../../shell/frame/controls.tsx';
import { Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, refusalWords, say, words } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { MiniBoard } from '../replay/mini-board.tsx';
import { whenWords } from '../set-up/race-words.ts';
import { boardName, changeWords, PLACES, trackWords } from './ratings.tsx';
import '../library/my-races.css';
import './players.css';

const KINDS = ['all', 'rated', 'casual', 'won', 'with'] as const;
export type RaceKind = (typeof KINDS)[number];

const ANY = 'any';

interface Filter {
  readonly kind: RaceKind;
  /** A game and a board, or any. */
  readonly place: string;
  readonly crews: string;
}

interface Props {
  readonly player: PlayerNews;
  readonly kind: RaceKind;
  readonly onKind: (kind: RaceKind) => void;
  readonly go: Go;
}

export function RacesPart({ player, kind, onKind, go }: Props): JSX.Element {
  const [place, setPlace] = useState(ANY);
  const [crews, setCrews] = useState(ANY);
  const { races, hasMore, trouble, fetchMore } = useRaces(player, { kind, place, crews });
  const { counts, tie } = player;
  const numbers = {
    all: counts.all,
    rated: counts.rated,
    casual: counts.all - counts.rated,
    won: counts.won,
    with: tie?.races ?? 0,
  };
  const kinds = KINDS.filter((one) => one === 'all' || (numbers[one] > 0 && numbers[one] < counts.all));
  return (
    <Section title={say('players.races')} aside={say('players.races.aside')} class="player-recent">
      {kinds.length > 1 && (
        <fieldset class="race-tabs">
          <legend class="unseen">{say('library.show')}</legend>
          {kinds.map((one) => (
            <button
              key={one}
              type="button"
              class="race-tab"
              aria-pressed={one === kind}
              onClick={() => onKind(one)}
            >
              {say(`players.races.${one}`)} <b>{numbers[one]}</b>
            </button>
          ))}
        </fieldset>
      )}
      {counts.all > 0 && (
        <details class="race-filters">
          <summary>{say('players.races.filters')}</summary>
          <div>
            <Segments
              legend={say('setup.board')}
              isLegendUnseen
              choices={[
                { value: ANY, words: say('players.races.anywhere') },
                ...PLACES.map(({ game, board }) => ({
                  value: `${game}/${board}`,
                  words: boardName({ game, board }),
                })),
              ]}
              chosen={place}
              onChoose={setPlace}
            />
            <Segments
              legend={say('players.races.crews')}
              isLegendUnseen
              choices={[
                { value: ANY, words: say('players.races.any') },
                ...CREWS.map((one) => ({ value: one, words: one })),
              ]}
              chosen={crews}
              onChoose={setCrews}
            />
          </div>
        </details>
      )}
      <p class="races-told" role="status">
        {trouble !== '' ? trouble : races !== null && races.length === 0 ? say('players.races.none') : ''}
      </p>
      <ol class="result-tickets">
        {races?.map((one) => (
          <Result key={`${one.ended} ${one.table}`} result={one} go={go} />
        ))}
      </ol>
      {hasMore && (
        <button type="button" class="button races-older" onClick={fetchMore}>
          {say('players.races.older')}
        </button>
      )}
    </Section>
  );
}

const CREWS = ['2', '3', '4', '5', '6', '7'] as const;

/** A hook: the races that match, and those before them on demand. */
function useRaces({ person, you }: PlayerNews, { kind, place, crews }: Filter) {
  const [races, setRaces] = useState<readonly RaceResult[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [trouble, setTrouble] = useState('');
  const wanted = useRef(0);
  const [game = null, board = null] = place === ANY ? [] : place.split('/');
  const fetchFrom = async (known: readonly RaceResult[]) => {
    const ticket = ++wanted.current;
    const found = await sendRequest({
      do: 'races',
      person: you ? null : person,
      game,
      board,
      crews: crews === ANY ? null : Number(crews),
      rated: kind === 'rated' ? true : kind === 'casual' ? false : null,
      won: kind === 'won',
      together: kind === 'with',
      before: known.at(-1)?.ended ?? null,
    });
    if (ticket !== wanted.current) return;
    setTrouble(found.ok ? '' : refusalWords(found.refusal));
    if (!found.ok || found.value.kind !== 'races') return;
    setRaces([...known, ...found.value.races]);
    setMore(found.value.more);
  };
  useEffect(() => void fetchFrom([]), [person, kind, place, crews]);
  return { races, hasMore, trouble, fetchMore: () => void fetchFrom(races ?? []) };
}

function Result({ result, go }: { result: RaceResult; go: Go }): JSX.Element {
  const { ended, place, arrived, rated, fate, table, others } = result;
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
      {rated ? (
        <Change result={result} />
      ) : (
        <p class="result-change is-casual">
          <span>{say('players.races.notRated')}</span>
        </p>
      )}
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
