// A cup: the reader's own race with its countdown, the tables of a round, the standings, the newspaper and the rules.
import type { CupNews, CupTableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ArmedButton } from '../../shell/frame/controls.tsx';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { isolated, refusalWords, say } from '../../shell/words/say.ts';
import { connection, introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { Pair } from '../expedition/calendar.tsx';
import { LinkField, NameField } from '../lobby/fields.tsx';
import { faceOf } from '../lobby/games.ts';
import { Sign } from '../lobby/sign.tsx';
import { Scenery } from '../scenery/scenery.tsx';
import { calledOf, dateWords, leftUntil, nameOf, namesOf, tableState, useAsked } from './cup-news.ts';
import { Paper, Standings } from './cup-standings.tsx';
import './cups.css';

const TABS = ['round', 'standings', 'paper', 'rules'] as const;
type Tab = (typeof TABS)[number];

export function CupPage({ cup, go }: { cup: string; go: Go }): JSX.Element {
  /** Null for the latest round. */
  const [round, setRound] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('round');
  const [notice, setNotice] = useState<string | null>(null);
  const { found, refusal, again } = useAsked({ do: 'cup', cup, round }, (value) =>
    value.kind === 'cup' ? value.cup : null,
  );
  const act: Act = async (what) => {
    const done = await sendRequest({ do: what, cup });
    setNotice(done.ok ? null : refusalWords(done.refusal));
    again();
    return done.ok;
  };
  const told =
    connection.value === 'away'
      ? say('cups.offline')
      : refusal !== null
        ? refusalWords(refusal)
        : found === null
          ? say('cups.loading')
          : '';
  return (
    <Page
      title={found === null ? say('cups.title') : isolated(found.name)}
      aside={found === null ? say('cups.aside') : headWords(found)}
      go={go}
      hour="morning"
      scene={<Scenery of="tables" />}
      back={{ to: { at: 'cup', cup: null }, words: say('cups.back') }}
      foot={say('cups.foot')}
    >
      <p class="cups-told" role="status">
        {told}
      </p>
      {found !== null && (
        <div class={`cup is-${tab}`}>
          <fieldset class="cup-tabs">
            <legend class="unseen">{say('cups.tabs')}</legend>
            {TABS.map((one) => (
              <button key={one} type="button" aria-pressed={one === tab} onClick={() => setTab(one)}>
                {say(`cups.tab.${one}`)}
              </button>
            ))}
          </fieldset>
          <div class="cup-column">
            <OwnRace news={found} go={go} act={act} onRound={() => setRound(null)} />
            <Rules news={found} go={go} act={act} />
          </div>
          <div class="cup-column">
            {found.shown === null ? (
              <Entrants news={found} />
            ) : (
              <Round news={found} go={go} onRound={setRound} />
            )}
            <Paper news={found} />
          </div>
          <Standings news={found} />
        </div>
      )}
      <Notice words={notice} onDismiss={() => setNotice(null)} />
      <Sign />
    </Page>
  );
}

type Act = (what: 'enterCup' | 'leaveCup' | 'callOff') => Promise<boolean>;

function headWords(news: CupNews): string {
  const { stage, round, rounds, entrants, opens, shown, standings } = news;
  const count = entrants.filter(({ isIn }) => isIn).length;
  if (stage === 'off') return say('cups.head.off');
  if (stage === 'entry') return say('cups.head.entry', { count, when: dateWords(opens) });
  if (stage === 'over')
    return say('cups.head.over', {
      count: standings.length,
      rounds: round,
      name: nameOf(news, standings[0]?.number ?? null),
    });
  const tables = (shown?.tables ?? []).filter(({ stage }) => stage !== 'over' && stage !== 'void').length;
  return say('cups.head.running', { round, rounds, count, tables });
}

interface OwnProps {
  readonly news: CupNews;
  readonly go: Go;
  readonly act: Act;
  readonly onRound: () => void;
}

/** Where the reader sits, when, and the one thing to do now. */
function OwnRace({ news, go, act, onRound }: OwnProps): JSX.Element | null {
  const { stage, you, isIn, table, shown, standings, entrants } = news;
  if (stage === 'off') return null;
  const place = standings.findIndex(({ number }) => number === you);
  if (stage === 'over')
    return place < 0 ? null : (
      <section class="cup-own sheet" aria-label={say('cups.now')}>
        <h2>{say('cups.over.you', { place: place + 1, count: standings.length })}</h2>
      </section>
    );
  if (stage === 'entry') return <Entry news={news} act={act} />;
  const at = shown?.tables.findIndex((one) => one.table === table) ?? -1;
  const own = shown?.tables[at];
  if (table !== null && own !== undefined && shown !== null) {
    const others = own.seats.flatMap(({ number }) => (number === you ? [] : [number]));
    const isWaiting = own.stage === 'gathering';
    return (
      <section class="cup-own sheet" aria-label={say(isWaiting ? 'cups.next' : 'cups.now')}>
        <p class="cup-ribbon">
          <b>{say(isWaiting ? 'cups.next' : 'cups.now')}</b>{' '}
          <span>{say('cups.table', { number: at + 1 })}</span>
        </p>
        <h2>{faceOf(news.game)?.title(news.options)}</h2>
        <p>{say('cups.youDrive', { names: namesOf(news, others) })}</p>
        <p class="cup-state">{tableState(news, own)}</p>
        {isWaiting && <Countdown news={news} until={shown.starts} how={say('cups.toStart')} />}
        <RouteLink to={{ at: 'online', table }} go={go} class="button go cup-go">
          <Icon name="steering-wheel" />
          {say(isWaiting ? 'cups.seat' : 'cups.play')}
        </RouteLink>
      </section>
    );
  }
  if (you === null) return <ToWatch news={news} go={go} />;
  const isBye = shown?.byes.includes(you) === true;
  return (
    <section class="cup-own sheet" aria-label={say('cups.now')}>
      <p>
        {isBye
          ? say('cups.bye.you', { points: news.byePoints })
          : say(isIn || entrants[you]?.isIn === true ? 'cups.done.you' : 'cups.out')}
      </p>
      {table !== null ? (
        <RouteLink to={{ at: 'online', table }} go={go} class="button go cup-go">
          {say('cups.play')}
        </RouteLink>
      ) : isIn ? (
        <button type="button" class="button" onClick={onRound}>
          {say('cups.round.see')}
        </button>
      ) : (
        <button type="button" class="button go cup-go" onClick={() => void act('enterCup')}>
          {say('cups.comeBack')}
        </button>
      )}
    </section>
  );
}

/** Before the first round. */
function Entry({ news, act }: Pick<OwnProps, 'news' | 'act'>): JSX.Element {
  const [name, setName] = useState(myName());
  const [trouble, setTrouble] = useState('');
  const enter = async () => {
    if (name.trim() === '') return setTrouble(say('online.name.missing'));
    const known = await introduce(name.trim());
    if (!known.ok) return setTrouble(refusalWords(known.refusal));
    setTrouble('');
    await act('enterCup');
  };
  return (
    <section class="cup-own sheet" aria-label={say('cups.next')}>
      <h2>{faceOf(news.game)?.title(news.options)}</h2>
      <p>{news.isIn ? say('cups.entered', { when: dateWords(news.opens) }) : say('cups.notEntered')}</p>
      <Countdown news={news} until={news.opens} how={say('cups.toOpening')} />
      {!news.isIn && (
        <>
          {myName() === '' && <NameField name={name} onName={setName} />}
          <button type="button" class="button go cup-go" onClick={() => void enter()}>
            {say(news.you === null ? 'cups.enter' : 'cups.comeBack')}
          </button>
        </>
      )}
      <p role="status" class="cup-trouble">
        {trouble}
      </p>
    </section>
  );
}

/** For who is not in it: the table of those who lead. */
function ToWatch({ news, go }: Pick<OwnProps, 'news' | 'go'>): JSX.Element | null {
  const at = (news.shown?.tables ?? []).findIndex(({ stage }) => stage === 'racing');
  const table = news.shown?.tables[at];
  if (table === undefined || news.kind === 'duplicate') return null;
  return (
    <section class="cup-own sheet" aria-label={say('cups.watch.one')}>
      <h2>{say('cups.watch.one')}</h2>
      <p>
        {namesOf(
          news,
          table.seats.map(({ number }) => number),
        )}
      </p>
      <p class="cup-state">{tableState(news, table)}</p>
      <RouteLink to={{ at: 'online', table: table.table }} go={go} class="button">
        {say('cups.watch')}
      </RouteLink>
    </section>
  );
}

const SECOND = 1_000;
const twoFigures = (count: number): string => String(Math.max(0, Math.min(99, count))).padStart(2, '0');

/** Minutes and seconds on drums; days and hours while there are any. */
function Countdown({ news, until, how }: { news: CupNews; until: number; how: string }): JSX.Element {
  const heard = useMemo(() => performance.now(), [news.now]);
  const [left, setLeft] = useState(leftUntil(until, news, heard));
  useEffect(() => {
    const turn = () => {
      if (!document.hidden && connection.peek() === 'here') setLeft(leftUntil(until, news, heard));
    };
    turn();
    const timer = setInterval(turn, SECOND);
    return () => clearInterval(timer);
  }, [until, news.now]);
  const seconds = Math.max(0, Math.floor(left / SECOND));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24];
  const minutes = Math.floor(seconds / 60) % 60;
  const figures =
    days > 0
      ? ([
          ['days', days],
          ['hours', hours],
        ] as const)
      : hours > 0
        ? ([
            ['hours', hours],
            ['minutes', minutes],
          ] as const)
        : ([
            ['minutes', minutes],
            ['seconds', seconds % 60],
          ] as const);
  return (
    <div class="cup-countdown">
      <div class="cup-drums" aria-hidden="true">
        {figures.map(([name, count]) => (
          <Pair key={name} figures={twoFigures(count)} words={say(`cups.tick.${name}`)} />
        ))}
      </div>
      <p>
        <span class="unseen">{dateWords(until)}: </span>
        {how}
      </p>
    </div>
  );
}

