// The dashes kept on this device: to go on with, to take along as a file, to be removed; and one brought from a file.
import type { JSX } from 'preact';
import { ImportGame } from '../front/import-game.tsx';
import { finished, unfinished } from '../front/library.ts';
import { Notice } from '../front/notice.tsx';
import { Section } from '../front/page.tsx';
import { KeptSheets } from '../front/saved-sheets.tsx';
import { useKeeping } from '../front/use-library.ts';
import type { Go } from '../router/router.ts';
import { dashShelf } from './library.tsx';
import { say } from './words.ts';

export function KeptDashes({ go }: { go: Go }): JSX.Element {
  const keeping = useKeeping(dashShelf.list);
  const { games, told, status, notice, dismiss, taken } = keeping;
  const all = [...unfinished(games ?? []), ...finished(games ?? [])];
  return (
    <Section title={say('dash.page.kept')} class="dash-kept">
      <p ref={status} class="races-told" aria-live="polite" tabIndex={-1}>
        {told || (games?.length === 0 ? say('dash.page.keptNone') : '')}
      </p>
      <KeptSheets games={all} isNextFirst={false} keeping={keeping} go={go} />
      <ImportGame
        shelfFor={async () => dashShelf}
        words={say('dash.page.import')}
        how={say('dash.page.importHow')}
        onTaken={(words) => void taken(words)}
      />
      <Notice words={notice} onDismiss={dismiss} />
    </Section>
  );
}
