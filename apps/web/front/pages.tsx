// The pages before a race, by the place one is at.
import type { JSX } from 'preact';
import { notice, wish } from '../live/race.ts';
import { Front } from './front.tsx';
import { MyRaces } from './my-races.tsx';
import type { Go, Place } from './place.ts';
import { SetTable } from './set-table.tsx';
import { Settings } from './settings.tsx';

interface Props {
  readonly place: Place;
  readonly isLost: boolean;
  readonly go: Go;
}

const device = { wish };

export function FrontPages({ place, isLost, go }: Props): JSX.Element {
  switch (place.at) {
    case 'set':
      return <SetTable key={String(place.around)} device={device} go={go} around={place.around} />;
    case 'races':
      return <MyRaces device={device} go={go} />;
    case 'settings':
      return <Settings go={go} />;
    default:
      return <Front device={device} go={go} isLost={isLost} forgetful={notice.value === 'forgetful'} />;
  }
}
