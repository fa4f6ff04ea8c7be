// The pages before a race, by the place one is at.
import type { JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import { own as device, isForgetful } from '../live/race.ts';
import { Front } from './front.tsx';
import type { Go, Place } from './place.ts';

interface Props {
  readonly place: Place;
  readonly isLost: boolean;
  readonly go: Go;
}

const SetTable = lazy(async () => (await import('./set-table.tsx')).SetTable);
const MyRaces = lazy(async () => (await import('./my-races.tsx')).MyRaces);
const Settings = lazy(async () => (await import('./settings.tsx')).Settings);

export function FrontPages({ place, isLost, go }: Props): JSX.Element {
  switch (place.at) {
    case 'set':
      return <SetTable key={String(place.around)} device={device} go={go} around={place.around} />;
    case 'races':
      return <MyRaces device={device} go={go} />;
    case 'settings':
      return <Settings go={go} />;
    default:
      return <Front device={device} go={go} isLost={isLost} forgetful={isForgetful.value} />;
  }
}
