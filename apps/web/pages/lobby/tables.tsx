// The hall of open tables: the reader's own tables, the departures, the races on the road. The own ones also lie among the saved races.
import type { LobbyTable, MyTable } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { connection, sendRequest, subscribeToServer } from '../../sources/online/connection.ts';
import { isKnown } from '../../sources/online/identity.ts';
import { Empty, Scenery } from '../scenery/scenery.tsx';
import { inSentence, whenWords } from '../set-up/race-words.ts';
import { timeWords } from '../turns/time-left.ts';
import { Departures, OnTheRoad, SeatMarks } from './departures.tsx';
import { faceOf, type GameFace } from './games.ts';
import { NoticePart } from './notices.tsx';
import { Sign } from './sign.tsx';
import { shortClock } from './table-options.tsx';
import '../library/my-races.css';
import './tables.css';

const TABS = ['yours', 'departures', 'live'] as const;
type Tab = (typeof TABS)[number];

export function Tables({ go }: { go: Go }): JSX.Element {
  const { open, mine, here, announcement } = useLists();
  const [chosen, setTab] = useState<Tab | null>(null);
  const gathering = open?.filter(({ stage }) => stage === 'gathering') ?? null;
  const racing = open?.filter(({ stage }) => stage === 'racing') ?? null;
  const running = (mine ?? []).filter(({ stage }) => stage !== 'over');
  const isAsked = running.some(({ yourTurn }) => yourTurn);
  const tab = chosen ?? (running.length > 0 ? 'yours' : 'departures');
  const counts = { yours: running.length, departures: gathering?.length, live: racing?.length };
  return (
    <Page
      room="tables"
      title={say('online.tables')}
      aside={
        open === null
          ? say('online.tables.aside')
          : [
              say('online.tables.here', { count: here }),
              say('online.tables.count', { count: gathering?.length ?? 0, open: racing?.length ?? 0 }),
            ].join(' ')
      }
      go={go}
      scene={<Scenery of="tables" />}
      foot={<Foot go={go} />}
    >
      <p class="races-told" role="status">
        {announcement}
      </p>
      <div class={`lobby is-${tab}${isAsked ? ' is-asked' : ''}`}>
        <fieldset class="race-tabs lobby-tabs">
          <legend class="unseen">{say('library.show')}</legend>
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              class="race-tab"
              aria-pressed={one === tab}
              onClick={() => setTab(one)}
            >
              {say(`online.tab.${one}`)} <b>{counts[one] ?? ''}</b>
            </button>
          ))}
        </fieldset>
        <Section
          title={say('online.yours')}
          aside={running.length > 0 ? say('online.yours.count', { count: running.length }) : ''}
          class="lobby-yours"
        >
          <ul class="lobby-tickets">
            {running.map((one, at) => (
              <Ticket key={one.table} mine={one} isFirst={at === 0 && one.yourTurn} go={go} />
            ))}
          </ul>
          {running.length === 0 && (
            <Empty card="camp">
              <p>{say('online.yours.none')}</p>
            </Empty>
          )}
          {running.length > 0 && <NoticePart isBrief />}
          {(mine ?? []).length > running.length && (
            <RouteLink to={{ at: 'races' }} go={go} class="page-link">
              {say('online.yours.over', { count: (mine ?? []).length - running.length })}
            </RouteLink>
          )}
        </Section>
        <div class="lobby-acts">
          <RouteLink to={{ at: 'find' }} go={go} class={isAsked ? 'button' : 'button go'}>
            <span class="start-name">
              <Icon name="rose" />
              {say('online.find')}
            </span>
            <span class="start-how">{say('online.find.how')}</span>
          </RouteLink>
          <RouteLink to={{ at: 'friends' }} go={go} class="button">
            <span class="start-name">{say('online.tables.make')}</span>
            <span class="start-how">{say('online.tables.make.how')}</span>
          </RouteLink>
        </div>
        <Departures tables={gathering} go={go} />
        <OnTheRoad tables={racing} isOthers={running.some(({ stage }) => stage === 'racing')} go={go} />
      </div>
      <Sign />
    </Page>
  );
}

const Foot = ({ go }: { go: Go }): JSX.Element => (
  <>
    <span>{say('online.tables.foot')}</span>{' '}
    <RouteLink to={{ at: 'cup', cup: null }} go={go} class="page-link">
      {say('online.cups')}
    </RouteLink>{' '}
    <RouteLink to={{ at: 'club', club: null }} go={go} class="page-link">
      {say('online.clubs')}
    </RouteLink>{' '}
    <RouteLink to={{ at: 'account' }} go={go} class="page-link">
      {say('online.account')}
    </RouteLink>{' '}
    <RouteLink to={{ at: 'people' }} go={go} class="page-link">
      {say('online.players')}
    </RouteLink>{' '}
    <RouteLink to={{ at: 'player', person: null }} go={go} class="page-link">
      {say('online.ratings')}
    </RouteLink>
  </>
);

/** The reader's own tables change without a word when others move. */
const AGAIN = 30_000;

