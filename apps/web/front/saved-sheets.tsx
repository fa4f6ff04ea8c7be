// Saved games, a sheet each.
import { Fragment, type JSX } from 'preact';
import type { Go } from '../router/router.ts';
import type { SavedGame } from './library.ts';
import type { LibraryState } from './use-library.ts';
import './my-races.css';

interface Props {
  readonly games: readonly SavedGame[];
  /** The first one is the one to go on with. */
  readonly isNextFirst: boolean;
  readonly libraryState: LibraryState;
  readonly go: Go;
}

export function SavedGameSheets({ games, isNextFirst, libraryState, go }: Props): JSX.Element {
  return (
    <ul class="race-sheets">
      {games.map((saved, at) => (
        <Fragment key={saved.table}>
          {saved.sheet({
            isNext: isNextFirst && at === 0,
            go,
            onSave: () => void libraryState.save(saved),
            onDrop: () => void libraryState.drop(saved),
          })}
        </Fragment>
      ))}
    </ul>
  );
}