/** The board before the first round: who has entered. */
function Entrants({ news }: { news: CupNews }): JSX.Element {
  const there = news.entrants.filter(({ isIn }) => isIn);
  return (
    <section class="cup-board" aria-label={say('cups.entrants')}>
      <div class="cup-board-head">
        <h2>{say('cups.entrants')}</h2>
      </div>
      {there.length === 0 && <p class="cup-state">{say('cups.entrants.none')}</p>}
      <ol class="cup-entrants">
        {there.map(({ number }) => (
          <li key={number} class={number === news.you ? 'is-mine' : ''}>
            {calledOf(news, number)}
          </li>
        ))}
      </ol>
      <LinkField
        name={say('cups.share')}
        how={say('cups.entrants.none')}
        address={new URL(`/cup/${news.cup}`, location.href).href}
      />
    </section>
  );
}

interface RoundProps {
  readonly news: CupNews;
  readonly go: Go;
  readonly onRound: (round: number) => void;
}

/** So many tables are shown until one asks for all; the reader's own is always among them. */
const FIRST_TABLES = 8;

function Round({ news, go, onRound }: RoundProps): JSX.Element | null {
  const [isWhole, setWhole] = useState(false);
  const { shown, rounds, you } = news;
  if (shown === null) return null;
  const { round, tables, byes } = shown;
  const isOver = tables.every(({ stage }) => stage === 'over' || stage === 'void');
  const isMine = (one: CupTableNews): boolean =>
    one.seats.some(({ number }) => number !== null && number === you);
  return (
    <section class="cup-board" aria-label={say('cups.round', { round })}>
      <div class="cup-board-head">
        <h2>{say('cups.round', { round })}</h2>
        <p class="cup-state">{say(isOver ? 'cups.round.over' : 'cups.round.ends')}</p>
        <fieldset class="cup-rounds">
          <legend class="unseen">{say('cups.rounds')}</legend>
          {Array.from({ length: rounds }, (_, at) => at + 1).map((one) => (
            <button
              key={one}
              type="button"
              aria-label={say('cups.round', { round: one })}
              aria-pressed={one === round}
              disabled={one > news.round}
              onClick={() => onRound(one)}
            >
              {one}
            </button>
          ))}
        </fieldset>
      </div>
      <ol class="cup-tables">
        {tables.map((one, at) =>
          isWhole || at < FIRST_TABLES || isMine(one) ? (
            <li key={one.table} class={isMine(one) ? 'is-mine' : ''}>
              <span class="cup-number" aria-hidden="true">
                {at + 1}
              </span>
              <Discs news={news} seats={one.seats} />
              <span class="cup-names">
                <span class="unseen">{say('cups.table', { number: at + 1 })}: </span>
                {namesOf(
                  news,
                  one.seats.map(({ number }) => number),
                )}
                <i>{tableState(news, one)}</i>
              </span>
              <TableLink news={news} table={one} number={at + 1} isMine={isMine(one)} go={go} />
            </li>
          ) : null,
        )}
      </ol>
      <div class="cup-board-foot">
        {byes.length > 0 && (
          <p class="cup-state">{say('cups.byes', { names: namesOf(news, byes), points: news.byePoints })}</p>
        )}
        {!isWhole && tables.length > FIRST_TABLES && (
          <button type="button" class="page-link" onClick={() => setWhole(true)}>
            {say('cups.allTables', { count: tables.length })}
          </button>
        )}
      </div>
    </section>
  );
}

