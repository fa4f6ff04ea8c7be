// The pages of tables over the network, by the place one is at.
import type { JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import type { Go, OnlineRoute } from '../router/router.ts';
import { Create } from './create.tsx';
import './notices/turns.ts';
import { accessRefusal } from '../net/connection.ts';
import { unread } from '../people/sanctions/unread.ts';
import { OnlineTable } from './table.tsx';

const Tables = lazy(async () => (await import('./tables.tsx')).Tables);
const OtherDevice = lazy(async () => (await import('./other-device.tsx')).OtherDevice);
const Expedition = lazy(async () => (await import('../expedition/load.ts')).loadExpedition());
const Account = lazy(async () => (await import('../people/load.ts')).loadAccount());
const Player = lazy(async () => (await import('../players/load.ts')).loadPlayer());
const Find = lazy(async () => (await import('../players/load.ts')).loadFind());
const Replay = lazy(async () => (await import('./replay.tsx')).Replay);

const Administration = lazy(async () => (await import('../administration/load.ts')).loadAdministration());
const ShutOut = lazy(async () => (await import('../people/load.ts')).loadShutOut());
const Sanctions = lazy(async () => (await import('../people/load.ts')).loadSanctions(), null);

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
    case 'expedition':
      return <Expedition key={route.day} day={route.day} go={go} />;
    case 'account':
      return <Account go={go} />;
    case 'administration':
      return <Administration go={go} />;
    case 'device':
      return <OtherDevice code={route.code} go={go} />;
    case 'replay':
    case 'report':
      return <Replay route={route} go={go} />;
  }
}
