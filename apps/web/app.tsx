// The page: the front, what leads to a race, the race, and the grandstand.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { loadBefore } from './front/load.ts';
import { lazy } from './lazy.tsx';
import { Defs } from './look/defs.tsx';
import { loadAbout } from './offline/load.ts';
import { isOnline, type Route, readRoute, writeRoute } from './router/router.ts';
import { hasTexts } from './words/say.ts';
import './look/base.css';
import './look/button.css';
import './app.css';

const here = signal(readRoute(location.hash));
/** Where a page that can be opened from anywhere was opened: there one goes back to. */
let before: Route = { at: 'front' };
addEventListener('hashchange', () => {
  const next = readRoute(location.hash);
  const { route } = here.peek();
  if (isAside(next.route) && !isAside(route)) before = route;
  here.value = next;
});

const isAside = ({ at }: Route): boolean => at === 'rules' || at === 'credits' || at === 'privacy';

function go(route: Route): void {
  location.hash = writeRoute(route);
}

const FrontPages = lazy(async () => (await import('./front/pages.tsx')).FrontPages);
const RaceTable = lazy(async () => (await import('./race/page.tsx')).RacePage);
const Rules = lazy(async () => (await loadAbout(import('./front/rules/rules-page.tsx'))).RulesPage);
const Credits = lazy(async () => (await loadAbout(import('./credits/credits-page.tsx'))).CreditsPage);
const Privacy = lazy(async () => (await loadAbout(import('./privacy/privacy-page.tsx'))).PrivacyPage);
const Dash = lazy(async () => (await loadBefore(import('./dash/page.tsx'))).DashPage);
const Online = lazy(async () => (await import('./lobby/load.ts')).loadOnline());
const Watch = lazy(async () => (await import('./replay/load.ts')).loadWatch());

export function App(): JSX.Element {
  if (!hasTexts()) return <div class="waiting" />;
  return (
    <>
      <Defs />
      <Here />
    </>
  );
}

function Here(): JSX.Element {
  const { route, isBad } = here.value;
  if (route.at === 'watch') return <Watch go={go} />;
  if (route.at === 'rules') return <Rules rule={route.rule} back={before} go={go} />;
  if (route.at === 'credits') return <Credits back={before} go={go} />;
  if (route.at === 'privacy') return <Privacy back={before} go={go} />;
  if (route.at === 'dash') return <Dash table={route.table} isReplay={route.isReplay} go={go} />;
  if (isOnline(route)) return <Online route={route} go={go} />;
  if (route.at === 'table') return <RaceTable key={route.table} table={route.table} go={go} />;
  return <FrontPages route={route} isLost={isBad} go={go} />;
}
