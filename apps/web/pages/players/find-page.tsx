// Matchmaking: finding a race with people of about the same strength. RATE-04.
import { type Signal, useSignal } from '@preact/signals';
import type { SeekingNews, TableStage } from '@race/protocol';
import { SEEK_PACES, type SeekPace } from '@race/protocol/ratings/requests.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { NameField } from '../lobby/fields.tsx';
import type { GameFace } from '../lobby/games.ts';
import {
  chooseGame,
  defaultGame,
  faceOf,
  fetchFace,
  GAME_IDS,
  gameName,
  type OnlineGameId,
} from '../lobby/games.ts';
import { Sign } from '../lobby/sign.tsx';
import { Scenery } from '../scenery/scenery.tsx';
import { boardOptions } from './ratings.tsx';
import '../set-up/set-table.css';
import './players.css';

const ANY = 'any';

/** Kept when another game is chosen, as far as that game allows. */
interface Chosen {
  readonly name: string;
  readonly board: string;
  readonly count: string;
  readonly pace: SeekPace;
}

export function FindPage({ go }: { go: Go }): JSX.Element {
  // Signals are up to date at once, even when Enter is pressed before the next render.
  const game = useSignal<OnlineGameId>(defaultGame());
  const chosen = useSignal<Chosen>({ name: myName(), board: ANY, count: ANY, pace: 'quick' });
  const [sought, setSought] = useState<Sought | null>(null);
  const face = faceOf(game.value);
  const choose = (next: OnlineGameId) => {
    game.value = next;
    chosen.value = { ...chosen.value, board: ANY };
    chooseGame(next);
  };
  return (
    <Page
      title={say('ratings.find.title')}
      aside={say('ratings.find.aside')}
      go={go}
      hour="dusk"
      scene={<Scenery of="find" />}
      back={{ to: { at: 'tables' }, words: say('online.tables') }}
    >
      <div class="find">
        {sought === null && (
          <Form
            game={game}
            face={face}
            chosen={chosen}
            onSought={setSought}
            games={
              <Segments
                legend={say('online.game')}
                choices={GAME_IDS.map((value) => ({ value, words: gameName(value) }))}
                chosen={game.value}
                onChoose={choose}
              />
            }
          />
        )}
        {face !== null && sought !== null && (
          <Waiting sought={sought} face={face} go={go} onStop={() => setSought(null)} />
        )}
      </div>
      <Sign />
    </Page>
  );
}

/** The same with a number of players that the game allows. */
const withSeats = (chosen: Chosen, crews: readonly number[]): Chosen =>
  chosen.count === ANY || crews.includes(Number(chosen.count)) ? chosen : { ...chosen, count: ANY };

interface FormProps {
  readonly game: Signal<OnlineGameId>;
  /** Null while it is fetched: the rest of the form stays, and with it what is being typed. */
  readonly face: GameFace | null;
  readonly games: JSX.Element;
  readonly chosen: Signal<Chosen>;
  readonly onSought: (sought: Sought) => void;
}

function Form({ game, face, games, chosen, onSought }: FormProps): JSX.Element {
  const { name, pace } = chosen.value;
  const [notice, setNotice] = useState<string | null>(null);
  const change = (some: Partial<Chosen>) => {
    chosen.value = { ...chosen.value, ...some };
  };
  const find = async (event: Event) => {
    event.preventDefault();
    const { rated } = await fetchFace(game.value);
    const { name, board, pace, count } = withSeats(chosen.value, rated.crews);
    if (name.trim() === '') return setNotice(say('online.name.missing'));
    const known = await introduce(name.trim());
    if (!known.ok) return setNotice(refusalWords(known.refusal));
    onSought({
      game: game.value,
      board: board === ANY ? null : board,
      crews: count === ANY ? null : Number(count),
      pace,
    });
  };
  return (
    <form class="sheet find-sheet find-form" onSubmit={find}>
      <div class="find-who">
        <NameField name={name} onName={(next) => change({ name: next })} />
        <Segments
          legend={say('ratings.find.pace')}
          choices={SEEK_PACES.map((value) => ({ value, words: say(`ratings.find.pace.${value}`) }))}
          chosen={pace}
          onChoose={(next) => change({ pace: next })}
        />
      </div>
      <div class="find-what">
        {games}
        {face !== null && <GameChoices face={face} chosen={chosen.value} onChange={change} />}
      </div>
      <p class="aside find-note">{say('ratings.find.pace.how')}</p>
      <button type="submit" class="button go find-go">
        <Icon name="steering-wheel" />
        {say('ratings.find.start')}
      </button>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </form>
  );
}

