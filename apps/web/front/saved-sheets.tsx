// Kept games, a sheet each.
import { Fragment, type JSX } from 'preact';
import type { Go } from '../router/router.ts';
import type { KeptGame } from './library.ts';
import type { Keeping } from './use-library.ts';
import './my-races.css';

interface Props {
  readonly games: readonly KeptGame[];
  /** The first one is the one to go on with. */
  readonly isNextFirst: boolean;
  readonly keeping: Keeping;
  readonly go: Go;
}

export function KeptSheets({ games, isNextFirst, keeping, go }: Props): JSX.Element {
  return (
    <ul class="race-sheets">
      {games.map((kept, at) => (
        <Fragment key={kept.table}>
          {kept.sheet({
            isNext: isNextFirst && at === 0,
            go,
            onSave: () => void keeping.save(kept),
            onDrop: () => void keeping.drop(kept),
          })}
        </Fragment>
      ))}
    </ul>
  );
}
