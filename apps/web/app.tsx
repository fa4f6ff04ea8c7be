// The page: the front, what leads to a race, the race, and the grandstand.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { loadBefore } from './front/load.ts';
import { lazy } from './lazy.tsx';
import { Defs } from './look/defs.tsx';
import { loadAbout } from './offline/load.ts';
import { isOnline, type Place, readPlace, writePlace } from './router/router.ts';
import { canSpeak } from './words/say.ts';
import './look/base.css';
import './look/button.css';
import './app.css';

const here = signal(readPlace(location.hash));
/** Where a page that can be opened from anywhere was opened: there one goes back to. */
let before: Place = { at: 'front' };
addEventListener('hashchange', () => {
  const next = readPlace(location.hash);
  const { place } = here.peek();
  if (isAside(next.place) && !isAside(place)) before = place;
  here.value = next;
});

const isAside = ({ at }: Place): boolean => at === 'rules' || at === 'credits' || at === 'privacy';

function go(place: Place): void {
  location.hash = writePlace(place);
}

const FrontPages = lazy(async () => (await import('./front/pages.tsx')).FrontPages);
const LiveTable = lazy(async () => (await import('./race/page.tsx')).LivePage);
const Rules = lazy(async () => (await loadAbout(import('./front/rules/rules-page.tsx'))).RulesPage);
const Credits = lazy(async () => (await loadAbout(import('./credits/credits-page.tsx'))).CreditsPage);
const Privacy = lazy(async () => (await loadAbout(import('./privacy/privacy-page.tsx'))).PrivacyPage);
const Dash = lazy(async () => (await loadBefore(import('./dash/page.tsx'))).DashPage);
const Online = lazy(async () => (await import('./lobby/load.ts')).loadOnline());
const Watch = lazy(async () => (await import('./replay/load.ts')).loadWatch());

export function App(): JSX.Element {
  if (!canSpeak()) return <div class="waiting" />;
  return (
    <>
      <Defs />
      <Here />
    </>
  );
}

function Here(): JSX.Element {
  const { place, isBad } = here.value;
  if (place.at === 'watch') return <Watch go={go} />;
  if (place.at === 'rules') return <Rules rule={place.rule} back={before} go={go} />;
  if (place.at === 'credits') return <Credits back={before} go={go} />;
  if (place.at === 'privacy') return <Privacy back={before} go={go} />;
  if (place.at === 'dash') return <Dash table={place.table} isFilm={place.isFilm} go={go} />;
  if (isOnline(place)) return <Online place={place} go={go} />;
  if (place.at === 'table') return <LiveTable key={place.table} table={place.table} go={go} />;
  return <FrontPages place={place} isLost={isBad} go={go} />;
}
