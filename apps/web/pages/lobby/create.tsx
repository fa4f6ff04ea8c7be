// Opening an online table: the game, its options, who may come. The link follows in the waiting room.
import { type Signal, useSignal } from '@preact/signals';
import type { Clock } from '@race/protocol';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page } from '../../shell/frame/page.tsx';
import { Sheet } from '../../shell/frame/sheet.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { WhoPlays } from '../set-up/house-rules.tsx';
import { NameField } from './fields.tsx';
import type { GameFace } from './games.ts';
import { chooseGame, defaultGame, faceOf, GAME_IDS, gameName, type OnlineGameId } from './games.ts';
import { ClockChoice, shortClock, TalkChoice } from './table-options.tsx';
import '../set-up/set-table.css';
import '../set-up/starting-list.css';
import './create.css';

export function Create({ go }: { go: Go }): JSX.Element {
  const [game, setGame] = useState<OnlineGameId>(defaultGame);
  const name = useSignal(myName());
  const listed = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const face = faceOf(game);
  const choose = (next: OnlineGameId) => {
    setGame(next);
    chooseGame(next);
  };
  return (
    <Page
      room="friends"
      title={say('online.create.title')}
      aside={say('online.create.aside')}
      go={go}
      scene={<Scenery of="friends" />}
      foot={<Foot go={go} />}
    >
      <div class="create-first">
        <Segments
          legend={say('online.game')}
          choices={GAME_IDS.map((value) => ({ value, words: gameName(value) }))}
          chosen={game}
          onChoose={choose}
        />
        <NameField name={name.value} onName={(next) => (name.value = next)} field={field} form={FORM} />
        <Segments
          legend={say('online.listed')}
          choices={[
            { value: 'private', words: say('online.listed.private') },
            { value: 'public', words: say('online.listed.public') },
          ]}
          chosen={listed.value ? 'public' : 'private'}
          onChoose={(value) => (listed.value = value === 'public')}
        />
      </div>
      {face !== null && (
        <Form key={game} game={game} face={face} go={go} name={name} field={field} listed={listed} />
      )}
    </Page>
  );
}

const Foot = ({ go }: { go: Go }): JSX.Element => (
  <>
    <RouteLink to={{ at: 'tables' }} go={go} class="page-link">
      {say('online.tables')}
    </RouteLink>{' '}
    <RouteLink to={{ at: 'account' }} go={go} class="page-link">
      {say('online.account')}
    </RouteLink>{' '}
    <RouteLink to={{ at: 'device', code: null }} go={go} class="page-link">
      {say('online.device')}
    </RouteLink>
  </>
);

/** Name and guests are above the form, so that they stay when another game is chosen. */
const FORM = 'open-table';

interface Props {
  readonly game: OnlineGameId;
  readonly face: GameFace;
  readonly go: Go;
  readonly name: Signal<string>;
  /** Whether everybody finds the table, or whoever has its link. */
  readonly listed: Signal<boolean>;
  readonly field: RefObject<HTMLInputElement | null>;
}

function Form({ game, face, go, name, listed, field }: Props): JSX.Element {
  const { asked, parts, rest, restWords } = face.useSetUp();
  const [clock, setClock] = useState<Clock | null>(null);
  const [phrasesOnly, setPhrasesOnly] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const isShown = useRef(true);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );

  const open = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    const called = name.value.trim();
    if (called === '') {
      field.current?.focus();
      return setNotice(say('online.name.missing'));
    }
    setBusy(true);
    const known = await introduce(called);
    const made = known.ok ? await sendRequest({ do: 'create', game, ...asked, listed: listed.value }) : known;
    const table = made.ok && made.value.kind === 'table' ? made.value.table : null;
    if (table !== null && clock !== null) await sendRequest({ do: 'clock', table, clock });
    if (table !== null && phrasesOnly) await sendRequest({ do: 'phrasesOnly', table, phrasesOnly });
    setBusy(false);
    if (!made.ok) setNotice(refusalWords(made.refusal));
    // Another page may have been opened meanwhile.
    else if (table !== null && isShown.current) go({ at: 'online', table });
  };

  const facts = [
    { name: say('clock.title'), words: shortClock(clock) },
    { name: say('online.talk'), words: say(phrasesOnly ? 'online.talk.phrases' : 'online.talk.words') },
    ...restWords,
  ];
  return (
    <>
      <form id={FORM} class="set-up" onSubmit={open}>
        {game === 'race' && <WhoPlays at="link" go={go} />}
        {parts}
        <div class="create-rest sheet">
          <dl>
            {facts.map((one) => (
              <div key={one.name}>
                <dt>{one.name}</dt>
                <dd>{one.words}</dd>
              </div>
            ))}
          </dl>
          <button type="button" class="button" onClick={() => setChanging(true)}>
            {say('setup.change')}
          </button>
          <p class="aside">{say('online.listed.how')}</p>
        </div>
        <div class="starting">
          <div class="starting-sheet sheet">
            <button type="submit" class="button go" aria-busy={isBusy}>
              <span class="start-name">
                <Icon name="steering-wheel" />
                {say('online.create')}
              </span>
              <span class="start-how">{say('online.create.how')}</span>
            </button>
          </div>
        </div>
      </form>
      {isChanging && (
        <Sheet title={say('online.rest')} onClose={() => setChanging(false)} class="create-sheet">
          <ClockChoice clock={clock} onClock={setClock} />
          <TalkChoice phrasesOnly={phrasesOnly} onPhrasesOnly={setPhrasesOnly} />
          {rest}
        </Sheet>
      )}
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </>
  );
}
