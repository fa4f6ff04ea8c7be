// The pages before a race, by route.

import type { JSX } from 'preact';
import { lazy } from '../../shell/base/lazy.tsx';
import {
  loadAbout,
  loadCampaign,
  loadFigures,
  loadLearn,
  loadLibrary,
  loadSetUp,
} from '../../shell/chunks.ts';
import type { PageVersion } from '../../shell/offline/begin.ts';
import type { Go, Route } from '../../shell/router/router.ts';
import { loss, ownDevice } from '../../sources/device/own.ts';
import { Front } from './front.tsx';

export { RacePage } from '../race/page.tsx';

/** The routes that are shown here. A route that is shown nowhere does not compile in app.tsx. */
type FrontRoute = Extract<
  Route,
  {
    readonly at:
      | 'front'
      | 'set'
      | 'races'
      | 'position'
      | 'learn'
      | 'train'
      | 'solo'
      | 'statistics'
      | 'settings'
      | 'laboratory'
      | 'news';
  }
>;

interface Props {
  readonly route: FrontRoute;
  readonly isLost: boolean;
  readonly version: PageVersion;
  readonly go: Go;
}

const SetTable = lazy(async () => (await loadSetUp()).SetTable);
const Learn = lazy(async () => (await loadLearn()).LearnPage);
const MyRaces = lazy(async () => (await loadLibrary()).MyRaces);
const Position = lazy(async () => (await loadLibrary()).PositionPage);
const Solo = lazy(async () => (await loadCampaign()).SoloPages);
const Statistics = lazy(async () => (await loadFigures()).StatisticsPage);
const Settings = lazy(async () => (await loadAbout()).Settings);
const Laboratory = lazy(async () => (await loadFigures()).LaboratoryPage);
const News = lazy(async () => (await loadAbout()).NewsPage);

export function FrontPages({ route, isLost, version, go }: Props): JSX.Element {
  switch (route.at) {
    case 'set':
      return <SetTable key={String(route.around)} device={ownDevice()} go={go} around={route.around} />;
    case 'races':
      return <MyRaces device={ownDevice()} go={go} />;
    case 'position':
      return <Position key={route.data} data={route.data} device={ownDevice()} go={go} />;
    case 'learn':
    case 'train':
      return <Learn device={ownDevice()} go={go} {...(route.at === 'train' ? { about: route.about } : {})} />;
    case 'solo':
      return <Solo key={route.campaign} device={ownDevice()} campaign={route.campaign} go={go} />;
    case 'statistics':
      return <Statistics device={ownDevice()} go={go} />;
    case 'settings':
      return <Settings version={version} go={go} />;
    case 'laboratory':
      return <Laboratory go={go} />;
    case 'news':
      return <News version={version} go={go} />;
    case 'front':
      return (
        <Front
          device={ownDevice()}
          version={version}
          go={go}
          isLost={isLost}
          forgetful={loss.value !== null}
        />
      );
  }
}
