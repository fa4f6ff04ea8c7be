// The dashes saved on this device: continue, export, delete; and import one from a file.
import type { JSX } from 'preact';
import { ImportGame } from '../front/import-game.tsx';
import { finished, unfinished } from '../front/library.ts';
import { Notice } from '../front/notice.tsx';
import { Section } from '../front/page.tsx';
import { SavedGameSheets } from '../front/saved-sheets.tsx';
import { useLibrary } from '../front/use-library.ts';
import type { Go } from '../router/router.ts';
import { dashLibrary } from './library.tsx';
import { say } from './words.ts';

export function SavedDashes({ go }: { go: Go }): JSX.Element {
  const libraryState = useLibrary(dashLibrary.list);
  const { games, told: announcement, status, notice, dismiss, taken } = libraryState;
  const all = [...unfinished(games ?? []), ...finished(games ?? [])];
  return (
    <Section title={say('dash.page.kept')} class="dash-kept">
      <p ref={status} class="races-told" aria-live="polite" tabIndex={-1}>
        {announcement || (games?.length === 0 ? say('dash.page.keptNone') : '')}
      </p>
      <SavedGameSheets games={all} isNextFirst={false} libraryState={libraryState} go={go} />
      <ImportGame
        libraryForFile={async () => dashLibrary}
        words={say('dash.page.import')}
        how={say('dash.page.importHow')}
        onTaken={(words) => void taken(words)}
      />
      <Notice words={notice} onDismiss={dismiss} />
    </Section>
  );
}
