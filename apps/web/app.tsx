// The page: shows what belongs to the current route. Each part is fetched when it is first shown.

import { crewDefs } from '@race/atlas';
import type { JSX } from 'preact';
import './shell/look/defs.css';
import { lazy } from './shell/base/lazy.tsx';
import { isEmbedded, savedText } from './shell/base/local-storage.ts';
import {
  loadAbout,
  loadDash,
  loadFrontPages,
  loadOnline,
  loadReplay,
  loadRulebook,
  loadTalk,
} from './shell/chunks.ts';
import { CallTab } from './shell/frame/call.tsx';
import type { PageVersion } from './shell/offline/begin.ts';
import { isOnline, type Navigation, type Route } from './shell/router/router.ts';
import { hasTexts } from './shell/words/say.ts';
import './shell/look/base.css';
import './shell/look/button.css';
import './shell/look/app.css';

const FrontPages = lazy(async () => (await loadFrontPages()).FrontPages);
const RaceTable = lazy(async () => (await loadFrontPages()).RacePage);
const Rules = lazy(async () => (await loadRulebook()).RulesPage);
const Credits = lazy(async () => (await loadAbout()).CreditsPage);
const Privacy = lazy(async () => (await loadAbout()).PrivacyPage);
const Dash = lazy(async () => (await loadDash()).DashPage);
const Online = lazy(async () => (await loadOnline()).OnlinePages);
const Turns = lazy(async () => (await loadTalk()).Turns, null);
const Watch = lazy(async () => (await loadReplay()).Watch);
const Embedded = lazy(async () => (await loadReplay()).Embedded);

// They are in the first files of the page: a frame is saved if they are not asked for only when they are shown.
FrontPages.fetch();
RaceTable.fetch();

interface Props {
  readonly navigation: Navigation;
  readonly version: PageVersion;
}

export function App(props: Props): JSX.Element {
  const { current, go } = props.navigation;
  const { route } = current.value;
  if (!hasTexts()) return <div class="waiting" />;
  return (
    <>
      <Defs />
      <CurrentPage {...props} />
      {isOverMap(route) && <CallTab go={go} place="table" />}
      {(isOnline(route) || hasSatDown()) && <Turns />}
    </>
  );
}

/** Other pages show in their frame which races wait. */
const isOverMap = (route: Route): boolean =>
  route.at === 'dash' ? route.table !== null : MAPS.includes(route.at);

const MAPS: readonly Route['at'][] = ['table', 'online', 'watch', 'study', 'replay'];

/** Whether this device has a person whom the server has stored: `sources/online/identity.ts` saves that. */
const hasSatDown = (): boolean => savedText('race-token-prized') !== null;

function CurrentPage({ navigation: { current, go }, version }: Props): JSX.Element {
  const { route, isBad, back } = current.value;
  if (isEmbedded) return <Embedded />;
  if (route.at === 'watch') return <Watch go={go} />;
  if (route.at === 'study') return <Watch key={route.data} go={go} packed={route.data} />;
  if (route.at === 'rules') return <Rules rule={route.rule} back={back} go={go} />;
  if (route.at === 'credits') return <Credits back={back} go={go} />;
  if (route.at === 'privacy') return <Privacy back={back} go={go} />;
  if (route.at === 'dash') return <Dash table={route.table} isReplay={route.isReplay} go={go} />;
  if (isOnline(route)) return <Online route={route} go={go} />;
  if (route.at === 'table') return <RaceTable key={route.table} table={route.table} go={go} />;
  return <FrontPages route={route} isLost={isBad} version={version} go={go} />;
}

const CREWS = crewDefs();

function Defs(): JSX.Element {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="bezel" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" class="stop-light" />
          <stop offset=".35" class="stop-mid" />
          <stop offset=".55" class="stop-dark" />
          <stop offset=".75" class="stop-mid" />
          <stop offset="1" class="stop-light" />
        </linearGradient>
        <radialGradient id="dial" cx=".42" cy=".35">
          <stop offset="0" class="stop-dial-high" />
          <stop offset=".75" class="stop-dial" />
          <stop offset="1" class="stop-dial-low" />
        </radialGradient>
      </defs>
      <defs dangerouslySetInnerHTML={{ __html: CREWS }} />
    </svg>
  );
}
