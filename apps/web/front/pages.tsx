// The pages before a race, by the place one is at.
import type { JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import { loadAbout } from '../offline/load.ts';
import { own as device, loss } from '../race/race.ts';
import type { Go, Route } from '../router/router.ts';
import { Front } from './front.tsx';
import { loadBefore } from './load.ts';

interface Props {
  readonly route: Route;
  readonly isLost: boolean;
  readonly go: Go;
}

const SetTable = lazy(async () => (await loadBefore(import('./set-table.tsx'))).SetTable);
const Learn = lazy(async () => {
  const { loadLearning } = await import('../learn/load.ts');
  return (await loadLearning(import('../learn/learn-page.tsx'))).LearnPage;
});
const MyRaces = lazy(async () => (await loadBefore(import('./my-races.tsx'))).MyRaces);
const Solo = lazy(async () => (await loadBefore(import('../solo/pages.tsx'))).SoloPages);
const Statistics = lazy(async () => (await import('../statistics/load.ts')).loadStatistics());
const Settings = lazy(async () => (await loadAbout(import('../settings/settings.tsx'))).Settings);
const Laboratory = lazy(
  async () => (await loadAbout(loadBefore(import('../laboratory/laboratory-page.tsx')))).LaboratoryPage,
);
const News = lazy(async () => (await loadAbout(import('../offline/news-page.tsx'))).NewsPage);

export function FrontPages({ route, isLost, go }: Props): JSX.Element {
  switch (route.at) {
    case 'set':
      return <SetTable key={String(route.around)} device={device} go={go} around={route.around} />;
    case 'races':
      return <MyRaces device={device} go={go} />;
    case 'learn':
      return <Learn device={device} go={go} />;
    case 'solo':
      return <Solo key={route.campaign} device={device} campaign={route.campaign} go={go} />;
    case 'statistics':
      return <Statistics device={device} go={go} />;
    case 'settings':
      return <Settings go={go} />;
    case 'laboratory':
      return <Laboratory go={go} />;
    case 'news':
      return <News go={go} />;
    default:
      return <Front device={device} go={go} isLost={isLost} forgetful={loss.value !== null} />;
  }
}