function Discs({ news, seats }: { news: CupNews; seats: CupTableNews['seats'] }): JSX.Element {
  const face = faceOf(news.game);
  return (
    <span class="cup-discs" aria-hidden="true">
      {seats.map(({ crew, number }, seat) =>
        face?.Disc != null && crew !== '' ? (
          <face.Disc key={seat} crew={crew} />
        ) : (
          <span key={seat} class="cup-disc">
            {[...nameOf(news, number).trim()][0]?.toLocaleUpperCase()}
          </span>
        ),
      )}
    </span>
  );
}

interface TableLinkProps extends Pick<RoundProps, 'news' | 'go'> {
  readonly table: CupTableNews;
  readonly number: number;
  readonly isMine: boolean;
}

function TableLink({ news, table, number, isMine, go }: TableLinkProps): JSX.Element | null {
  const { stage, table: name } = table;
  const isShut = news.kind === 'duplicate' && table.seats.every(({ result }) => result === null);
  if (stage === 'void') return null;
  if (stage === 'over')
    return isShut && !isMine ? null : (
      <RouteLink to={{ at: 'replay', table: name }} go={go} class="button">
        <span class="unseen">{say('cups.paper.of', { number })}</span>
        <span aria-hidden="true">{say('cups.paper')}</span>
      </RouteLink>
    );
  if (isMine) return <span class="cup-yours">{say('cups.yours')}</span>;
  if (isShut || stage === 'gathering') return null;
  return (
    <RouteLink to={{ at: 'online', table: name }} go={go} class="button">
      <span class="unseen">{say('cups.watch.of', { number })}</span>
      <span aria-hidden="true">{say('cups.watch')}</span>
    </RouteLink>
  );
}

