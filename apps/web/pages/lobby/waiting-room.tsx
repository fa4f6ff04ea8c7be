// The waiting room: the camp table with its places, the invitation, this table at a glance, talk, and the start.

import { type Signal, useSignal } from '@preact/signals';
import type { SeatNews, TableNews } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadPlayers, loadTalk } from '../../shell/chunks.ts';
import { ArmedButton, Segments } from '../../shell/frame/controls.tsx';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, isolated, refusalWords, say, words } from '../../shell/words/say.ts';
import { introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { raceAddress } from './addresses.ts';
import { Camp, CampScene, RoomSettings } from './camp.tsx';
import { LinkField, NameField } from './fields.tsx';
import { faceOf, type GameFace } from './games.ts';
import { canFree, FreeSeat, useTicking } from './seats.tsx';
import { Announced, Sign } from './sign.tsx';
import { ClockChoice, clockWords, TalkChoice } from './table-options.tsx';
import './waiting-room.css';

const RatedPart = lazy(async () => (await loadPlayers()).RatedPart, null);
const TalkPart = lazy(async () => (await loadTalk()).TalkPart, null);

type Request = Parameters<typeof sendRequest>[0];

interface Props {
  readonly news: TableNews;
  readonly go: Go;
}

export function WaitingRoom({ news, go }: Props): JSX.Element {
  // A signal is up to date at once, even when Enter is pressed before the next render.
  const name = useSignal(myName());
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  useTicking();
  const { table, you, options, seats, listed, matched, cup } = news;
  const face = faceOf(news.game);
  const doing = async (request: Request) => {
    const done = await sendRequest(request);
    setNotice(done.ok ? null : refusalWords(done.refusal));
  };
  const sit = async (seat: number) => {
    if (name.value.trim() === '') return setNotice(say('online.name.missing'));
    const known = await introduce(name.value.trim());
    if (!known.ok) return setNotice(refusalWords(known.refusal));
    await doing({ do: 'sit', table, seat });
  };
  const chair = (seat: number, sits: SeatNews) => {
    if (seat === you)
      return (
        <button type="button" class="ticket-word" onClick={() => void doing({ do: 'leave', table })}>
          {say('online.rise')}
        </button>
      );
    if (sits.kind === 'person')
      return canFree(news, seat, sits) ? (
        <FreeSeat news={news} seat={seat} sits={sits} onRequest={(request) => void doing(request)} />
      ) : (
        <SendAway news={news} seat={seat} onRequest={(request) => void doing(request)} />
      );
    const crew = face?.seatWords(options, seat) ?? '';
    const act = say(you === null ? 'online.sit' : 'online.sit.change');
    const as = you === null ? say('online.sit.as', { crew }) : `${act}: ${crew}`;
    return (
      <button type="button" class="button" aria-label={as} title={as} onClick={() => void sit(seat)}>
        {act}
      </button>
    );
  };
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const crews = seats.flatMap((sits, seat) =>
    sits.kind === 'person' ? [face?.crewAt(options, seat) ?? ''] : [],
  );
  return (
    <Page
      room="waiting"
      title={say(listed || matched ? 'online.room.open' : 'online.room.title')}
      aside={face === null ? '' : asideWords(news, face)}
      go={go}
      scene={<CampScene crews={crews} />}
      foot={say('online.room.foot')}
    >
      <Challenged news={news} onRequest={(request) => void doing(request)} />
      {/* Across the table of two it would lie over their places. */}
      <div class={people < 2 && seats.length > 2 && news.host ? 'room is-alone' : 'room'}>
        {face !== null && <Camp news={news} face={face} notes={notes} act={chair} />}
        <Start
          news={news}
          name={name}
          onSit={() => void sit(firstFree(news))}
          go={go}
          onRequest={(request) => void doing(request)}
        />
        {cup === null && (
          <section class="room-link sheet" aria-label={say('online.invitation')}>
            <h2>{say('online.invitation')}</h2>
            <LinkField name={say('online.link')} how={say('online.link.how')} address={raceAddress(table)} />
          </section>
        )}
        <ThisTable
          news={news}
          face={face}
          onRequest={(request) => void doing(request)}
          onNotes={setNotes}
          onChange={() => setChanging(true)}
        />
        <div class="room-talk sheet">
          <TalkPart news={news} />
        </div>
      </div>
      {isChanging && news.host && face !== null && (
        <RoomSettings news={news} face={face} onDone={() => setChanging(false)} />
      )}
      <div class="slips">
        <Announced />
      </div>
      <Sign />
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}

interface ChallengedProps {
  readonly news: TableNews;
  readonly onRequest: (request: Request) => void;
}

/** Whom the host has called to this table, and the answer. */
function Challenged({ news, onRequest }: ChallengedProps): JSX.Element | null {
  const { challenged, table, seats } = news;
  if (challenged === null) return null;
  const { you, name, declined } = challenged;
  const host = seats.find((sits) => sits.kind === 'person');
  const by = host?.kind === 'person' ? host.name : '';
  return (
    <section class="room-called sheet" role="status">
      {you && !declined ? (
        <>
          <p>{say('online.challenge.you', { name: by })}</p>
          <button
            type="button"
            class="ticket-word"
            onClick={() => onRequest({ do: 'declineChallenge', table })}
          >
            {say('online.challenge.decline')}
          </button>
        </>
      ) : (
        <p>{say(declined ? 'online.challenge.declined' : 'online.challenge.waits', { name })}</p>
      )}
    </section>
  );
}

interface SendAwayProps {
  readonly news: TableNews;
  readonly seat: number;
  readonly onRequest: (request: Request) => void;
}

/** The host sends a player away; that takes two taps. */
function SendAway({ news, seat, onRequest }: SendAwayProps): JSX.Element | null {
  const { table, host, matched, seats } = news;
  const sits = seats[seat];
  if (!host || matched || sits?.kind !== 'person') return null;
  return (
    <ArmedButton
      words={(isArmed) => (isArmed ? say('online.kick.of', { name: sits.name }) : say('online.kick'))}
      onDone={() => onRequest({ do: 'kick', table, seat })}
    />
  );
}

/** -1 when all seats are taken. */
const firstFree = ({ seats }: TableNews): number => seats.findIndex(({ kind }) => kind === 'open');

/** The road, and how many are here. */
function asideWords({ options, seats }: TableNews, face: GameFace): string {
  const count = seats.filter((sits) => sits.kind === 'person' && sits.here).length;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return `${face.title(options)}. ${say('online.room.count', { count, free })}`;
}

interface ThisTableProps {
  readonly news: TableNews;
  readonly face: GameFace | null;
  readonly onRequest: (request: Request) => void;
  readonly onNotes: (notes: readonly string[]) => void;
  /** The host wants to change the race. */
  readonly onChange: () => void;
}

/** A summary of the table, with a button for the host to change it. */
function ThisTable({ news, face, onRequest, onNotes, onChange }: ThisTableProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { table, host, options, clock, matched, phrasesOnly, watching, autoStart } = news;
  return (
    <Section title={say('online.table')} class="room-table sheet">
      {host && (
        <button
          type="button"
          class="ticket-word room-change"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {say(isOpen ? 'online.table.done' : 'online.table.change')}
        </button>
      )}
      <dl class="room-facts">
        {face !== null && (
          <div>
            <dt>{say('setup.road')}</dt>
            <dd>
              {face.about(options)} <face.More options={options} />
              {host && !matched && isOpen && (
                <button type="button" class="ticket-word" onClick={onChange}>
                  {say('online.table.change')}
                </button>
              )}
            </dd>
          </div>
        )}
        {!isOpen && (
          <>
            <div>
              <dt>{say('clock.title')}</dt>
              <dd>{capital(clockWords(clock))}</dd>
            </div>
            <div>
              <dt>{say('online.talk')}</dt>
              <dd>{say(phrasesOnly ? 'online.talk.phrases' : 'online.talk.words')}</dd>
            </div>
            {autoStart && (
              <div>
                <dt>{say('online.autoStart')}</dt>
                <dd>{say('online.autoStart.how')}</dd>
              </div>
            )}
          </>
        )}
        <div>
          <dt>{say('online.onlookers')}</dt>
          <dd>{say('online.watching', { count: watching })}</dd>
        </div>
      </dl>
      <RatedPart
        news={news}
        isOpen={isOpen}
        onRated={(rated) => onRequest({ do: 'rated', table, rated })}
        onNotes={onNotes}
      />
      {isOpen && (
        <>
          <TalkChoice
            phrasesOnly={phrasesOnly}
            onPhrasesOnly={(only) => onRequest({ do: 'phrasesOnly', table, phrasesOnly: only })}
          />
          <ClockChoice clock={clock} onClock={(next) => onRequest({ do: 'clock', table, clock: next })} />
          {!matched && (
            <>
              <Segments
                legend={say('online.autoStart')}
                choices={[
                  { value: 'off', words: say('clock.night.no') },
                  { value: 'on', words: say('online.autoStart.yes') },
                ]}
                chosen={autoStart ? 'on' : 'off'}
                onChoose={(value) => onRequest({ do: 'autoStart', table, auto: value === 'on' })}
              />
              <p class="aside">{say('online.autoStart.how')}</p>
            </>
          )}
        </>
      )}
    </Section>
  );
}

interface StartProps {
  readonly news: TableNews;
  readonly name: Signal<string>;
  readonly onSit: () => void;
  readonly go: Go;
  readonly onRequest: (request: Request) => void;
}

/** The one amber act: the host starts, a guest is ready, an onlooker sits down. */
function Start({ news, name, onSit, go, onRequest }: StartProps): JSX.Element {
  const { table, game, you, host, seats, cup } = news;
  const said = faceOf(game)?.words;
  const mine = you === null ? undefined : seats[you];
  const isReady = mine?.kind === 'person' && mine.ready;
  const canSit = you === null && firstFree(news) >= 0;
  if (cup !== null)
    return (
      <div class="room-start sheet">
        <p>{say('online.cup', { round: cup.round })}</p>
        <RouteLink to={{ at: 'cup', cup: cup.cup }} go={go} class="button">
          {say('online.cup.go')}
        </RouteLink>
      </div>
    );
  if (canSit)
    return (
      <form
        class="room-start sheet"
        onSubmit={(event) => {
          event.preventDefault();
          onSit();
        }}
      >
        <NameField name={name.value} onName={(next) => (name.value = next)} />
        <button type="submit" class={host ? 'button' : 'button go'}>
          <Icon name="steering-wheel" />
          {say('online.sit')}
        </button>
        {host ? (
          <Begin news={news} onRequest={onRequest} />
        ) : (
          <p class="room-host">{say('online.watchingOnly')}</p>
        )}
      </form>
    );
  return (
    <div class="room-start">
      {mine !== undefined && !host && (
        <button
          type="button"
          class={isReady ? 'button' : 'button go'}
          onClick={() => onRequest({ do: 'ready', table, ready: !isReady })}
        >
          {!isReady && <Icon name="steering-wheel" />}
          {say(isReady ? 'online.notReady' : 'online.ready')}
        </button>
      )}
      {host ? (
        <Begin news={news} onRequest={onRequest} />
      ) : (
        <p class="room-host">{you === null ? say('online.room.full') : said?.host()}</p>
      )}
    </div>
  );
}

/** While somebody who is here is not ready, the first press only asks. */
function Begin({ news, onRequest }: Omit<StartProps, 'name' | 'onSit' | 'go'>): JSX.Element {
  const { table, game } = news;
  const [isArmed, setArmed] = useState(false);
  const waits = unreadyNames(news).length > 0;
  const insists = isArmed && waits;
  return (
    <button
      type="button"
      class="button go room-begin"
      onClick={() => (waits && !insists ? setArmed(true) : onRequest({ do: 'begin', table }))}
      onBlur={() => setArmed(false)}
    >
      <span class="start-name" aria-live="polite">
        <Icon name="steering-wheel" />
        {insists ? say('online.begin.anyway') : faceOf(game)?.words.begin()}
      </span>
      <span class="start-how">{beginWords(news)}</span>
    </button>
  );
}

/** Other people at the table, as far as something holds for them. */
const namedIn = (
  { seats, you }: TableNews,
  is: (sits: Extract<SeatNews, { kind: 'person' }>) => boolean,
): string[] =>
  seats.flatMap((sits, seat) =>
    sits.kind === 'person' && seat !== you && is(sits) ? [isolated(sits.name)] : [],
  );

const unreadyNames = (news: TableNews): string[] => namedIn(news, ({ here, ready }) => here && !ready);

/** What will happen to those who are away or not ready, and to the free places. */
function beginWords(news: TableNews): string {
  const { seats } = news;
  const away = namedIn(news, ({ here }) => !here);
  const unready = unreadyNames(news);
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const told = [
    unready.length > 0 &&
      say('online.begin.unready', { names: listOf(words(), unready), count: unready.length }),
    away.length > 0 && say('online.begin.away', { names: listOf(words(), away), count: away.length }),
    (free > 0 || (unready.length === 0 && away.length === 0)) && say('online.begin.how', { count: free }),
  ];
  return capital(told.filter((one) => one !== false).join('; '));
}
