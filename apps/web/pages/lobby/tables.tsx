// Lists of online tables: the open ones, to join or watch, and the reader's own.
import type { LobbyTable, MyTable } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { isKnown } from '../../sources/online/identity.ts';
import { whenWords } from '../set-up/race-words.ts';
import { faceOf, type TableWords } from './games.ts';
import { SeatList } from './seats.tsx';
import { Sign } from './sign.tsx';
import { clockWords } from './table-options.tsx';
import '../library/my-races.css';
import './tables.css';

export function Tables({ go }: { go: Go }): JSX.Element {
  const [tables, setTables] = useState<readonly LobbyTable[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const look = async () => {
    setAnnouncement(say('online.tables.looking'));
    const found = await sendRequest({ do: 'lobby' });
    if (!found.ok) return setAnnouncement(refusalWords(found.refusal));
    if (found.value.kind !== 'lobby') return;
    setTables(found.value.tables);
    setAnnouncement(found.value.tables.length === 0 ? say('online.tables.none') : '');
  };
  useEffect(() => void look(), []);
  return (
    <Page room="tables" title={say('online.tables')} aside={say('online.tables.aside')} go={go}>
      <p class="races-told" role="status">
        {announcement}
      </p>
      <div class="tables-acts">
        <RouteLink to={{ at: 'friends' }} go={go} class="button">
          {say('online.tables.make')}
        </RouteLink>
        <RouteLink to={{ at: 'find' }} go={go} class="button go">
          {say('online.find')}
        </RouteLink>
        <RouteLink to={{ at: 'player', person: null }} go={go} class="button">
          {say('online.ratings')}
        </RouteLink>
        <RouteLink to={{ at: 'account' }} go={go} class="button">
          {say('online.account')}
        </RouteLink>
        <button type="button" class="button" onClick={() => void look()}>
          {say('online.tables.again')}
        </button>
      </div>
      <ul class="race-sheets">
        {(tables ?? []).map((one) => (
          <Open key={one.table} table={one} go={go} />
        ))}
      </ul>
      {isKnown() && <MyTables go={go} />}
      <Sign />
    </Page>
  );
}

function Open({ table: open, go }: { table: LobbyTable; go: Go }): JSX.Element | null {
  const { table, game, options, stage, seats, clock } = open;
  const face = faceOf(game);
  if (face === null) return null;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const isGathering = stage === 'gathering';
  return (
    <li class="race-sheet sheet">
      <div class="race-words">
        <h3>{face.title(options)}</h3>
        <p class="race-way">{face.about(options)}</p>
        <p class="race-turn">
          <b>{isGathering ? say('online.tables.free', { count: free }) : say('online.tables.racing')}</b>
        </p>
        {clock !== null && <p>{capital(clockWords(clock))}.</p>}
        <SeatList news={open} you={null} />
      </div>
      <div class="race-acts">
        <RouteLink to={{ at: 'online', table }} go={go} class="button">
          {say(isGathering && free > 0 ? 'online.tables.join' : 'online.tables.watch')}
        </RouteLink>
      </div>
    </li>
  );
}

/** The reader's own tables, beside the races saved on this device. */
export function MyTables({ go }: { go: Go }): JSX.Element | null {
  const [tables, setTables] = useState<readonly MyTable[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    void sendRequest({ do: 'mine' }).then((found) => {
      if (!found.ok) setAnnouncement(refusalWords(found.refusal));
      else if (found.value.kind === 'mine') setTables(found.value.tables);
    });
  }, []);
  if (announcement === '' && (tables === null || tables.length === 0)) return null;
  return (
    <Section title={say('online.mine')} class="shelf">
      <p role="status">{announcement}</p>
      <ul class="race-sheets">
        {(tables ?? []).map((one) => (
          <Mine key={one.table} mine={one} go={go} />
        ))}
      </ul>
    </Section>
  );
}

function stateWords({ stage, yourTurn }: MyTable, words: TableWords): string {
  if (stage === 'racing') return say(yourTurn ? 'online.mine.turn' : 'online.mine.waits');
  return stage === 'over' ? words.over() : say('online.mine.gathering');
}

function Mine({ mine, go }: { mine: MyTable; go: Go }): JSX.Element | null {
  const { table, game, options, stage, seat, news, touched, clock } = mine;
  const face = faceOf(game);
  if (face === null) return null;
  const title = face.title(options);
  const when = whenWords(touched, Date.now());
  return (
    <li class="race-sheet sheet">
      <div class="race-words">
        <h3>{title}</h3>
        <p class="race-way">{face.about(options)}</p>
        <p class="race-turn">
          <b>{stateWords(mine, face.words)}</b>
          <span class="aside">{say('library.touched', { when })}</span>
        </p>
        {news > 0 && <p>{say('online.mine.news', { count: news })}</p>}
        {clock !== null && <p>{capital(clockWords(clock))}.</p>}
        <SeatList news={mine} you={seat} />
      </div>
      <div class="race-acts">
        <RouteLink to={{ at: 'online', table }} go={go} class="button">
          {say(stage === 'over' ? 'library.open' : 'front.continue')}
          <span class="unseen"> {say('library.about', { race: title, when })}</span>
        </RouteLink>
      </div>
    </li>
  );
}