interface GameChoicesProps {
  readonly face: GameFace;
  readonly chosen: Chosen;
  readonly onChange: (some: Partial<Chosen>) => void;
}

/** What the game offers: boards and numbers of players. */
function GameChoices({ face, chosen, onChange }: GameChoicesProps): JSX.Element {
  const { boards, crews } = face.rated;
  const { board, count } = withSeats(chosen, crews);
  return (
    <>
      {boards.length > 1 && (
        <Segments
          legend={say('setup.board')}
          choices={[
            { value: ANY, words: say('ratings.find.any') },
            ...boards.map((value) => ({ value, words: face.title(boardOptions(value)) })),
          ]}
          chosen={board}
          onChoose={(next) => onChange({ board: next })}
        />
      )}
      <Segments
        legend={say('ratings.find.players')}
        choices={[
          { value: ANY, words: say('ratings.find.any') },
          ...crews.map((one) => ({ value: String(one), words: String(one) })),
        ]}
        chosen={count}
        onChoose={(next) => onChange({ count: next })}
      />
    </>
  );
}

interface WaitingProps {
  readonly sought: Sought;
  readonly face: GameFace;
  readonly go: Go;
  readonly onStop: () => void;
}

function Waiting({ sought, face, go, onStop }: WaitingProps): JSX.Element {
  const { news, trouble, withBots } = useLooking(sought, (table) => go({ at: 'online', table }));
  return (
    <Section title={say('ratings.find.looking')} class="find-waiting">
      <div class="sheet find-sheet">
        <div role="status">
          {trouble !== '' && <p>{trouble}</p>}
          {news !== null && <p>{say('ratings.find.others', { count: news.others })}</p>}
          {news !== null && news.bot !== null && (
            <p>{say('ratings.find.bots.how', { bot: face.botWords(news.bot) })}</p>
          )}
        </div>
        <OpenTables go={go} />
        {news !== null && <p class="aside">{say('ratings.find.reach', { reach: news.reach })}</p>}
        <div class="find-acts">
          {news !== null && news.bot !== null && (
            <button type="button" class="button go" onClick={withBots}>
              {say('ratings.find.bots')}
            </button>
          )}
          <button type="button" class="button" onClick={onStop}>
            {say('ratings.find.stop')}
          </button>
        </div>
      </div>
    </Section>
  );
}

/** Somebody may wait at a table already. */
function OpenTables({ go }: { go: Go }): JSX.Element | null {
  const [stages, setStages] = useState<readonly TableStage[]>([]);
  useEffect(() => {
    void sendRequest({ do: 'lobby' }).then((found) => {
      if (found.ok && found.value.kind === 'lobby') setStages(found.value.tables.map(({ stage }) => stage));
    });
  }, []);
  const count = stages.filter((stage) => stage === 'gathering').length;
  if (count === 0) return null;
  return (
    <p>
      <RouteLink to={{ at: 'tables' }} go={go} class="page-link">
        {say('online.tables.count', { count, open: stages.length - count })}
      </RouteLink>
    </p>
  );
}

interface Sought {
  readonly game: string;
  /** Null for any. */
  readonly board: string | null;
  /** Null for any number. */
  readonly crews: number | null;
  readonly pace: SeekPace;
}

const AGAIN = 4_000;

interface Looking {
  readonly news: SeekingNews | null;
  readonly trouble: string;
  withBots(): void;
}

/** A hook: repeats the request every few seconds until a table is found or the search is stopped. */
function useLooking(sought: Sought | null, onFound: (table: string) => void): Looking {
  const [news, setNews] = useState<SeekingNews | null>(null);
  const [trouble, setTrouble] = useState('');
  const bots = useRef(false);
  const look = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (sought === null) return;
    let isOver = false;
    const again = async () => {
      const said = await sendRequest({ do: 'seek', ...sought, bots: bots.current });
      if (isOver) return;
      if (!said.ok) setTrouble(refusalWords(said.refusal));
      else if (said.value.kind === 'seeking') {
        setTrouble('');
        setNews(said.value.seeking);
        if (said.value.seeking.table !== null) onFound(said.value.seeking.table);
      }
    };
    look.current = () => void again();
    // Drops a table that was found earlier and never opened.
    void sendRequest({ do: 'unseek' }).then(() => (isOver ? undefined : again()));
    const timer = setInterval(look.current, AGAIN);
    return () => {
      isOver = true;
      clearInterval(timer);
      bots.current = false;
      setNews(null);
      void sendRequest({ do: 'unseek' });
    };
  }, [sought]);
  return {
    news,
    trouble,
    withBots() {
      bots.current = true;
      look.current();
    },
  };
}
