// The open tables: sit down, or look on.
import type { LobbyTable } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../front/page.tsx';
import { sendRequest } from '../net/connection.ts';
import { isKnown } from '../net/identity.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { capital, refusalWords, say } from '../words/say.ts';
import { clockWords } from './clock/paces.ts';
import { faceOf } from './games.ts';
import { MyTables } from './my-tables.tsx';
import { SeatList } from './seat-list.tsx';
import { Sign } from './sign.tsx';
import '../front/my-races.css';
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
    <Page title={say('online.tables')} aside={say('online.tables.aside')} go={go}>
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