/** The tables of everybody, which the server keeps up to date, and the reader's own. */
function useLists() {
  const [open, setOpen] = useState<readonly LobbyTable[] | null>(null);
  const [mine, setMine] = useState<readonly MyTable[] | null>(null);
  const [here, setHere] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const isHere = connection.value === 'here';
  useEffect(() => {
    let isWanted = true;
    let own: readonly string[] = [];
    const look = async () => {
      const found = isKnown() ? await sendRequest({ do: 'mine' }) : null;
      if (!isWanted || !found?.ok || found.value.kind !== 'mine') return;
      setMine(inOrder(found.value.tables));
      own = found.value.tables.map(({ table }) => table);
    };
    const stop = subscribeToServer((message) => {
      if (message.type === 'turn') void look();
      if (message.type !== 'lobby') return;
      setHere(message.here);
      setOpen((known) => withChanges(known ?? [], message));
      const news = [...message.changed.map(({ table }) => table), ...message.gone];
      if (news.some((table) => own.includes(table))) void look();
    });
    // Requests are kept until there is a connection: one is enough.
    void sendRequest({ do: 'followLobby', follows: true }).then((all) => {
      if (!isWanted) return;
      setAnnouncement(all.ok ? '' : refusalWords(all.refusal));
      if (!all.ok || all.value.kind !== 'lobby') return;
      const { tables, here } = all.value;
      setOpen((known) => inPlace(known ?? [], tables));
      setHere(here);
    });
    void look();
    const timer = setInterval(() => {
      if (connection.peek() === 'here' && !document.hidden) void look();
    }, AGAIN);
    return () => {
      isWanted = false;
      stop();
      clearInterval(timer);
      if (connection.peek() === 'here') void sendRequest({ do: 'followLobby', follows: false });
    };
  }, [isHere]);
  return { open, mine, here, announcement };
}

/** Nothing moves under the pointer: tables keep their places, and new ones come last. */
function inPlace(known: readonly LobbyTable[], found: readonly LobbyTable[]): LobbyTable[] {
  const stay = known.flatMap(({ table }) => found.find((one) => one.table === table) ?? []);
  return [...stay, ...found.filter((one) => !stay.includes(one))];
}

const withChanges = (
  known: readonly LobbyTable[],
  { changed, gone }: { readonly changed: readonly LobbyTable[]; readonly gone: readonly string[] },
): LobbyTable[] => [
  ...known.flatMap((one) => {
    if (gone.includes(one.table)) return [];
    return changed.find(({ table }) => table === one.table) ?? one;
  }),
  ...changed.filter((one) => !known.some(({ table }) => table === one.table)),
];

/** Those that wait for the reader first, then by their stage. */
function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = ({ yourTurn, stage }: MyTable) => {
    if (yourTurn) return 0;
    return stage === 'racing' ? 1 : stage === 'gathering' ? 2 : 3;
  };
  const due = ({ left }: MyTable) => left ?? Number.MAX_SAFE_INTEGER;
  return tables.toSorted((a, b) => rank(a) - rank(b) || due(a) - due(b) || b.touched - a.touched);
}

/** The reader's own tables, beside the races saved on this device. */
export function MyTables({ go, onSome }: { go: Go; onSome: () => void }): JSX.Element | null {
  const [tables, setTables] = useState<readonly MyTable[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    void sendRequest({ do: 'mine' }).then((found) => {
      if (!found.ok) setAnnouncement(refusalWords(found.refusal));
      else if (found.value.kind === 'mine') {
        setTables(inOrder(found.value.tables));
        if (found.value.tables.length > 0) onSome();
      }
    });
  }, []);
  if (announcement === '' && (tables === null || tables.length === 0)) return null;
  return (
    <Section title={say('online.mine')} class="shelf">
      <p role="status">{announcement}</p>
      <ul class="lobby-tickets">
        {(tables ?? []).map((one) => (
          <Ticket key={one.table} mine={one} isFirst={false} go={go} />
        ))}
      </ul>
    </Section>
  );
}

function stateWords({ stage, yourTurn }: MyTable, { words }: GameFace): string {
  if (stage === 'racing') return say(yourTurn ? 'online.mine.turn' : 'online.mine.waits');
  return stage === 'over' ? words.over() : say('online.mine.gathering');
}

interface TicketProps {
  readonly mine: MyTable;
  /** Whether it is the most urgent one: its act is the amber one of the room. */
  readonly isFirst: boolean;
  readonly go: Go;
}

function Ticket({ mine, isFirst, go }: TicketProps): JSX.Element | null {
  const { table, game, options, stage, live, news, touched, clock, left, yourTurn } = mine;
  const face = faceOf(game);
  if (face === null) return null;
  const title = face.title(options);
  const when = whenWords(touched, Date.now());
  return (
    <li class={`lobby-ticket sheet${isFirst ? ' is-first' : ''}`}>
      <div class="lobby-picture">
        <face.Picture options={options} live={live} />
      </div>
      <div class="lobby-words">
        <p class="lobby-state-line">
          <span class={yourTurn ? 'lobby-state is-turn' : 'lobby-state'}>{stateWords(mine, face)}</span>
          {left !== null && <b>{say('notice.tab.left', { time: timeWords(left) })}</b>}
        </p>
        <h3>{live === null ? title : `${title}, ${inSentence(face.turnWords(live.turn))}`}</h3>
        <p class="lobby-when">
          {say('library.touched', { when })}
          {news > 0 && ` · ${say('online.mine.news', { count: news })}`}
          {clock !== null && ` · ${shortClock(clock)}`}
        </p>
        <SeatMarks of={mine} face={face} />
      </div>
      <RouteLink to={{ at: 'online', table }} go={go} class={isFirst ? 'button go' : 'button'}>
        {isFirst && <Icon name="steering-wheel" />}
        {say(isFirst ? 'online.mine.play' : stage === 'over' ? 'library.open' : 'front.continue')}
        <span class="unseen"> {say('library.about', { race: title, when })}</span>
      </RouteLink>
      {stage === 'over' && (
        <RouteLink to={{ at: 'replay', table }} go={go} class="ticket-word">
          {say('library.back')}
        </RouteLink>
      )}
    </li>
  );
}
