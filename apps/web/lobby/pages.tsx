// The pages of tables over the network, by the place one is at.
import type { JSX } from 'preact';
import type { Go, OnlinePlace } from '../front/place.ts';
import { lazy } from '../lazy.tsx';
import { Create } from './create.tsx';
import './notices/turns.ts';
import { OnlineTable } from './table.tsx';

const Tables = lazy(async () => (await import('./tables.tsx')).Tables);
const OtherDevice = lazy(async () => (await import('./other-device.tsx')).OtherDevice);
const Account = lazy(async () => (await import('../people/load.ts')).loadAccount());
const Player = lazy(async () => (await import('../players/load.ts')).loadPlayer());
const Find = lazy(async () => (await import('../players/load.ts')).loadFind());
const Replay = lazy(async () => (await import('./replay.tsx')).Replay);

export function OnlinePages({ place, go }: { place: OnlinePlace; go: Go }): JSX.Element {
  switch (place.at) {
    case 'friends':
      return <Create go={go} />;
    case 'tables':
      return <Tables go={go} />;
    case 'online':
      return <OnlineTable key={place.table} table={place.table} go={go} />;
    case 'find':
      return <Find go={go} />;
    case 'player':
      return <Player key={place.person ?? ''} person={place.person} go={go} />;
    case 'account':
      return <Account go={go} />;
    case 'device':
      return <OtherDevice code={place.code} go={go} />;
    case 'replay':
    case 'report':
      return <Replay place={place} go={go} />;
  }
}
