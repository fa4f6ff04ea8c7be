// The games kept on this device: go on, take along as a file, bring one, delete one.
import type { JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import { isKnown } from '../net/identity.ts';
import { PlaceLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import type { Device } from './device.ts';
import { ImportGame } from './import-game.tsx';
import { listKept } from './libraries.ts';
import { finished, unfinished } from './library.ts';
import { shelfFor } from './library-for-file.ts';
import { Notice } from './notice.tsx';
import { Page, Section } from './page.tsx';
import { KeptSheets } from './saved-sheets.tsx';
import { useKeeping } from './use-library.ts';
import './my-races.css';

const MyTables = lazy(async () => (await import('../lobby/load.ts')).loadMyTables(), null);

export function MyRaces({ device, go }: { device: Device; go: Go }): JSX.Element {
  const keeping = useKeeping(() => listKept(device));
  const { games, told, status, notice, dismiss, taken } = keeping;
  const nothingHere = games?.length === 0 ? say('front.races.none') : '';
  const shelves = [
    { title: say('front.races.unfinished'), games: unfinished(games ?? []) },
    { title: say('front.races.finished'), games: finished(games ?? []) },
  ];
  return (
    <Page title={say('front.races.title')} aside={say('front.races.aside')} go={go}>
      <p ref={status} class="races-told" aria-live="polite" tabIndex={-1}>
        {games === null ? say('front.races.loading') : told || nothingHere}
      </p>
      {isKnown() && <MyTables go={go} />}
      {shelves.map(
        (shelf, at) =>
          shelf.games.length > 0 && (
            <Section key={shelf.title} title={shelf.title} class="shelf">
              <KeptSheets games={shelf.games} isNextFirst={at === 0} keeping={keeping} go={go} />
            </Section>
          ),
      )}
      <PlaceLink to={{ at: 'statistics' }} go={go} class="button races-figures">
        {say('front.races.figures')}
      </PlaceLink>
      <ImportGame
        shelfFor={(text) => shelfFor(device, text)}
        words={say('front.import')}
        how={say('front.import.how')}
        onTaken={(words) => void taken(words)}
      />
      <Notice words={notice} onDismiss={dismiss} />
    </Page>
  );
}
