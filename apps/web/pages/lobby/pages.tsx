// The online pages by their routes, and the page of an online table.

import { type Refusal, readRecord } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadAccount, loadAdministration, loadDates, loadPlayers, loadTalk } from '../../shell/chunks.ts';
import type { Go, OnlineRoute } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import {
  accessRefusal,
  closed,
  closeTable,
  connection,
  device,
  news,
  sendRequest,
  unread,
} from '../../sources/online/connection.ts';
import { Create } from './create.tsx';
import { faceOf, type ServerSource } from './games.ts';
import { OtherDevice } from './other-device.tsx';
import { Sign } from './sign.tsx';
import { Tables } from './tables.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { Watches } from './watches.tsx';
import '../../games/race/slips.css';

type ReplayRoute = Extract<OnlineRoute, { at: 'replay' | 'report' }>;

interface Found {
  readonly game: string;
  readonly source: ServerSource;
}

function Replay({ route, go }: { route: ReplayRoute; go: Go }): JSX.Element {
  const [found, setFound] = useState<Found | Refusal | null>(null);
  useEffect(() => void find(route).then(setFound), []);
  return (
    <>
      {found !== null && <Shown found={found} table={route.at === 'replay' ? route.table : null} go={go} />}
      <Sign />
    </>
  );
}

interface ShownProps {
  readonly found: Found | Refusal;
  readonly table: string | null;
  readonly go: Go;
}

function Shown({ found, table, go }: ShownProps): JSX.Element | null {
  if ('reason' in found)
    return (
      <main class="table">
        <p class="waiting" role="alert">
          {refusalWords(found)}
        </p>
      </main>
    );
  const face = faceOf(found.game);
  return face === null ? (
    <div class="waiting" />
  ) : (
    <face.Replay source={found.source} table={table} go={go} />
  );
}

async function find(route: ReplayRoute): Promise<Found | Refusal> {
  if (route.at === 'replay') {
    const file = await sendRequest({ do: 'file', table: route.table });
    // A finished game has a log; what one seat saw comes as states.
    const read = file.ok && file.value.kind === 'file' ? readRecord(file.value.text) : null;
    if (file.ok && file.value.kind === 'file' && read?.ok === true)
      return { game: read.value.game, source: { from: 'text', text: file.value.text } };
  }
  const told = await sendRequest(
    route.at === 'replay' ? { do: 'replay', table: route.table } : { do: 'bugReplay', bug: route.report },
  );
  if (!told.ok) return told.refusal;
  if (told.value.kind !== 'replay') return NOTHING;
  return { game: told.value.replay.game, source: { from: 'server', replay: told.value.replay } };
}

const NOTHING: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };

const Expedition = lazy(async () => (await loadDates()).ExpeditionPage);
const Account = lazy(async () => (await loadAccount()).AccountPage);
const Developers = lazy(async () => (await loadAccount()).DevelopersPage);
const Cups = lazy(async () => (await loadDates()).CupPages);
const Clubs = lazy(async () => (await loadDates()).ClubPages);
const Player = lazy(async () => (await loadPlayers()).PlayerPage);
const People = lazy(async () => (await loadPlayers()).PeoplePage);
const Leaders = lazy(async () => (await loadPlayers()).LeadersPage);
const Find = lazy(async () => (await loadPlayers()).FindPage);
const Administration = lazy(async () => (await loadAdministration()).AdministrationPage);
const ShutOut = lazy(async () => (await loadAccount()).ShutOut);
const TalkDrawer = lazy(async () => (await loadTalk()).TalkDrawer, null);
const Sanctions = lazy(async () => (await loadAccount()).SanctionSlip, null);

export function OnlinePages({ route, go }: { route: OnlineRoute; go: Go }): JSX.Element {
  const refusal = accessRefusal.value;
  if (refusal?.rule === 'ADMIN-04') return <ShutOut refusal={refusal} go={go} />;
  return (
    <>
      <Here route={route} go={go} />
      {unread.value.length > 0 && <Sanctions />}
    </>
  );
}

function Here({ route, go }: { route: OnlineRoute; go: Go }): JSX.Element {
  switch (route.at) {
    case 'friends':
      return <Create go={go} />;
    case 'tables':
      return <Tables go={go} />;
    case 'online':
      return <OnlineTable key={route.table} table={route.table} go={go} />;
    case 'find':
      return <Find go={go} />;
    case 'player':
      return <Player key={route.person ?? ''} person={route.person} go={go} />;
    case 'people':
      return <People go={go} />;
    case 'leaders':
      return <Leaders go={go} />;
    case 'cup':
      return <Cups key={route.cup} cup={route.cup} go={go} />;
    case 'club':
      return <Clubs key={route.club} club={route.club} go={go} />;
    case 'expedition':
      return <Expedition key={route.day} day={route.day} go={go} />;
    case 'account':
      return <Account go={go} />;
    case 'developers':
      return <Developers go={go} />;
    case 'administration':
      return <Administration go={go} />;
    case 'device':
      return <OtherDevice code={route.code} go={go} />;
    case 'replay':
    case 'report':
      return <Replay route={route} go={go} />;
  }
}

/** A table opened by its address: the waiting room, then the same table as on one device. */
function OnlineTable({ table, go }: { table: string; go: Go }): JSX.Element {
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  useEffect(() => {
    void device.request({ do: 'open', table }).then((opened) => {
      if (!opened.ok && 'refusal' in opened) setTrouble(opened.refusal);
    });
    return () => void closeTable(table);
  }, [table]);
  const now = news.value;
  const face = now === null ? null : faceOf(now.game);
  const refusal = trouble ?? closed.value;
  if (refusal !== null) return <Trouble refusal={refusal} go={go} />;
  if (now === null || now.table !== table || face === null) return <Connecting />;
  if (now.stage === 'gathering') return <WaitingRoom news={now} go={go} />;
  return (
    <>
      <face.Table news={now} go={go} />
      <Sign isOfLineAlone={face.saysWhoIsAwaited} hasFuse={face.hasFuse}>
        {now.clock !== null && !face.hasFuse && <Watches />}
      </Sign>
      {now.shutUntil === null && <TalkDrawer news={now} />}
    </>
  );
}

function Connecting(): JSX.Element {
  return (
    <main class="table">
      <p class="waiting" role="status">
        {say(connection.value === 'away' ? 'online.offline' : 'online.opening')}
      </p>
    </main>
  );
}

function Trouble({ refusal, go }: { refusal: Refusal; go: Go }): JSX.Element {
  return (
    <main class="table">
      <div class="waiting" role="alert">
        <p>{refusalWords(refusal)}</p>
        <button type="button" class="button" onClick={() => go({ at: 'front' })}>
          {say('table.leave')}
        </button>
      </div>
    </main>
  );
}
