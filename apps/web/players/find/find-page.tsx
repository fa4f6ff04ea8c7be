// Finding a race with people about as strong as oneself. RATE-04.
import { type Signal, useSignal } from '@preact/signals';
import { SEEK_PACES, type SeekPace } from '@race/protocol/ratings/requests.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Notice } from '../../front/notice.tsx';
import { Page, Section } from '../../front/page.tsx';
import { Segments } from '../../front/segments.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { GameFace } from '../../lobby/game-face.ts';
import { chooseGame, defaultGame, faceOf, GAME_IDS, gameName, type OnlineGameId } from '../../lobby/games.ts';
import { NameField } from '../../lobby/name-field.tsx';
import { Sign } from '../../lobby/sign.tsx';
import { introduce } from '../../net/connection.ts';
import { myName } from '../../net/identity.ts';
import type { Go } from '../../router/router.ts';
import { refusalWords, say } from '../../words/say.ts';
import { boardOptions } from '../rating-words.ts';
import { type Sought, useLooking } from './seeking.ts';
import '../../front/set-table.css';
import './find.css';

const ANY = 'any';

/** What is chosen stays when another game is chosen, as far as it can. */
interface Chosen {
  readonly name: string;
  readonly board: string;
  readonly count: string;
  readonly pace: SeekPace;
}

export function FindPage({ go }: { go: Go }): JSX.Element {
  // What is chosen counts at once, also for who presses Enter before it is drawn.
  const game = useSignal<OnlineGameId>(defaultGame());
  const chosen = useSignal<Chosen>({ name: myName(), board: ANY, count: '4', pace: 'quick' });
  const [sought, setSought] = useState<Sought | null>(null);
  const face = faceOf(game.value);
  const choose = (next: OnlineGameId) => {
    game.value = next;
    chosen.value = { ...chosen.value, board: ANY };
    chooseGame(next);
  };
  return (
    <Page
      title={say('find.title')}
      aside={say('find.aside')}
      go={go}
      back={{ to: { at: 'tables' }, words: say('online.tables') }}
    >
      <div class="find">
        {face !== null && sought === null && (
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

/** The same with as many at the table as the game has. */
const withSeats = (chosen: Chosen, crews: readonly number[]): Chosen =>
  crews.includes(Number(chosen.count)) ? chosen : { ...chosen, count: String(crews[0] ?? 2) };

interface FormProps {
  readonly game: Signal<OnlineGameId>;
  readonly face: GameFace;
  readonly games: JSX.Element;
  readonly chosen: Signal<Chosen>;
  readonly onSought: (sought: Sought) => void;
}

function Form({ game, face, games, chosen, onSought }: FormProps): JSX.Element {
  const { boards, crews } = face.rated;
  const { name, board, pace, count } = withSeats(chosen.value, crews);
  const [notice, setNotice] = useState<string | null>(null);
  const change = (some: Partial<Chosen>) => {
    chosen.value = { ...chosen.value, ...some };
  };
  const find = async (event: Event) => {
    event.preventDefault();
    const { name, board, pace, count } = withSeats(chosen.value, faceOf(game.value)?.rated.crews ?? crews);
    if (name.trim() === '') return setNotice(say('online.name.missing'));
    const known = await introduce(name.trim());
    if (!known.ok) return setNotice(refusalWords(known.refusal));
    onSought({ game: game.value, board: board === ANY ? null : board, crews: Number(count), pace });
  };
  return (
    <form class="sheet find-sheet" onSubmit={find}>
      <NameField name={name} onName={(next) => change({ name: next })} />
      {games}
      {boards.length > 1 && (
        <Segments
          legend={say('front.board')}
          choices={[
            { value: ANY, words: say('find.any') },
            ...boards.map((value) => ({ value, words: face.title(boardOptions(value)) })),
          ]}
          chosen={board}
          onChoose={(next) => change({ board: next })}
        />
      )}
      <Segments
        legend={say('find.players')}
        choices={crews.map((one) => ({ value: String(one), words: String(one) }))}
        chosen={count}
        onChoose={(next) => change({ count: next })}
      />
      <Segments
        legend={say('find.pace')}
        choices={SEEK_PACES.map((value) => ({ value, words: say(`find.pace.${value}`) }))}
        chosen={pace}
        onChoose={(next) => change({ pace: next })}
      />
      <p class="aside">{say('find.pace.how')}</p>
      <button type="submit" class="button go find-go">
        <Icon name="steering-wheel" />
        {say('find.start')}
      </button>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </form>
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
    <Section title={say('find.looking')} class="find-waiting">
      <div class="sheet find-sheet">
        <div role="status">
          {trouble !== '' && <p>{trouble}</p>}
          {news !== null && <p>{say('find.others', { count: news.others })}</p>}
          {news !== null && news.bot !== null && (
            <p>{say('find.bots.how', { bot: face.botWords(news.bot) })}</p>
          )}
        </div>
        {news !== null && <p class="aside">{say('find.reach', { reach: news.reach })}</p>}
        <div class="find-acts">
          {news !== null && news.bot !== null && (
            <button type="button" class="button go" onClick={withBots}>
              {say('find.bots')}
            </button>
          )}
          <button type="button" class="button" onClick={onStop}>
            {say('find.stop')}
          </button>
        </div>
      </div>
    </Section>
  );
}
