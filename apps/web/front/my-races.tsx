// The games saved on this device: continue, export, import, delete.
import type { JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import { isKnown } from '../net/identity.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import type { Device } from './device.ts';
import { ImportGame } from './import-game.tsx';
import { listSaved } from './libraries.ts';
import { finished, unfinished } from './library.ts';
import { libraryForFile } from './library-for-file.ts';
import { Notice } from './notice.tsx';
import { Page, Section } from './page.tsx';
import { SavedGameSheets } from './saved-sheets.tsx';
import { useLibrary } from './use-library.ts';
import './my-races.css';

const MyTables = lazy(async () => (await import('../lobby/load.ts')).loadMyTables(), null);

export function MyRaces({ device, go }: { device: Device; go: Go }): JSX.Element {
  const libraryState = useLibrary(() => listSaved(device));
  const { games, told: announcement, status, notice, dismiss, taken } = libraryState;
  const nothingHere = games?.length === 0 ? say('front.races.none') : '';
  const libraries = [
    { title: say('front.races.unfinished'), games: unfinished(games ?? []) },
    { title: say('front.races.finished'), games: finished(games ?? []) },
  ];
  return (
    <Page title={say('front.races.title')} aside={say('front.races.aside')} go={go}>
      <p ref={status} class="races-told" aria-live="polite" tabIndex={-1}>
        {games === null ? say('front.races.loading') : announcement || nothingHere}
      </p>
      {isKnown() && <MyTables go={go} />}
      {libraries.map(
        (library, at) =>
          library.games.length > 0 && (
            <Section key={library.title} title={library.title} class="shelf">
              <SavedGameSheets
                games={library.games}
                isNextFirst={at === 0}
                libraryState={libraryState}
                go={go}
              />
            </Section>
          ),
      )}
      <RouteLink to={{ at: 'statistics' }} go={go} class="button races-figures">
        {say('front.races.figures')}
      </RouteLink>
      <ImportGame
        libraryForFile={(text) => libraryForFile(device, text)}
        words={say('front.import')}
        how={say('front.import.how')}
        onTaken={(words) => void taken(words)}
      />
      <Notice words={notice} onDismiss={dismiss} />
    </Page>
  );
}