/** By the number of crews at a table. */
const POINTS: { readonly [size: number]: string } = {
  2: '3, 1',
  3: '5, 3, 1',
  4: '5, 3, 2, 1',
  5: '6, 4, 3, 2, 1',
};

function Rules({ news, go, act }: { news: CupNews; go: Go; act: Act }): JSX.Element {
  const { kind, rounds, size, pace, host, isHost, isIn, stage, byePoints } = news;
  const isOver = stage === 'over' || stage === 'off';
  return (
    <section class="cup-rules sheet" aria-label={say('cups.tab.rules')}>
      <h2>{say('cups.rules')}</h2>
      <p>
        {say('cups.rules.line', { kind: say(`cups.kind.${kind}`), rounds, size })}{' '}
        {kind === 'duplicate'
          ? say('cups.rules.compared')
          : say('cups.rules.points', { points: POINTS[size] ?? '', bye: byePoints })}
      </p>
      <p>{say(`cups.kind.${kind}.how`)}</p>
      <p>{say(`cups.pace.${pace}.how`)}</p>
      <p>{say(pace === 'days' ? 'cups.rules.late.days' : 'cups.rules.late')}</p>
      {host.name !== '' && <p class="cup-state">{say('cups.host', { name: isolated(host.name) })}</p>}
      <div class="cup-acts">
        <RouteLink to={{ at: 'rules', rule: 'CUP-01' }} go={go} class="page-link">
          {say('cups.rules.all')}
        </RouteLink>
        {isIn && !isOver && (
          <ArmedButton
            words={(isArmed) => say(isArmed ? 'cups.leave.sure' : 'cups.leave')}
            onDone={() => void act('leaveCup')}
          />
        )}
        {isHost && !isOver && (
          <ArmedButton
            words={(isArmed) => say(isArmed ? 'cups.callOff.sure' : 'cups.callOff')}
            onDone={() => void act('callOff')}
          />
        )}
      </div>
    </section>
  );
}
